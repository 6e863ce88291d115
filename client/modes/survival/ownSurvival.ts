import type { Hazard } from '../../../rooms/shared/modes/survival/survivalHazards.ts'
import { hazardMarks, type SurvivalSurroundings } from '../../../rooms/shared/modes/survival/survivalShown.ts'
import { longestWalk } from '../../../rooms/shared/modes/survival/survivalWalks.ts'
import { sceneTexts, type Way } from '../../texts/game/scene.ts'
import { type SceneMoment, spotInWords } from '../scene/sceneMoment.ts'
import { byLength, lengthOf } from '../scene/ways.ts'

const side = 2 * longestWalk + 1
const hazards: readonly Hazard[] = ['patrol', 'swarm', 'shaking', 'moving', 'danger']
const hazardOf = (mark: string): Hazard | null => hazards.find((hazard) => hazardMarks[hazard] === mark) ?? null

export function survivalInWords(moment: SceneMoment<SurvivalSurroundings>): string[] {
  const { board, me, shown, isOver } = moment
  const mood = board.moods[me.id]
  return [
    mood === 'ghost'
      ? sceneTexts.ghost({ isRising: shown.rising })
      : sceneTexts.hearts({ hearts: board.hearts?.[me.id] ?? shown.hearts }),
    ...(mood === 'shielded' ? [sceneTexts.shielded({})] : []),
    spotInWords(moment),
    ...(isOver ? [] : groundInWords(shown.around)),
  ]
}

/** The tile underfoot, the nearest way out of it, and the nearest of each danger. */
function groundInWords(around: string): string[] {
  const seen = byLength(
    [...around].flatMap((mark, index) => {
      const way: Way = { across: (index % side) - longestWalk, down: Math.floor(index / side) - longestWalk }
      return mark === ' ' ? [] : [{ hazard: hazardOf(mark), way }]
    }),
  )
  const own = seen[0]?.hazard ?? null
  const beside = seen.slice(1)
  const safety = own === null ? undefined : beside.find(({ hazard }) => hazard === null)
  const nearest = beside.filter(
    ({ hazard, way }, index) =>
      hazard !== null && lengthOf(way) <= longestWalk && beside.findIndex((other) => other.hazard === hazard) === index,
  )
  return [
    sceneTexts.ground({ hazard: own }),
    ...(safety ? [sceneTexts.safety(safety)] : []),
    ...nearest.flatMap(({ hazard, way }) => (hazard ? [sceneTexts.hazard({ hazard, way })] : [])),
  ]
}
