import type { ModeRules, Turn, TurnOutcome } from '../modeRules.ts'
import { moversOf } from '../movers.ts'
import { OneHit } from '../oneHit.ts'
import { type AnyReason, TurnPoints } from '../turnPoints.ts'
import { admitRacer, dismissRacer, openFirstRace, openRace, type RacingBoard } from './racingBoard.ts'
import type { RacingEvent, RacingMove, RacingReason } from './racingEvents.ts'
import { crossTheLine, isFlagUp, rushTheLine } from './racingFinish.ts'
import { driveOn } from './racingMovement.ts'
import {
  fightMonsters,
  giveSlipstream,
  offerMoves,
  type RacingTurn,
  settleNitros,
  spillSlicks,
  takePlainMoves,
} from './racingMoves.ts'
import { type RacingShown, showRace } from './racingShown.ts'
import { sensibleRacer } from './sensibleRacer.ts'

/** Racers who have crossed the line: a right answer earns them confetti and nothing else. */
function throwConfetti({ players, answers }: Turn<RacingBoard>, crossed: ReadonlySet<string>, events: RacingEvent[]) {
  for (const { id } of players)
    if (crossed.has(id) && answers.get(id)?.correct) events.push({ kind: 'confetti', player: id })
}

function resolve(turn: Turn<RacingBoard>): TurnOutcome<RacingBoard, RacingEvent, RacingReason | AnyReason> {
  const { board } = turn
  const crossed = new Set(board.finishers)
  const learned = new Set([...turn.learned].filter((id) => !crossed.has(id)))
  const points = new TurnPoints<RacingReason>({ players: turn.players, learned })
  const movers = moversOf(turn).filter(({ player }) => !crossed.has(player.id))
  const chosen = (move: string) => movers.filter(({ move: { id } }) => id === move).map(({ player }) => player.id)
  const hits = new OneHit(turn, board.lostBefore)
  const steady = chosen('steady')
  const events: RacingEvent[] = []
  const play: RacingTurn = { turn, points, hits, events, movers, steady: new Set([...board.steady, ...steady]) }

  throwConfetti(turn, crossed, events)
  for (const { id } of turn.players) if (learned.has(id)) events.push({ kind: 'bubble', player: id })
  settleNitros(play)
  giveSlipstream(play)
  takePlainMoves(play)
  const monsters = fightMonsters(play)
  spillSlicks(play)
  const fought = {
    ...board,
    monsters,
    nitro: chosen('nitro'),
    steady,
    lostBefore: hits.landed,
    newcomers: [],
    flagUp: isFlagUp(turn),
  }
  const driven = { ...fought, ...driveOn(play, fought) }
  const arrived = { ...driven, steps: rushTheLine(turn, driven, events) }
  const finishers = [...driven.finishers, ...crossTheLine(turn, arrived, points, events)]
  const nitro = driven.nitro.filter((id) => !finishers.includes(id))
  return { board: { ...arrived, finishers, nitro }, changes: points.changes, events, end: null }
}

/** Every question is a stretch of the race: knowing drives, and what is tried on the way shakes the order. */
export const racingMode: ModeRules<RacingBoard, RacingEvent, RacingShown, RacingMove, RacingReason | AnyReason> = {
  mode: 'racing',
  version: 2,
  hasMoves: true,
  openBoard: openRace,
  admit: admitRacer,
  dismiss: dismissRacer,
  prepare: (board, frame) => ({ ...board, flagUp: isFlagUp(frame) }),
  offer: offerMoves,
  choose: sensibleRacer,
  resolve,
  payAtEnd: () => [],
  finishers: ({ finishers }) => finishers,
  markOf: ({ finishers }, player) => finishers.indexOf(player) + 1,
  show: showRace,
}

/** The first rules: tiles beside the course do nothing, nor do tiles beyond the limit, and only racers at the line cross it. */
export const firstRacingMode: typeof racingMode = { ...racingMode, version: 1, openBoard: openFirstRace }
