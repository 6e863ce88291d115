import { placesBeside, placesWithin } from '../../maps/tileGrid.ts'
import { shuffled } from '../../seededRandom.ts'
import type { Chance, QuestionFrame } from '../modeRules.ts'
import { byChaos } from '../turnPoints.ts'
import { blockCount, placesOfBlock } from './groundBlocks.ts'
import { type Patrol, patrolPlace, type SurvivalBoard } from './survivalBoard.ts'

const mostSwarm = 0.25

/** Hazards that cost a heart at the end of a turn; of several on one tile the first in this list is shown. */
export type Hazard = 'patrol' | 'swarm' | 'shaking' | 'moving' | 'danger'

/** More and more of the ground shakes, from the first question to the last. */
function shakingShare({ played, total, settings }: QuestionFrame): number {
  const [from, to] = byChaos(settings.chaos, [0.1, 0.25], [0.2, 0.35], [0.3, 0.5])
  return from + ((to - from) * (played - 1)) / Math.max(1, total - 1)
}

/** On average a block shakes in at most this share of the turns, so that no player lives on ground that never rests. */
const mostShaking = 0.8

/**
 * The blocks that shake under the second rules: as many as their unrest makes likely, the restless ones more often. Each
 * block has a draw of its own, whatever the others draw.
 */
function restlessBlocks(unrest: readonly number[], frame: QuestionFrame): number[] {
  const share = shakingShare(frame)
  const odds = unrest.map((by) => Math.min(mostShaking, by * share))
  const random = frame.chance('shaking')
  const drawn = odds.map((odd, block) => {
    const draw = random()
    return { block, first: odd === 0 ? -1 : draw ** (1 / odd) }
  })
  const count = Math.round(odds.reduce((sum, odd) => sum + odd, 0))
  return drawn
    .filter(({ first }) => first >= 0)
    .sort((a, b) => b.first - a.first || a.block - b.block)
    .slice(0, count)
    .map(({ block }) => block)
}

function evenBlocks(board: SurvivalBoard, frame: QuestionFrame): number[] {
  const blocks = Array.from({ length: blockCount(board) }, (_, block) => block)
  return shuffled(blocks, frame.chance('shaking')).slice(0, Math.round(shakingShare(frame) * blocks.length))
}

/** Drawn when the question is asked, so that everybody sees it in time. */
export function prepareSurvival(board: SurvivalBoard, frame: QuestionFrame): SurvivalBoard {
  const shaking = board.unrest ? restlessBlocks(board.unrest, frame) : evenBlocks(board, frame)
  return { ...board, shaking: shaking.sort((a, b) => a - b), movingHurts: frame.played % 2 === 0 }
}

/** The tiles that a patrol can bite from where it ends its turn. */
function bittenBy({ width, height, steps }: SurvivalBoard, patrol: Patrol): Iterable<number> {
  return placesWithin({ width, height }, patrolPlace(patrol, steps + 1), patrol.reach ?? 0)
}

/** For each tile the hazard to a player who stands on it when the turn ends. */
export function hazardsOf(board: SurvivalBoard): (Hazard | null)[] {
  const hazards = [...board.ground].map((tile): Hazard | null => {
    if (tile === '~') return 'danger'
    return tile === 'o' && board.movingHurts ? 'moving' : null
  })
  for (const block of board.shaking) for (const place of placesOfBlock(board, block)) hazards[place] = 'shaking'
  for (const place of board.swarm) hazards[place] = 'swarm'
  for (const patrol of board.patrols) for (const place of bittenBy(board, patrol)) hazards[place] = 'patrol'
  return hazards
}

interface Spreading {
  from: number
  to: number
}

/** Every second turn each tile of the swarm spreads to one beside it, until it has a quarter of the map. */
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
