import type { TowerSurroundings } from '../../../rooms/shared/modes/tower/towerShown.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { othersOn, type SceneMoment } from '../scene/sceneMoment.ts'

type Tower = SceneMoment<TowerSurroundings>

const heightOf = ({ board: { climb = [] } }: Tower, at: number): number => climb.indexOf(at)

export function towerInWords(moment: Tower): string[] {
  const { board, at, me, shown, isOver } = moment
  const { fullLives: full, wave, walkers: count, left: hits, atTheGate, own, stones } = shown
  const built = stones.filter((laid) => laid > 0)
  const climb = sceneTexts.climb({ step: heightOf(moment, at) + 1, steps: board.climb?.length ?? 0 })
  // The lives are in the player's own row, which is newer than the board.
  const lives = sceneTexts.lives({ left: me.mark, full, wave })
  if (isOver) return [lives, climb]
  return [
    lives,
    sceneTexts.walkers({ count, hits, atTheGate }),
    sceneTexts.stones({ own, towers: built.length, highest: Math.max(0, ...built) }),
    climb,
  ]
}

/** The nearest in height first. */
export const climbersInWords = (moment: Tower): string[] =>
  othersOn(moment)
    .map(({ name, at }) => ({ name, steps: heightOf(moment, at) - heightOf(moment, moment.at) }))
    .sort((a, b) => Math.abs(a.steps) - Math.abs(b.steps))
    .map((climber) => sceneTexts.climber(climber))
