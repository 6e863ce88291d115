import { chooseView, questionView, resolveView, rowOf } from '../../../client/screens/play/replay/replayView.ts'
import type { GameView, Neighbour, OwnAnswer } from '../../../client/state/gameView.ts'
import { BotClass } from '../../../rooms/shared/bots/botClass.ts'
import type { GivenAnswer } from '../../../rooms/shared/contract/asking.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { applyEntry, openMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  type PlayedTurn,
  playingSeats,
  questionOf,
  type Seat,
  wasRight,
} from '../../../rooms/shared/match/matchModel.ts'
import {
  chooseOpened,
  questionAskedTo,
  questionClosed,
  roundResolved,
  shownBoard,
} from '../../../rooms/shared/match/tellings.ts'
import { hasDoneAll, limitMsOf, whatFollows } from '../../../rooms/shared/match/turnFlow.ts'
import { modeRegistry } from '../../../rooms/shared/modes/modeRegistry.ts'
import { type AnswerData, kindOf } from '../../../rooms/shared/questions/question.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { aPlan } from '../../rooms/shared/match/matchBuilders.ts'
import { classOf, type Pick, pickBy } from './drawnClass.ts'
import { drawnQuestion } from './drawnQuestion.ts'
import type { Shown } from './screen.tsx'

/** A moment of a turn, as the class and some of its players see it. */
interface DrawnMoment {
  what: string
  wall: Shown
  hands: Shown[]
}

/** The clock stands still while a screen is checked. */
const stopped = { status: { kind: 'open' }, remainingMs: 12_000 } as const

/** A game of bots under the names of a drawn class. Its last turn is shown. */
class DrawnGame {
  private readonly match: Match
  private readonly bots: BotClass
  private readonly pick: Pick
  private readonly lastSeen: number
  private readonly moments: DrawnMoment[] = []
  private at = 0

  constructor(number: number) {
    const random = seededRandom(number)
    this.pick = pickBy(random)
    const gameMode = this.pick(gameModes)
    const maps = drawings.filter(({ map }) => map.gameMode === gameMode).map(({ map }) => map)
    const map = maps.length > 0 ? this.pick(maps) : null
    const players = classOf(random)
    this.lastSeen = this.pick([1, 2, 5, 9])
    const questions = this.lastSeen + this.pick([0, 3])
    this.match = openMatch({
      ...aPlan({ settings: { maxPlayers: players.length, speedBonus: this.pick([true, false]) } }),
      gameMode,
      map: map && { name: map.name, tiles: map.tiles },
      rules: modeRegistry[gameMode].version,
      questions: Array.from({ length: questions }, () => drawnQuestion(random)),
      seed: number,
    })
    this.bots = new BotClass(this.match, number)
    const joined = [...this.bots.sitDown(players.length, 0)]
    for (const [index, { username, slime }] of players.entries())
      if (joined[index]) this.record({ ...joined[index], username, slime })
  }

  play(): DrawnMoment[] {
    const { match } = this
    this.record({ kind: 'started', at: 0 })
    while (match.stage === 'running' && match.turns.length <= this.lastSeen) {
      const turn = currentTurn(match)
      if (turn && match.phase === 'question') this.answer(turn)
      if (turn && match.phase === 'choose') this.choose(turn)
      if (turn && match.phase === 'resolve') this.see('resolve', turn)
      const next = whatFollows(match, this.at)
      if (!next) throw new Error(`nothing follows ${match.phase}`)
      this.record(next)
    }
    if (this.moments.length === 0) throw new Error(`over before turn ${this.lastSeen}`)
    return this.moments
  }

  private answer(turn: PlayedTurn): void {
    const { match, bots } = this
    const { question, answers } = turn
    const begins = this.at
    const given = bots.answersTo(turn)
    this.inHalves('question', turn, given, ({ player, answer, ms }) => {
      this.at = begins + ms
      this.record({ kind: 'answered', player, question, answer, ms, at: this.at })
    })
    if (answers.size < bots.size) this.at = begins + limitMsOf(match)
  }

  private choose(turn: PlayedTurn): void {
    this.inHalves('choose', turn, playingSeats(this.match), (seat) => {
      const choice = this.bots.choiceOf(turn, seat, this.at)
      if (choice) this.record(choice)
    })
  }

