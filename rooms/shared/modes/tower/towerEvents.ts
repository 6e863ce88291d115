import type { WalkerKind } from './towerBoard.ts'

/** In the order in which they happen. A tower is named by its place, a monster by its number. */
export type TowerEvent =
  /** Right at the second look: nothing is taken from them in this turn. */
  | { kind: 'bubble'; player: string }
  /** A player laid a stone by choice; `stones` is how many lie there now. */
  | { kind: 'built'; player: string; at: number; stones: number }
  /** Stones laid by right answers: how many more, and how many lie there now. */
  | { kind: 'raised'; at: number; by: number; stones: number }
  /** A player shoots at a monster: where it is, and what it has left. A device that knows no monsters shows this one. */
  | {
      kind: 'shot'
      player: string
      monster: number
      walker: WalkerKind
      at: number
      damage: number
      left: number
      full: number
    }
  /** The wind carries a player up. */
  | { kind: 'climbed'; player: string; paid: number }
  /** There was no wind. */
  | { kind: 'becalmed'; player: string; isPrivate: true }
  /** The tower at `from` hits a monster that walks past. */
  | { kind: 'fired'; from: number; monster: number; at: number; damage: number; left: number }
  /** The last hit, the player who made it, and what it paid. */
  | { kind: 'fell'; monster: number; at: number; player?: string; paid: number }
  | { kind: 'walked'; monster: number; from: number; to: number }
  /** A monster got through: what it cost, and the lives that are left. */
  | { kind: 'leaked'; monster: number; at: number; cost: number; lives: number }
  /** The next wave will be weaker than it might have been. */
  | { kind: 'hesitated' }

/** The moves of the mode. */
export type TowerMove = 'build' | 'fire' | 'climb'

/** Why a score changes in this mode, beside the reasons that all modes share. */
export type TowerReason = 'build' | 'fire' | 'climb' | 'last-hit' | 'tower-hit' | 'stones' | 'leak'
