/** One grammar of shapes per people, loaded when its first card is shown: most tables need two or three of them. */
import type { Pen } from '../draw'
import type { Subject } from '../subject'

export type Grammar = (pen: Pen, card: Subject) => string

const others = () => import('./others')
const LOADERS: Record<string, () => Promise<Grammar>> = {
  hoax: async () => (await import('./hoax')).hoax,
  vulca: async () => (await import('./vulca')).vulca,
  mimix: async () => (await import('./mimix')).mimix,
  flit: async () => (await import('./flit')).flit,
  khind: async () => (await import('./khind')).khind,
  terrah: async () => (await import('./terrah')).terrah,
  pillar: async () => (await import('./pillar')).pillar,
  aqua: async () => (await import('./aqua')).aqua,
  buka: async () => (await import('./buka')).buka,
  mutant: async () => (await others()).mutant,
  hyla: async () => (await others()).hyla,
  tutu: async () => (await others()).tutu,
  inq: async () => (await others()).inquisitor,
  inter: async () => (await others()).interference,
}

export const grammar = (people: string): Promise<Grammar> =>
  LOADERS[people]?.() ?? others().then((found) => found.moonfolk)
