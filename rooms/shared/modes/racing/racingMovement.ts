import type { TilePays } from './raceTiles.ts'
import { type RacingBoard, stepFor } from './racingBoard.ts'
import type { RacingTurn } from './racingMoves.ts'

/** By the first rules. */
const firstPays: TilePays = { boost: 15, aside: 0, obstacle: 15 }

type Positions = Pick<RacingBoard, 'steps' | 'furthest'>

/** Each racer drives to where their score stands. A tile that pays or costs on the way moves that place. */
export function driveOn(play: RacingTurn, board: RacingBoard): Positions {
  const crossed = new Set(board.finishers)
  const steps = { ...board.steps }
  const furthest = { ...board.furthest }
  for (const { id } of play.turn.players) {
    if (crossed.has(id)) continue
    const reached = drive(play, board, id)
    steps[id] = reached.step
    furthest[id] = reached.furthest
  }
  return { steps, furthest }
}

function drive(play: RacingTurn, board: RacingBoard, player: string): { step: number; furthest: number } {
  const { points, events } = play
  let step = board.steps[player] ?? 0
  let furthest = board.furthest[player] ?? 0
  const driveTo = (to: number) => {
    const [start, end] = [board.course[step], board.course[to]]
    if (start !== undefined && end !== undefined && to !== step)
      events.push({ kind: 'drove', player, from: start, to: end })
    step = to
  }
  for (let next = nextTile(board, furthest); next <= stepFor(board, points.of(player)); next = nextTile(board, next)) {
    furthest = next
    driveTo(next)
    meetTile(play, board, player, next)
    swingOut(play, board, player, next)
  }
  driveTo(stepFor(board, points.of(player)))
  return { step, furthest: Math.max(furthest, step) }
}

/** The next step on which something happens. */
function nextTile({ boosts, obstacles, drawn }: RacingBoard, after: number): number {
  const isAhead = (step: number) => step > after
  const aside = drawn?.asides.find(({ step }) => isAhead(step))
  const ahead = [boosts.find(isAhead), obstacles.find(isAhead), aside?.step]
  return Math.min(...ahead.map((step) => step ?? Number.POSITIVE_INFINITY))
}

/** To a boost beside the course and back. Only a player who answered in the first half of the time is fast enough. */
function swingOut({ turn, points, events }: RacingTurn, board: RacingBoard, player: string, step: number): void {
  if (!board.drawn || !turn.answers.get(player)?.early) return
  const { asides, pays } = board.drawn
  const from = board.course[step] ?? 0
  for (const { at } of asides.filter((aside) => aside.step === step))
    events.push(
      { kind: 'drove', player, from, to: at },
      { kind: 'boost', player, at, by: points.add(player, pays.aside, 'boost') },
      { kind: 'drove', player, from: at, to: from },
    )
}

function meetTile(
  { turn, points, steady, events }: RacingTurn,
  board: RacingBoard,
  player: string,
  step: number,
): void {
  const at = board.course[step] ?? 0
  const { boost, obstacle } = board.drawn?.pays ?? firstPays
  if (board.boosts.includes(step)) events.push({ kind: 'boost', player, at, by: points.add(player, boost, 'boost') })
  if (!board.obstacles.includes(step)) return
  const isSafe = turn.learned.has(player) || steady.has(player) || (turn.answers.get(player)?.early ?? false)
  if (isSafe) events.push({ kind: 'dodged', player, at })
  else events.push({ kind: 'bumped', player, at, by: points.add(player, -obstacle, 'obstacle') })
}
