import type { Viewer } from '../modeRules.ts'
import type { MonsterKind } from '../monsters.ts'
import { companyOf, nearestTo } from '../nearby.ts'
import { type BattleBoard, type BattleMonster, fights, isThere } from './battleBoard.ts'

interface ShownMonster {
  at: number
  kind: MonsterKind
  left: number
  full: number
}

export interface ShownBattle {
  monsters: readonly (ShownMonster & { isAsleep: boolean; backInTurns: number })[]
  powerUps: readonly { at: number; backInTurns: number }[]
  figures: Readonly<Record<string, number>>
  powered: readonly string[]
  knockedOut: readonly string[]
}

export interface ShownFighter {
  /** The viewer's own place, then the places of others that the viewer can name; -1 for a player without one. */
  figures: readonly number[]
  /** The nearest monster that is awake: it can be attacked, and it strikes. */
  monster: ShownMonster | null
  boss: { left: number; full: number; isAsleep: boolean } | null
  powered: boolean
  knockedOut: boolean
}

export type BattleShown = ShownBattle | ShownFighter

const shownMonster = ({ at, kind, left, full }: ShownMonster): ShownMonster => ({ at, kind, left, full })

const isAsleep = ({ wakes }: BattleMonster, played: number): boolean => wakes > played

function showFighter(board: BattleBoard, viewer: Viewer): ShownFighter {
  const { figures, width, played, monsters } = board
  const { player } = viewer
  const own = figures[player] ?? 0
  const awake = monsters.filter((monster) => fights(monster, played))
  const [nearest] = nearestTo(own, width, awake, 1)
  const boss = monsters.find(({ kind }) => kind === 'boss')
  return {
    figures: companyOf(figures, viewer),
    monster: nearest ? shownMonster(nearest) : null,
    boss: boss ? { left: boss.left, full: boss.full, isAsleep: isAsleep(boss, played) } : null,
    powered: board.powered.includes(player),
    knockedOut: board.knockedOut.includes(player),
  }
}

export function showBattle(board: BattleBoard, viewer: Viewer | null): BattleShown {
  if (viewer) return showFighter(board, viewer)
  const { monsters, powerUps, figures, powered, knockedOut, played } = board
  return {
    monsters: monsters.map((monster) => ({
      ...shownMonster(monster),
      isAsleep: isAsleep(monster, played),
      backInTurns: monster.left > 0 ? 0 : monster.back - played,
    })),
    powerUps: powerUps.map((powerUp) => ({
      at: powerUp.at,
      backInTurns: isThere(powerUp, played) ? 0 : powerUp.back - played,
    })),
    figures,
    powered,
    knockedOut,
  }
}
