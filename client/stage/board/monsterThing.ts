import type { MonsterKind } from '../../../rooms/shared/modes/monsters.ts'
import type { StagedThing } from './stagedBoard.ts'

interface ShownMonster {
  at: number
  kind: MonsterKind
  left: number
  full: number
}

const sizes: Readonly<Record<MonsterKind, number>> = { weak: 1.5, medium: 1.75, strong: 2.1, boss: 3.6 }

/** The place is enough as an id: a place has at most one monster, which never leaves it. */
export const monsterId = (at: number): string => `monster-${at}`

export const monsterThing = ({ at, kind, left, full }: ShownMonster): StagedThing => ({
  id: monsterId(at),
  at,
  picture: `monster-${kind}`,
  size: sizes[kind],
  pips: { left, full },
})
