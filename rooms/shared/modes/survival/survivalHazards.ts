import { placesBeside } from '../../maps/tileGrid.ts'
import { shuffled } from '../../seededRandom.ts'
import type { Chance, QuestionFrame } from '../modeRules.ts'
import { byChaos } from '../turnPoints.ts'
import { patrolPlace, type SurvivalBoard } from './survivalBoard.ts'

export const blockSide = 3
const mostSwarm = 0.25

/** Hazards that cost a heart at the end of a turn; of several on one tile the first in this list is shown. */
export type Hazard = 'patrol' | 'swarm' | 'shaking' | 'moving' | 'danger'

type Sized = Pick<SurvivalBoard, 'width' | 'height'>

const blocksAcross = ({ width }: Sized) => Math.ceil(width / blockSide)
const blockCount = (size: Sized) => blocksAcross(size) * Math.ceil(size.height / blockSide)

export function placesOfBlock(size: Sized, block: number): number[] {
  const [left, top] = [(block % blocksAcross(size)) * blockSide, Math.floor(block / blocksAcross(size)) * blockSide]
  const places: number[] = []
  for (let row = top; row < Math.min(top + blockSide, size.height); row++)
    for (let column = left; column < Math.min(left + blockSide, size.width); column++)
      places.push(row * size.width + column)
  return places
}

/** More and more of the ground shakes, from the first question to the last. */
export function shakingShare({ played, total, settings }: QuestionFrame): number {
  const [from, to] = byChaos(settings.chaos, [0.1, 0.25], [0.2, 0.35], [0.3, 0.5])
  return from + ((to - from) * (played - 1)) / Math.max(1, total - 1)
}

/** Drawn when the question is asked, so that everybody sees it in time. */
export function prepareSurvival(board: SurvivalBoard, frame: QuestionFrame): SurvivalBoard {
  const blocks = Array.from({ length: blockCount(board) }, (_, block) => block)
  const shaking = shuffled(blocks, frame.chance('shaking')).slice(0, Math.round(shakingShare(frame) * blocks.length))
  return { ...board, shaking: shaking.sort((a, b) => a - b), movingHurts: frame.played % 2 === 0 }
}

/** For each tile what it does to who stands on it when the turn ends. */
export function hazardsOf(board: SurvivalBoard): (Hazard | null)[] {
  const hazards = [...board.ground].map((tile): Hazard | null => {
    if (tile === '~') return 'danger'
    return tile === 'o' && board.movingHurts ? 'moving' : null
  })
  for (const block of board.shaking) for (const place of placesOfBlock(board, block)) hazards[place] = 'shaking'
  for (const place of board.swarm) hazards[place] = 'swarm'
  for (const patrol of board.patrols) hazards[patrolPlace(patrol, board.steps + 1)] = 'patrol'
  return hazards
}

export interface Spreading {
  from: number
  to: number
}

/** Every second turn each of its tiles takes one beside it, as long as less than a quarter of the map is taken. */
export function spreadingOf(board: SurvivalBoard, played: number, chance: Chance): Spreading[] {
  if (played % 2 !== 0) return []
  const random = chance('swarm')
  const taken = new Set(board.swarm)
  const most = Math.floor(mostSwarm * board.ground.length)
  const spreadings: Spreading[] = []
  for (const from of board.swarm) {
    const free = placesBeside(board, from).filter((place) => !taken.has(place))
    const to = free[Math.floor(random() * free.length)]
    if (to === undefined || taken.size >= most) continue
    taken.add(to)
    spreadings.push({ from, to })
  }
  return spreadings
}
