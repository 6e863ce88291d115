import type { Turn, TurnPlayer } from '../modeRules.ts'
import { isAlive } from '../monsters.ts'
import type { TurnPoints } from '../turnPoints.ts'
import { isAtTheLine, type RacingBoard } from './racingBoard.ts'
import type { RacingEvent } from './racingEvents.ts'

/** A hundred points beyond the finish are worth a second at the line. */
const msPerPointOver = 10

/** If too many questions were taken out, the finale never comes. So the flag is up in the last question, or none could finish. */
export const isFlagUp = ({ isFinale, isLast }: Pick<Turn<unknown>, 'isFinale' | 'isLast'>): boolean =>
  isFinale || isLast

/** The best share of a class, by score, who may be in the photo of the last question. */
const inThePhoto = 0.35

/**
 * In the last question the best racers who were right reach the line from wherever they are, unless a monster still lives.
 * So some racers finish even a slow race.
 */
export function rushTheLine(
  turn: Turn<RacingBoard>,
  board: RacingBoard,
  events: RacingEvent[],
): Readonly<Record<string, number>> {
  if (!board.drawn || !turn.isLast || board.monsters.some(isAlive)) return board.steps
  const steps = { ...board.steps }
  const crossed = new Set(board.finishers)
  const line = board.course.length - 1
  for (const { id } of turn.players.slice(0, Math.ceil(inThePhoto * turn.players.length))) {
    const step = steps[id]
    if (step === undefined || step === line || crossed.has(id) || !turn.answers.get(id)?.correct) continue
    events.push({ kind: 'drove', player: id, from: board.course[step] ?? 0, to: board.course[line] ?? 0 })
    steps[id] = line
  }
  return steps
}

/** The racers who cross in this turn, in order. With the flag up they need a right answer, except in the last question. */
export function crossTheLine(
  turn: Turn<RacingBoard>,
  board: RacingBoard,
  points: TurnPoints,
  events: RacingEvent[],
): string[] {
  const crossed = new Set(board.finishers)
  const atTheLine = turn.players.filter(({ id }) => !crossed.has(id) && isAtTheLine(board, id))
  const isRight = ({ id }: TurnPlayer) => turn.answers.get(id)?.correct ?? false
  const crossing = atTheLine.filter((player) => isFlagUp(turn) && (turn.isLast || isRight(player)))
  const { timeLimit, speedBonus } = turn.settings
  const over = ({ id }: TurnPlayer) => points.of(id) - 100 * board.total
  const ms = ({ id }: TurnPlayer) => (speedBonus ? (turn.answers.get(id)?.ms ?? timeLimit * 1000) : 0)
  const time = (player: TurnPlayer) => ms(player) - msPerPointOver * over(player)
  crossing.sort(
    (a, b) => Number(isRight(b)) - Number(isRight(a)) || time(a) - time(b) || ms(a) - ms(b) || a.seat - b.seat,
  )
  for (const player of atTheLine) if (!crossing.includes(player)) events.push({ kind: 'waits', player: player.id })
  crossing.forEach(({ id }, index) => {
    events.push({ kind: 'crossed', player: id, place: board.finishers.length + index + 1 })
  })
  return crossing.map(({ id }) => id)
}
