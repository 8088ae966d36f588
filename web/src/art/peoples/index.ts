/** One grammar of shapes per people. */
import type { Pen } from '../draw'
import type { Subject } from '../subject'
import { aqua } from './aqua'
import { buka } from './buka'
import { flit } from './flit'
import { hoax } from './hoax'
import { khind } from './khind'
import { mimix } from './mimix'
import { hyla, inquisitor, interference, moonfolk, mutant, tutu } from './others'
import { pillar } from './pillar'
import { terrah } from './terrah'
import { vulca } from './vulca'

export type Grammar = (pen: Pen, card: Subject) => string

const GRAMMARS: Record<string, Grammar> = {
  hoax,
  vulca,
  mimix,
  flit,
  khind,
  terrah,
  pillar,
  aqua,
  buka,
  mutant,
  hyla,
  tutu,
  inq: inquisitor,
  inter: interference,
}

export const grammar = (people: string): Grammar => GRAMMARS[people] ?? moonfolk
