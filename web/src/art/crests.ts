/** Crests: one bold glyph per people on a round field, readable at 16 px, so no gradients and few strokes. */
import { dot, fill, group, ink, mix, once, oval, ring } from './draw'
import { palette } from './palettes'
import { feather, flame } from './parts'

function glyph(people: string, light: string, field: string, second: string): string {
  switch (people) {
    case 'hoax': // the astrolabe: an eye within a gear
      return (
        Array.from({ length: 8 }, (_, i) =>
          group(`translate(24 24) rotate(${i * 45})`, fill('M-3.500 -12V-18H3.500V-12Z', light)),
        ).join('') +
        dot(24, 24, 14, light) +
        dot(24, 24, 9, field) +
        dot(24, 24, 4.5, light)
      )
    case 'vulca':
      return fill(flame(24, 36, 24, 32, 2), light) + fill(flame(24, 37, 11, 16), field)
    case 'mimix': // a mask
      return (
        fill('M10 12C18 7 30 7 38 12C39 26 34 38 24 42C14 38 9 26 10 12Z', light) +
        fill(
          'M13 20Q18 15 22 21Q17 24 13 20ZM35 20Q30 15 26 21Q31 24 35 20ZM18 32Q24 28 30 32Q24 37 18 32Z',
          field,
        ) +
        fill('M22.500 9H25.500V27H22.500Z', field)
      )
    case 'flit': // a wing
      return (
        [0, 1, 2, 3].map((i) => fill(feather(9, 34, 34 - i * 5, 5.5, -62 + i * 20), light)).join('') +
        dot(10, 34, 4.5, light)
      )
    case 'khind': // a crooked grin
      return (
        dot(24, 24, 16, light) +
        dot(17, 20, 4.2, field) +
        dot(31, 19, 2.8, field) +
        fill('M13 28Q25 33 35 25Q34 38 24 38Q15 38 13 28Z', field) +
        fill('M20 29.500l5 0.500 0 4.500 -5 -0.500Z', light)
      )
    case 'terrah': // strata of a mountain
      return fill('M24 7L31 19H17ZM15.500 22H32.500L37 30H11ZM9.500 33H38.500L42 39H6Z', light)
    case 'pillar': // a butterfly
      return (
        ['', 'translate(48 0) scale(-1 1)']
          .map((t) =>
            group(
              t,
              fill(
                'M24 24C26 10 38 7 42 10C44 20 36 26 24 25ZM24 25C34 25 39 31 36 37C30 41 25 34 24 25Z',
                light,
              ),
              dot(35, 16, 2.8, field),
            ),
          )
          .join('') + ink('M24 14V36', field, 3)
      )
    case 'aqua': // a wave that curls
      return fill(
        'M5 38C6 20 16 9 28 10C38 11 42 20 37 26C37 20 32 17 27 20C22 24 24 32 32 34C36 35 40 34 43 32V40H5Z',
        light,
      )
    case 'buka': // an anchor
      return ink('M24 15V40M15 21H33M9 29C11 43 37 43 39 29', light, 4.6) + ring(24, 10.5, 4, light, 3.4)
    case 'mutant': // two halves that do not fit
      return (
        fill('M23 8C12 8 8 18 9 26C10 34 16 39 23 40Z', light) +
        fill('M26 11H36L40 20L36 29L40 36L26 42Z', second) +
        dot(16.5, 22, 3.6, field) +
        fill('M29 22H37V26H29Z', field)
      )
    case 'hyla': // a frog's head
      return (
        fill('M6 27C6 17 13 17 16 17H32C35 17 42 17 42 27C42 37 32 40 24 40C16 40 6 37 6 27Z', light) +
        dot(14, 16, 7.5, light) +
        dot(34, 16, 7.5, light) +
        dot(14, 16, 3.6, field) +
        dot(34, 16, 3.6, field) +
        ink('M13 30Q24 37 35 30', field, 3)
      )
    case 'tutu': // a drum
      return (
        fill('M9 18L13 40H35L39 18Z', light) +
        fill(oval(24, 17, 16, 6.5), light) +
        ink('M9.500 19C14 25 34 25 38.500 19', field, 2.4) +
        ink('M14 25L19 39L24 26L29 39L34 25', field, 2.4) +
        ink('M11 5L19 12M37 5L29 12', light, 3.4)
      )
    case 'inq': // the eye that judges
      return (
        fill('M4 24C12 10 36 10 44 24C36 38 12 38 4 24Z', light) +
        dot(24, 24, 8.5, field) +
        fill('M24 17L27 24L24 31L21 24Z', second)
      )
    case 'inter': // stop, says a hand
      return fill('M21 5H27L29 31H19Z', light) + dot(24, 39, 4.8, light)
    default: // a moon
      return fill('M29 6A18.500 18.500 0 1 0 42 32A15.500 15.500 0 0 1 29 6Z', light)
  }
}

/** A people's crest, 48 by 48, readable at 16 px. */
export const crest: (people: string) => string = /* @__PURE__ */ once((people: string) => {
  const p = palette(people)
  // dark people's colours carry a light glyph, light ones a dark one
  const dark = ['khind', 'hyla', 'flit', 'tutu', 'mutant'].includes(people)
  const field =
    {
      khind: p.second,
      hyla: p.second,
      flit: p.main,
      tutu: p.main,
      mutant: p.main,
      terrah: p.main,
      mimix: p.second,
      buka: p.deep,
      aqua: p.main,
      inq: p.deep,
    }[people] ?? p.main
  const light = dark ? p.ink : p.light
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" stroke-linecap="round" stroke-linejoin="round">` +
    dot(24, 24, 23.5, p.ink) +
    dot(24, 24, 21.5, field) +
    group(
      'translate(24 24) scale(0.86) translate(-24 -24)',
      glyph(people, light, field, dark ? mix(p.ink, p.accent, 0.7) : p.accent),
    ) +
    '</svg>'
  )
})
