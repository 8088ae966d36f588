/** The symbols of Blue Moon as silhouettes, 24 by 24, one path each (even-odd). How to add one: docs/design.md. */
import { t } from '../words/index.svelte'

export const SYMBOLS = {
  // elements
  fire: 'M12.6 1c.6 3.3-1.1 5.2-2.9 7.2-.3-1.3-.9-2.3-1.9-3-.2 2.4-1.2 3.9-2.2 5.5C4.6 12.3 4 13.8 4 15.4 4 19.7 7.5 23 12 23s8-3.3 8-7.700c0-3-1.4-5-3-7.1-.3 1.5-.8 2.5-1.7 3.3.3-4-.3-8-2.7-10.5z',
  earth: 'M.5 21.5L7 8.5l2.7 3.700L14.3 3l3.6 6.6 1.3-1.6 4.3 13.5z',
  // icons
  shield: 'M12 1l9.5 3v8c0 5.2-3.8 8.8-9.5 11-5.7-2.2-9.5-5.8-9.5-11V4z',
  stop: 'M7.4 1h9.200L23 7.400v9.200L16.6 23H7.400L1 16.600V7.400zM5.5 9.800v4.400h13V9.800z',
  retrieve: 'M9.5 1.5L1.5 8.5l8 7v-4.300h4.200a3.3 3.3 0 010 6.600H6v4.700h7.700a8 8 0 000-16H9.5z',
  protected:
    'M12 .8a11.2 11.2 0 100 22.400A11.2 11.2 0 0012 .8zm0 3.400a7.8 7.8 0 110 15.6 7.8 7.8 0 010-15.600zM12 6.300l1.6 4.1 4.1 1.6-4.1 1.600L12 17.700l-1.6-4.100L6.3 12l4.1-1.600z',
  free: 'M8.5 1.5h7v7h7v7h-7v7h-7v-7h-7v-7h7z',
  pair: 'M8.3 5a7 7 0 100 14 7 7 0 000-14zM15.7 5a7 7 0 100 14 7 7 0 000-14z',
  'gang-cool':
    'M.5 6.5h23v3h-1.200c0 5.3-1.7 8.5-5.3 8.5-3.5 0-4.3-2.5-4.5-6h-1c-.2 3.5-1 6-4.5 6-3.6 0-5.3-3.2-5.3-8.5H.5z',
  'gang-top': 'M2.6 17.5L.8 5.5l6.2 5L12 2l5 8.5 6.2-5-1.8 12zM2.8 19.300h18.400v3.200H2.800z',
  'gang-fun':
    'M12 1a11 11 0 100 22 11 11 0 000-22zM6.5 7h3.600v4.200H6.5zM13.9 7h3.600v4.200h-3.600zM5.3 13.600h13.400c-.5 3.6-3.2 5.7-6.7 5.700s-6.2-2.1-6.7-5.700z',
  'gang-no': 'M5.5 1.5l6.5 6.4 6.5-6.4 4 4-6.4 6.5 6.4 6.5-4 4-6.5-6.4-6.5 6.4-4-4L7.9 12 1.5 5.5z',
  replace: 'M1 7.5L8.3 1.5v3.700H22v4.600H8.300v3.700zM23 16.5l-7.3 6v-3.700H2v-4.600h13.700v-3.700z',
  'bluff-none':
    'M.8 7.5C4 5.2 8.3 5.2 12 7.200c3.7-2 8-2 11.2.3.3 6-1.5 11-6 11-3 0-3.3-3-5.2-3s-2.2 3-5.2 3c-4.5 0-6.3-5-6-11zM4.6 10.800c.8 2.4 3.3 3 5.3 1.5-.9-2.1-3.3-2.7-5.3-1.5zM19.4 10.800c-.8 2.4-3.3 3-5.3 1.5.9-2.1 3.3-2.7 5.3-1.5z',
  'bluff-fire':
    'M.8 12C4 10 8.3 10.2 12 12c3.7-1.8 8-2 11.2 0 .3 6-1.5 10.5-6 10.5-3 0-3.3-2.7-5.2-2.700s-2.2 2.7-5.2 2.700C2.3 22.5.5 18 .8 12zM4.6 15c.8 2.4 3.3 3 5.3 1.5-.9-2.1-3.3-2.7-5.3-1.5zM19.4 15c-.8 2.4-3.3 3-5.3 1.5.9-2.1 3.3-2.7 5.3-1.5zM12.3.5c.3 2-.8 3.2-2 4.5-.3-.7-.6-1.2-1.2-1.6-.3 2.3-1.6 2.9-1.3 5 1.4 0 2.9.4 4.2 1.1 1.3-.7 2.8-1.1 4.2-1.1 0-2-1-3-1.7-3.9-.1.7-.3 1.2-.8 1.6.2-2-.1-4.2-1.4-5.600z',
  'bluff-earth':
    'M.8 12C4 10 8.3 10.2 12 12c3.7-1.8 8-2 11.2 0 .3 6-1.5 10.5-6 10.5-3 0-3.3-2.7-5.2-2.700s-2.2 2.7-5.2 2.700C2.3 22.5.5 18 .8 12zM4.6 15c.8 2.4 3.3 3 5.3 1.5-.9-2.1-3.3-2.7-5.3-1.5zM19.4 15c-.8 2.4-3.3 3-5.3 1.5.9-2.1 3.3-2.7 5.3-1.5zM4.5 8.5l4-6 2 2.600L13.5.5l6 8c-2.5-.3-5.2 0-7.5 1-2.3-1-5-1.3-7.5-1z',
  // card kinds
  character: 'M12 1a5.3 5.3 0 110 10.600A5.3 5.3 0 0112 1zM1.8 23c0-6.3 4.3-10 10.2-10s10.2 3.7 10.2 10z',
  booster: 'M17.5 1.5h5v5L12 17l2 2-2.2 2.2-3.4-3.400L4 22.2 1.8 20l4.4-4.4-3.4-3.400L5 10l2 2z',
  support: 'M12 1l11 7.5H1zM3.5 10h4v8.5h-4zM10 10h4v8.5h-4zM16.5 10h4v8.5h-4zM1 20h22v3H1z',
  leadership: 'M3 1h3v1.700c5-2 8.5 2.6 15.5-.5v12C14.5 17.3 11 12.7 6 14.700V23H3z',
  leader: 'M12 .8l3.3 7.3 8 .9-5.9 5.4 1.6 7.8-7-3.9-7 3.9 1.6-7.800L.7 9l8-.9z',
  'influence-ship':
    'M11 1.5v13.300H2.800C6 11 9 6.8 11 1.5zM13 4c3.4 3 6.3 6.5 8 10.800h-8zM1 17h22c-.8 3.5-3 6-6.5 6h-9C4 23 1.8 20.5 1 17z',
  'influence-hyla':
    'M12 .8c4.3 5.6 8 9.5 8 14.200a8 8 0 01-16 0C4 10.3 7.7 6.4 12 .8zM8 13.300c-.7 3.5 1 6 4.3 6.2-2-1.2-3.5-3-4.3-6.200z',
  achievement: 'M6.5 1.5h11L22.5 8h-21zM1.3 10h6l3.3 12.5zM9.5 10h5L12 20zM22.7 10h-6l-3.3 12.5z',
  interference: 'M14.5.5L3 14h7.300L8 23.5 21 9.700h-7.700z',
  inquisitor:
    'M.5 12C3.7 6.3 7.7 3.8 12 3.800s8.3 2.5 11.5 8.200c-3.2 5.7-7.2 8.2-11.5 8.200S3.7 17.7.5 12zM12 7a5 5 0 100 10 5 5 0 000-10zM12 9.700a2.3 2.3 0 110 4.6 2.3 2.3 0 010-4.600z',
  emissary: 'M1 4.5h22L12 13zM1 7.300V20h22V7.300L12 16z',
  // counts
  moon: 'M17 2.200A10.3 10.3 0 1017 21.8 11 11 0 0117 2.200z',
  capacity: 'M12 .8l10 5.2-10 5.300L2 6zM1 8l10 5.300v9.900L1 17.900zM23 8l-10 5.300v9.900l10-5.300z',
  crystal: 'M12 .5l7.5 8L12 23.5 4.5 8.5zM12 4L8 8.8 12 17z',
  hand: 'M1.5 8.5l5-2.300L12 20l-4 1.700zM8.5 4h7v18h-7zM17.5 6.200l5 2.300L16 21.700l-3-1.400z',
  pile: 'M4 1.5h13v16H4zM18.8 5v14.300H6.5v3.200H21.5V5z',
  // what is ignored: a broken ring around it
  'ignored-card':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM8.6 6.800h6.800v10.400H8.600z',
  'ignored-text':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM7 7.800h10v2.200H7zM7 11.200h10v2.200H7zM7 14.600h6.5v2.200H7z',
  'ignored-icons':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM12 6l1.8 4.200L18 12l-4.2 1.800L12 18l-1.8-4.200L6 12l4.2-1.800z',
} as const

