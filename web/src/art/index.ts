/** All pictures, drawn by code. Every function gives a whole SVG as text; the same key gives the same picture. Nothing
 * but names here: a page that shows crests does not load the cards. */
export { address } from './address'
export { cardBack } from './backs'
export { cardArt } from './cards'
export { creature } from './creatures'
export { crest } from './crests'
export { dragon } from './dragons'
export { hero } from './heroes'
export { ornament } from './ornaments'
export type { Ornament } from './ornaments'
export { ELEMENTS, PALETTES, SEATS, palette } from './palettes'
export type { Palette, People } from './palettes'
export { stone } from './stones'
