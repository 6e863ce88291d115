import type { TileGrid } from '../maps/tileGrid.ts'
import { placesOfType } from '../maps/tilePaths.ts'

export type MonsterKind = 'weak' | 'medium' | 'strong' | 'boss'

export interface Monster {
  /** Its place on the map. */
  at: number
  kind: MonsterKind
  /** Hit points at the start, and what is left of them. */
  full: number
  left: number
}

const kinds: Readonly<Record<string, MonsterKind>> = {
  'enemy-weak': 'weak',
  'enemy-medium': 'medium',
  'enemy-strong': 'strong',
  'enemy-boss': 'boss',
}
const hitPoints: Readonly<Record<MonsterKind, number>> = { weak: 1, medium: 2, strong: 3, boss: 5 }

export const monsterOf = (kind: MonsterKind, at: number, strength: number): Monster => {
  const full = hitPoints[kind] * strength
  return { at, kind, full, left: full }
}

export const monsterKind = (type: string): MonsterKind | null =>
  (Object.hasOwn(kinds, type) ? kinds[type] : null) ?? null

export const monsterPlaces = (grid: TileGrid): number[] => placesOfType(grid, (type) => monsterKind(type) !== null)

export const isAlive = ({ left }: Pick<Monster, 'left'>): boolean => left > 0

/** Returns whether this was the last hit. A player who comes too late for it has still hit the monster. */
export function hitMonster(monster: Monster, damage: number): boolean {
  if (!isAlive(monster)) return false
  monster.left = Math.max(0, monster.left - damage)
  return !isAlive(monster)
}

/** What a hit pays in modes where slimes fight on their way and do not choose it as a move. */
export const passingHitPays = 5
export const passingLastHitPays: Readonly<Record<MonsterKind, number>> = { weak: 10, medium: 20, strong: 30, boss: 30 }