export type SymbolName = keyof typeof SYMBOLS

export const isSymbol = (name: string): name is SymbolName => name in SYMBOLS

/** Icons of the card data; the two shields are drawn around their values. */
export function iconSymbol(icon: string): SymbolName {
  if (icon.startsWith('shield')) return 'shield'
  return isSymbol(icon) ? icon : 'protected'
}
/** The symbol of a kind of card. */
export const kindSymbol = (kind: string): SymbolName => (isSymbol(kind) ? kind : 'leadership')

/** Which rule explains a symbol. */
export function iconRule(icon: string): string {
  return ICON_RULES[icon.split('-')[0]!] ?? 'BM-10.0'
}
const ICON_RULES: Record<string, string> = {
  shield: 'BM-10.1',
  stop: 'BM-10.3',
  retrieve: 'BM-10.8',
  protected: 'BM-10.10',
  free: 'BM-10.14',
  pair: 'BM-10.19',
  gang: 'BM-10.25',
  replace: 'BM-10.29',
  bluff: 'BM-10.33',
}

/** A word of the catalogue; what is not in it (card packs of others) by its own key. */
function word(key: string, fallback: string): string {
  const said = t(key)
  return said === key ? fallback : said
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const iconName = (icon: string): string => word(`page-cards-icon-${icon}`, icon.toUpperCase())
/** What a symbol does, in one sentence. */
export const iconHint = (icon: string): string => word(`page-cards-does-${icon.split('-')[0]}`, '')
export const kindName = (kind: string): string => word(`page-cards-kind-${kind}`, capital(kind))
export const peopleName = (people: string): string => word(`page-cards-people-${people}`, capital(people))
export const elementName = (element: 'fire' | 'earth'): string => t(`page-cards-element-${element}`)

/** What a shape stands for, wherever it stands. */
export function symbolName(name: SymbolName): string {
  if (name === 'fire' || name === 'earth') return elementName(name)
  for (const said of [
    t(`page-cards-symbol-${name}`),
    t(`page-cards-icon-${name}`),
    t(`page-cards-kind-${name}`),
  ])
    if (!said.startsWith('page-cards-')) return said
  return name
}
