import { stepsWith } from '../../../rooms/shared/modes/racing/raceTiles.ts'
import type { ShownRacer } from '../../../rooms/shared/modes/racing/racingShown.ts'
import { progressPercent } from '../../parts/game/standings/modeFigures.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { monstersOn, othersOn, type SceneMoment } from '../scene/sceneMoment.ts'

type Racing = SceneMoment<ShownRacer>

const stepsAhead = 6
const thingsTold = 3

/**
 * Where the racer is, how far the answers have brought them as their lane shows it, a lit nitro, and the next tiles.
 * Before a monster the place and the lane differ much, and while moves are chosen nobody has driven yet.
 */
export function racingInWords(moment: Racing): string[] {
  const { board, at, me, game, shown } = moment
  if (me.mark > 0) return [sceneTexts.crossed({ place: me.mark })]
  const [step, steps] = [board.course.indexOf(at), board.course.length]
  const percent = progressPercent(me.score, game.totalQuestions)
  const mood = board.moods[me.id]
  const { flagUp: isUp, waiting } = shown
  return [
    sceneTexts.course({ step: step + 1, steps, percent }),
    ...(mood === 'flaming' ? [sceneTexts.nitro({})] : []),
    ...(mood === 'shielded' ? [sceneTexts.steady({})] : []),
    ...(step === steps - 1 ? [sceneTexts.waits({ isFlagUp: isUp })] : aheadInWords(moment, step)),
    ...(isUp || waiting > 0 ? [sceneTexts.flag({ isUp, waiting, finished: 0 })] : []),
  ]
}

function aheadInWords({ board, map }: Racing, step: number): string[] {
  const { course } = board
  const ahead = (what: 'boost' | 'obstacle') =>
    stepsWith(map, course, (type) => type === what).map((there) => ({ tiles: there - step, what }))
  const ways = [...ahead('boost'), ...ahead('obstacle'), { tiles: course.length - 1 - step, what: 'finish' as const }]
    .filter(({ tiles }) => tiles > 0 && tiles <= stepsAhead)
    .map((thing) => ({ tiles: thing.tiles, text: sceneTexts.ahead(thing) }))
  const blocks = monstersOn(board)
    .map((monster) => ({ ...monster, tiles: course.indexOf(monster.at) - step }))
    .filter(({ tiles, left }) => left > 0 && tiles >= 0 && tiles <= stepsAhead)
    .map((monster) => ({ tiles: monster.tiles, text: sceneTexts.blocked(monster) }))
  const told = [...blocks, ...ways].sort((a, b) => a.tiles - b.tiles).slice(0, thingsTold)
  return told.length > 0 ? told.map(({ text }) => text) : [sceneTexts.clear({ tiles: stepsAhead })]
}

/** The nearest first, along the course. */
export const racersInWords = (moment: Racing): string[] => {
  const { course } = moment.board
  return othersOn(moment)
    .map(({ name, at }) => ({ name, tiles: course.indexOf(at) - course.indexOf(moment.at) }))
    .sort((a, b) => Math.abs(a.tiles) - Math.abs(b.tiles))
    .map((racer) => sceneTexts.racer(racer))
}
