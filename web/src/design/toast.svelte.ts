/** Short news at the edge of the screen: `toast(text)`. Toast.svelte shows them, once per page. */
export type ToastKind = 'plain' | 'good' | 'problem'
export interface Note {
  id: number
  text: string
  kind: ToastKind
}

export const notes = $state<Note[]>([])
let count = 0

export function toast(text: string, kind: ToastKind = 'plain', milliseconds = 2500 + text.length * 60): void {
  const same = notes.findIndex((note) => note.text === text)
  if (same >= 0) notes.splice(same, 1)
  const id = ++count
  notes.push({ id, text, kind })
  if (notes.length > 3) notes.shift()
  setTimeout(() => dismiss(id), milliseconds)
}

export function dismiss(id: number): void {
  const place = notes.findIndex((note) => note.id === id)
  if (place >= 0) notes.splice(place, 1)
}
