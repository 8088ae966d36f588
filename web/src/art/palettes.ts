/** The colours of the peoples. `main` and `second` are the hues a people is known by (tokens --people-*). */
export interface Palette {
  /** Outlines and darkest shadows. */
  readonly ink: string
  /** The dark of the place. */
  readonly deep: string
  readonly main: string
  readonly second: string
  /** Paper, faces, light. */
  readonly light: string
  /** What is rare and catches the eye. */
  readonly accent: string
}

const colours = (
  ink: string,
  deep: string,
  main: string,
  second: string,
  light: string,
  accent: string,
): Palette => ({ ink, deep, main, second, light, accent })

export const PALETTES = {
  hoax: colours('#182133', '#2f3f5a', '#627a98', '#abc4d8', '#eff5f9', '#d9c48a'),
  vulca: colours('#2a0d12', '#6b1620', '#d9431e', '#ffb02e', '#ffeab4', '#ff7b2b'),
  mimix: colours('#2c1b12', '#7c4a1e', '#d18f33', '#1f8783', '#f5e8cb', '#b4442c'),
  flit: colours('#1b3150', '#3b7fbb', '#86c6ec', '#ff7c63', '#ffffff', '#ffd78f'),
  khind: colours('#2a2140', '#2459ad', '#e5352f', '#ffcd2c', '#fff6e2', '#46b4e6'),
  terrah: colours('#1e1a19', '#403b3d', '#a9552c', '#74874a', '#e0cca6', '#7d7873'),
  pillar: colours('#25143b', '#4d2b7b', '#8250b8', '#f5a728', '#fcefcd', '#62a545'),
  aqua: colours('#05222b', '#0a4752', '#15828c', '#7fd0c8', '#f4f1e7', '#e8b5a4'),
  buka: colours('#0e1831', '#1d2d59', '#34508c', '#cb993b', '#f2e6ca', '#b23b39'),
  mutant: colours('#13210e', '#2c401b', '#7cc220', '#c9f14c', '#f2ffd2', '#c53fa2'),
  hyla: colours('#1d3541', '#4a7287', '#8fb8c9', '#c9e0e5', '#f6fbfb', '#7a9f58'),
  tutu: colours('#341a0a', '#8c3e11', '#ed7c1e', '#ffc34f', '#fff1d4', '#2e7e79'),
  inq: colours('#17131f', '#35283f', '#6f4d70', '#b9bfd1', '#eeecf5', '#c3344e'),
  inter: colours('#131a34', '#26315d', '#4b5b98', '#cfd8f5', '#f5f7ff', '#f0cf86'),
  /** Everybody else: moon silver. */
  moon: colours('#141a31', '#27304f', '#5d6b98', '#cfd8f5', '#f6f8ff', '#9fb4ea'),
} as const satisfies Record<string, Palette>

export type People = keyof typeof PALETTES

export function palette(people: string): Palette {
  return (PALETTES as Record<string, Palette>)[people] ?? PALETTES.moon
}

/** The two elements, as the tokens have them. */
export const ELEMENTS = {
  fire: { main: '#e4572e', light: '#ffb04a', dark: '#8f2414' },
  earth: { main: '#6f8f3a', light: '#c7b15a', dark: '#3c4f1d' },
} as const

/** The five seats of Equinox: safe for colour-blind eyes (after Okabe and Ito), also apart in greyscale. */
export const SEATS = ['#f0e442', '#56b4e9', '#d55e00', '#7b3fa0', '#17382c'] as const
