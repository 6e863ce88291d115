import { slimes } from '../catalog/slimes.ts'
import { chanceOf } from '../chance.ts'
import type { EntryOf } from '../match/matchEntries.ts'
import { type Match, type PlayedTurn, questionOf, type Seat, wasRight } from '../match/matchModel.ts'
import { asTurnPlayer, questionFrame, turnFor } from '../match/tally.ts'
import { shownBoard } from '../match/tellings.ts'
import { limitMsOf } from '../match/turnFlow.ts'
import type { Move } from '../modes/modeRules.ts'
import { drawName } from '../names/generatedNames.ts'
import type { AnswerData, KeyedQuestion } from '../questions/question.ts'
import { rightAnswer, wrongAnswer } from '../questions/questionKinds.ts'
import { seededRandom } from '../seededRandom.ts'
import { answerBy, type ClassMix, learnsBy, moveBy, type Student, studentOf } from './students.ts'

/** What a bot will answer, and how long it takes. */
interface BotAnswer {
  player: string
  answer: AnswerData
  ms: number
}

/** Two thirds of a class think before they choose, one third tap anything. */
const choosers = ['sensible', 'sensible', 'random'] as const

/** Bots draw from streams of their own, so that their draws never meet those of a rule book. */
const apart = 0x5c001

const designs = slimes.filter(({ rarity }) => rarity !== 'secret').map(({ id }) => id)

const said = (question: KeyedQuestion, isRight: boolean): AnswerData =>
  isRight ? rightAnswer(question) : wrongAnswer(question)

/** Simulated pupils in a match of usual questions. */
export class BotClass {
  private readonly match: Match
  private readonly students = new Map<string, Student>()
  private readonly seed: number

  constructor(match: Match, seed: number) {
    this.match = match
    this.seed = seed ^ apart
  }

  get size(): number {
    return this.students.size
  }

  /** The names and looks of players already there are taken. */
  *sitDown(players: number, at: number, mix: ClassMix = {}): Generator<EntryOf<'joined'>> {
    const random = seededRandom(this.seed)
    const first = Math.floor(random() * designs.length)
    const others = [...this.match.seats.values()]
    const taken = new Set(others.map(({ username }) => username))
    const free = designs.filter((design) => others.every(({ slime }) => slime !== design))
    for (let seat = 1; seat <= players; seat++) {
      const student = studentOf(seat, { choosers, ...mix }, chanceOf(this.seed, 0))
      const username = drawName((name) => taken.has(name), random)
      const slime = free[(first + seat) % free.length] ?? 'mint'
      taken.add(username)
      this.students.set(student.id, student)
      const who = { player: student.id, userId: null, earns: false, username, slime, seatKey: student.id }
      yield { kind: 'joined', ...who, isHost: false, plays: true, at }
    }
  }

  /** In the order in which a room would receive them. Some bots do not answer. */
  answersTo(turn: PlayedTurn): BotAnswer[] {
    const { match } = this
    const limit = limitMsOf(match)
    const question = questionOf(match, turn)
    const chance = chanceOf(this.seed, turn.question)
    const given = [...this.students.values()].flatMap((student) => {
      const answer = answerBy(student, limit, chance('answer', student.id))
      return answer ? [{ player: student.id, answer: said(question, answer.correct), ms: answer.ms }] : []
    })
    return given.sort((one, other) => one.ms - other.ms)
  }

  /** The bot's move, or its second look; null if the seat is no bot's. */
  choiceOf(turn: PlayedTurn, seat: Seat, at: number): EntryOf<'chose'> | EntryOf<'looked'> | null {
    const { question } = turn
    const { player } = seat
    const student = this.students.get(player)
    if (!student) return null
    const random = chanceOf(this.seed, question)('choose', player)
    if (!wasRight(this.match, turn, player)) {
      const answer = said(questionOf(this.match, turn), learnsBy(student, random))
      return { kind: 'looked', player, question, answer, at }
    }
    const move = this.moveOf(student, turn, seat, random)
    return move && { kind: 'chose', player, question, move, at }
  }

  /** Chosen by what a phone shows, and no more. */
  private moveOf({ style }: Student, turn: PlayedTurn, seat: Seat, random: () => number): Move | null {
    const { match } = this
    const frame = questionFrame(match, turn)
    const offers = match.rules.offer(match.board, frame)
    const answer = turnFor(match, turn).answers.get(seat.player)
    if (!answer || offers.length === 0) return null
    const sight = {
      frame,
      offers,
      self: asTurnPlayer(seat),
      rank: seat.tally.place,
      players: match.seats.size,
      answer,
      shown: () => shownBoard(match, seat),
      random,
    }
    return moveBy(style, sight, match.rules.choose)
  }
}
