/** Stones of the five seats: shape, colour and mark each tell whose it is. */
import { Pen, both, dot, fill, mix, once, oval, see, star } from './draw'
import { SEATS } from './palettes'

const NIGHT = '#10142a'

const STONES: readonly (() => string)[] = [
  () => oval(20, 20, 15, 14),
  () => 'M8 9C14 6 26 6 32 9C35 15 35 25 32 31C26 34 14 34 8 31C5 25 5 15 8 9Z',
  () => 'M20 4C23 4 36 27 35 31C33 35 7 35 5 31C4 27 17 4 20 4Z',
  () => 'M20 3C23 4 34 16 35 20C34 24 23 36 20 37C17 36 6 24 5 20C6 16 17 4 20 3Z',
  () =>
    'M20 4C23 4 23 12 25 14C28 15 35 13 36 16C37 19 30 22 29 25C29 28 33 34 31 36C28 38 23 32 20 32C17 32 12 38 9 36C7 34 11 28 11 25C10 22 3 19 4 16C5 13 12 15 15 14C17 12 17 4 20 4Z',
]

/** The stone of a seat: five shapes and colours, 40 by 40. */
export const stone: (seat: number) => string = /* @__PURE__ */ once((seat: number) => {
  const which = ((seat % 5) + 5) % 5
  const pen = new Pen('stone' + which)
  const colour = SEATS[which]!
  const d = STONES[which]!()
  const light = mix(colour, '#ffffff', which === 4 ? 0.28 : 0.4)
  return pen.svg(
    40,
    40,
    fill(oval(21, 36, 13, 2.6), NIGHT, see(0.35)),
    both(d, '#ffffff', '#ffffff', 4.4),
    pen.cel(d, colour, mix(colour, NIGHT, 0.4), NIGHT, {
      width: 1.8,
      x: -3,
      y: -3.5,
      marks: fill(oval(14, 12, 6, 3.4), light, ' transform="rotate(-30 14 12)"'),
    }),
    // a mark in the middle, the number of corners told once more
    which === 0
      ? dot(20, 21, 3.4, NIGHT, see(0.75))
      : fill(
          star(
            20,
            which === 2 ? 24 : 21,
            5.4,
            which === 1 ? 3.9 : which === 3 ? 2.4 : 2.2,
            [0, 4, 3, 4, 5][which]!,
            which === 1 ? -45 : -90,
          ),
          which === 4 ? '#ffffff' : NIGHT,
          see(0.8),
        ),
  )
})