  /** Shows the moment when half of the class is done. */
  private inHalves<One>(phase: SeenPhase, turn: PlayedTurn, all: readonly One[], act: (one: One) => void): void {
    const half = Math.floor(all.length / 2)
    for (const one of all.slice(0, half)) act(one)
    this.see(phase, turn)
    for (const one of all.slice(half)) act(one)
  }

  private record(entry: MatchEntry): void {
    applyEntry(this.match, entry)
  }

  private see(phase: SeenPhase, turn: PlayedTurn): void {
    const { match, pick } = this
    if (turn.question !== this.lastSeen) return
    const seats = playingSeats(match)
    const { placesBefore, ...board } = onBoard[phase](match, turn)
    const wall: Shown = {
      by: 'wall',
      view: { ...board, ...stopped, playerId: 'host' },
      placesBefore: [...placesBefore],
    }
    const owns = [true, false].flatMap((isRight) => {
      const some = seats.filter(({ player }) => wasRight(match, turn, player) === isRight)
      return some.length > 0 ? [pick(some)] : []
    })
    const hands = owns.map(
      (own): Shown => ({ by: 'hand', view: { ...board, ...stopped, ...ownView(match, turn, own) } }),
    )
    const kind = kindOf(questionOf(match, turn))
    this.moments.push({ what: `${phase}: ${kind} for ${seats.length} in ${match.plan.gameMode}`, wall, hands })
  }
}

/** The phases of a turn that a screen shows for a while. */
type SeenPhase = 'question' | 'choose' | 'resolve'

const onBoard: Readonly<Record<SeenPhase, (match: Match, turn: PlayedTurn) => GameView>> = {
  question: questionView,
  choose: (match, turn) => {
    const done = playingSeats(match).filter((seat) => hasDoneAll(match, turn, seat))
    const names = new Set(done.map(({ player }) => player))
    const view = chooseView(match, turn)
    const players = view.players.map((row) => ({ ...row, answered: names.has(row.id) }))
    return { ...view, players, answeredCount: done.length }
  },
  resolve: (match, turn) => resolveView(match, turn, chooseView(match, turn)),
}

const neighbourOf = (seat: Seat | undefined): Neighbour | null =>
  seat ? { name: seat.username, score: seat.tally.score, slime: seat.slime } : null

const asOwn = (questionNumber: number, answer: AnswerData): OwnAnswer => {
  if ('choice' in answer) return { questionNumber, choice: answer.choice, isSafe: true }
  // The contract does not know readonly lists, so it gets a copy.
  return { questionNumber, choice: 0, given: structuredClone(answer) as GivenAnswer, isSafe: true }
}

/** What a player's device knows of the same moment. */
function ownView(match: Match, turn: PlayedTurn, seat: Seat): Partial<GameView> {
  const { ranking } = match
  const rank = seat.tally.place - 1
  const answer = turn.answers.get(seat.player)
  const isOver = match.phase !== 'question'
  return {
    isHost: false,
    plays: true,
    players: [],
    playerId: seat.player,
    leaders: ranking.slice(0, 5).map((leader) => ({ ...rowOf(match, turn, leader), id: leader.username })),
    me: {
      ...rowOf(match, turn, seat),
      ahead: neighbourOf(ranking[rank - 1]),
      behind: neighbourOf(ranking[rank + 1]),
    },
    asked: questionAskedTo(match, turn, seat),
    closed: isOver ? questionClosed(match, turn) : null,
    choosing: match.phase === 'choose' ? chooseOpened(match, turn, () => true)(seat) : null,
    round: match.phase === 'resolve' ? roundResolved(match, turn)(seat) : null,
    board: shownBoard(match, seat),
    scoreBefore: seat.tally.score,
    ownAnswer: answer ? asOwn(turn.question, answer.answer) : null,
  }
}

/** A turn of a random game on one of our maps, phase by phase, always the same for the same number. */
export const drawnTurn = (number: number): DrawnMoment[] =>
  new DrawnGame(number).play().map(({ what, ...seen }) => ({ what: `turn ${number}, ${what}`, ...seen }))
