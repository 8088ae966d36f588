/** The symbols of Blue Moon as silhouettes, 24 by 24, one path each (even-odd). How to add one: docs/design.md. */
import { t } from '../words/index.svelte'

export const SYMBOLS = {
  // elements
  fire: 'M12.600 1c.6 3.300-1.100 5.200-2.900 7.200-.3-1.300-.9-2.300-1.900-3-.2 2.400-1.200 3.900-2.200 5.500C4.600 12.300 4 13.800 4 15.400 4 19.700 7.500 23 12 23s8-3.300 8-7.700c0-3-1.400-5-3-7.100-.3 1.500-.8 2.500-1.700 3.300.3-4-.3-8-2.700-10.500z',
  earth: 'M.5 21.500L7 8.500l2.700 3.700L14.300 3l3.600 6.600 1.300-1.600 4.300 13.500z',
  // icons
  shield: 'M12 1l9.500 3v8c0 5.200-3.800 8.800-9.500 11-5.700-2.200-9.500-5.800-9.500-11V4z',
  stop: 'M7.400 1h9.200L23 7.400v9.200L16.600 23H7.400L1 16.600V7.400zM5.500 9.800v4.400h13V9.800z',
  retrieve:
    'M9.500 1.500L1.500 8.500l8 7v-4.300h4.200a3.300 3.300 0 010 6.600H6v4.700h7.700a8 8 0 000-16H9.500z',
  protected:
    'M12 .8a11.200 11.200 0 100 22.400A11.200 11.200 0 0012 .8zm0 3.400a7.800 7.800 0 110 15.600 7.800 7.800 0 010-15.600zM12 6.300l1.600 4.100 4.100 1.600-4.100 1.600L12 17.700l-1.600-4.100L6.300 12l4.100-1.600z',
  free: 'M8.500 1.500h7v7h7v7h-7v7h-7v-7h-7v-7h7z',
  pair: 'M8.300 5a7 7 0 100 14 7 7 0 000-14zM15.700 5a7 7 0 100 14 7 7 0 000-14z',
  'gang-cool':
    'M.5 6.500h23v3h-1.200c0 5.300-1.700 8.500-5.300 8.500-3.500 0-4.300-2.500-4.500-6h-1c-.2 3.500-1 6-4.500 6-3.600 0-5.300-3.200-5.300-8.500H.5z',
  'gang-top':
    'M2.600 17.500L.8 5.500l6.200 5L12 2l5 8.500 6.200-5-1.800 12zM2.800 19.300h18.400v3.200H2.800z',
  'gang-fun':
    'M12 1a11 11 0 100 22 11 11 0 000-22zM6.500 7h3.600v4.200H6.500zM13.900 7h3.600v4.200h-3.600zM5.300 13.600h13.400c-.5 3.600-3.200 5.700-6.700 5.700s-6.200-2.100-6.700-5.700z',
  'gang-no':
    'M5.500 1.500l6.500 6.400 6.500-6.400 4 4-6.400 6.500 6.400 6.500-4 4-6.500-6.400-6.500 6.400-4-4L7.900 12 1.500 5.500z',
  replace:
    'M1 7.500L8.300 1.500v3.700H22v4.600H8.300v3.700zM23 16.500l-7.300 6v-3.700H2v-4.600h13.700v-3.700z',
  'bluff-none':
    'M.8 7.500C4 5.200 8.300 5.200 12 7.200c3.700-2 8-2 11.200.3.300 6-1.500 11-6 11-3 0-3.300-3-5.200-3s-2.200 3-5.200 3c-4.500 0-6.300-5-6-11zM4.600 10.800c.8 2.400 3.300 3 5.300 1.500-.9-2.100-3.300-2.700-5.300-1.500zM19.400 10.800c-.8 2.400-3.300 3-5.300 1.500.9-2.100 3.300-2.700 5.300-1.500z',
  'bluff-fire':
    'M.8 12C4 10 8.300 10.200 12 12c3.700-1.800 8-2 11.200 0 .3 6-1.500 10.500-6 10.500-3 0-3.300-2.700-5.200-2.700s-2.200 2.700-5.200 2.700C2.300 22.500.5 18 .8 12zM4.600 15c.8 2.400 3.300 3 5.300 1.500-.9-2.100-3.300-2.700-5.300-1.500zM19.400 15c-.8 2.400-3.300 3-5.300 1.500.9-2.100 3.300-2.700 5.300-1.500zM12.300.5c.3 2-.8 3.200-2 4.500-.3-.7-.6-1.200-1.200-1.600-.3 2.300-1.600 2.900-1.300 5 1.400 0 2.900.4 4.200 1.100 1.300-.7 2.800-1.100 4.200-1.100 0-2-1-3-1.700-3.900-.1.700-.3 1.200-.8 1.600.2-2-.1-4.200-1.400-5.600z',
  'bluff-earth':
    'M.8 12C4 10 8.300 10.200 12 12c3.700-1.800 8-2 11.200 0 .3 6-1.500 10.500-6 10.500-3 0-3.300-2.700-5.200-2.700s-2.200 2.700-5.200 2.700C2.300 22.500.5 18 .8 12zM4.600 15c.8 2.400 3.300 3 5.300 1.500-.9-2.100-3.300-2.700-5.300-1.500zM19.400 15c-.8 2.400-3.300 3-5.300 1.500.9-2.100 3.300-2.700 5.300-1.500zM4.500 8.500l4-6 2 2.600L13.500.5l6 8c-2.500-.3-5.200 0-7.500 1-2.300-1-5-1.300-7.500-1z',
  // card kinds
  character:
    'M12 1a5.300 5.300 0 110 10.600A5.300 5.300 0 0112 1zM1.800 23c0-6.300 4.300-10 10.200-10s10.200 3.700 10.200 10z',
  booster:
    'M17.500 1.500h5v5L12 17l2 2-2.200 2.200-3.400-3.400L4 22.200 1.800 20l4.400-4.400-3.400-3.400L5 10l2 2z',
  support: 'M12 1l11 7.500H1zM3.500 10h4v8.500h-4zM10 10h4v8.500h-4zM16.500 10h4v8.500h-4zM1 20h22v3H1z',
  leadership: 'M3 1h3v1.700c5-2 8.500 2.600 15.500-.5v12C14.500 17.300 11 12.700 6 14.700V23H3z',
  leader: 'M12 .8l3.300 7.300 8 .9-5.900 5.400 1.600 7.800-7-3.900-7 3.900 1.600-7.800L.7 9l8-.9z',
  'influence-ship':
    'M11 1.500v13.300H2.800C6 11 9 6.800 11 1.500zM13 4c3.400 3 6.300 6.500 8 10.800h-8zM1 17h22c-.8 3.500-3 6-6.500 6h-9C4 23 1.800 20.500 1 17z',
  'influence-hyla':
    'M12 .8c4.300 5.600 8 9.500 8 14.200a8 8 0 01-16 0C4 10.300 7.700 6.400 12 .8zM8 13.300c-.7 3.500 1 6 4.300 6.200-2-1.200-3.500-3-4.300-6.200z',
  achievement:
    'M6.500 1.500h11L22.500 8h-21zM1.300 10h6l3.300 12.500zM9.500 10h5L12 20zM22.700 10h-6l-3.300 12.500z',
  interference: 'M14.500.5L3 14h7.300L8 23.500 21 9.700h-7.700z',
  inquisitor:
    'M.5 12C3.700 6.300 7.700 3.800 12 3.800s8.300 2.500 11.500 8.200c-3.200 5.700-7.200 8.200-11.500 8.200S3.700 17.700.5 12zM12 7a5 5 0 100 10 5 5 0 000-10zM12 9.700a2.300 2.300 0 110 4.600 2.300 2.300 0 010-4.600z',
  emissary: 'M1 4.500h22L12 13zM1 7.300V20h22V7.300L12 16z',
  // counts
  moon: 'M17 2.200A10.300 10.300 0 1017 21.800 11 11 0 0117 2.200z',
  capacity: 'M12 .8l10 5.200-10 5.300L2 6zM1 8l10 5.300v9.900L1 17.900zM23 8l-10 5.300v9.900l10-5.300z',
  crystal: 'M12 .5l7.500 8L12 23.500 4.500 8.500zM12 4L8 8.800 12 17z',
  hand: 'M1.500 8.500l5-2.300L12 20l-4 1.700zM8.500 4h7v18h-7zM17.500 6.200l5 2.300L16 21.700l-3-1.400z',
  pile: 'M4 1.500h13v16H4zM18.800 5v14.300H6.500v3.200H21.500V5z',
  // what is ignored: a broken ring around it
  'ignored-card':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM8.600 6.800h6.800v10.400H8.600z',
  'ignored-text':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM7 7.800h10v2.200H7zM7 11.200h10v2.200H7zM7 14.600h6.500v2.200H7z',
  'ignored-icons':
    'M15.9 1.3A11.4 11.4 0 0 1 22.7 15.9L20.1 14.9A8.6 8.6 0 0 0 14.9 3.9zM19.3 20.7A11.4 11.4 0 0 1 3.3 19.3L5.4 17.5A8.6 8.6 0 0 0 17.5 18.6zM0.8 14A11.4 11.4 0 0 1 10 0.8L10.5 3.5A8.6 8.6 0 0 0 3.5 13.5zM12 6l1.800 4.200L18 12l-4.200 1.800L12 18l-1.800-4.200L6 12l4.200-1.800z',
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
