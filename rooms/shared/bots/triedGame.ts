import { slimes } from '../catalog/slimes.ts'
import { chanceOf } from '../chance.ts'
import type { GameSettings } from '../contract/game.ts'
import type { Tile } from '../contract/maps.ts'
import type { MapMode } from '../maps/tileTypes.ts'
import { applyEntry, openMatch } from '../match/match.ts'
import type { MatchEntry } from '../match/matchEntries.ts'
import { currentTurn, type Match, type PlayedTurn, playingSeats, type Seat, wasRight } from '../match/matchModel.ts'
import type { MatchPlan } from '../match/matchPlan.ts'
import { type Replay, replayOf } from '../match/replay.ts'
import { asTurnPlayer, questionFrame, turnFor } from '../match/tally.ts'
import { shownBoard } from '../match/tellings.ts'
import { limitMsOf, whatFollows } from '../match/turnFlow.ts'
import { modeRegistry } from '../modes/modeRegistry.ts'
import type { Move } from '../modes/modeRules.ts'
import { drawName } from '../names/generatedNames.ts'
import type { AnswerData, KeyedQuestion } from '../questions/question.ts'
import { seededRandom } from '../seededRandom.ts'
import { answerBy, learnsBy, moveBy, type Student, studentOf } from './students.ts'

/** A game of bots on a map: to see what the map does before a class does. */
export interface Trial {
  mode: MapMode
  map: { name: string; tiles: readonly Tile[] }
  players: number
  questions: number
  /** The same seed on the same map is the same game. */
  seed: number
}

/** Their texts are never shown: what is watched is the turns between them. */
const anyQuestion: KeyedQuestion = { question: '?', answers: ['a', 'b', 'c', 'd'], correct: 0 }
const right: AnswerData = { choice: 0 }
const wrong: AnswerData = { choice: 1 }

const settings: GameSettings = {
  timeLimit: 20,
  speedBonus: true,
  chaos: 'lively',
  shuffleQuestions: false,
  shuffleAnswers: false,
  questionCount: null,
  lateJoin: false,
  hostPlays: false,
  maxPlayers: 1000,
  nicknames: 'generated',
  pace: 'auto',
}

/** Most of a class thinks before it chooses, and some tap anything. */
const choosers = ['sensible', 'sensible', 'random'] as const

/** Students draw from streams of their own: no rule book can meet them. */
const apart = 0x5c001

const designs = slimes.filter(({ rarity }) => rarity !== 'secret').map(({ id }) => id)

export const trialPlan = ({ mode, map, questions, seed }: Trial): MatchPlan => ({
  gameId: 'trial',
  code: 'TRIAL1',
  gameMode: mode,
  map,
  title: map.name,
  questionSetId: 'trial',
  questions: Array.from({ length: questions }, () => anyQuestion),
  settings,
  host: { userId: '', username: '', slime: '', plays: false },
  seed,
  createdAt: 0,
  rules: modeRegistry[mode].version,
})

class BotClass {
  private readonly match: Match
  private readonly students = new Map<string, Student>()
  private readonly seed: number
  private at = 0

  constructor(trial: Trial) {
    this.seed = trial.seed ^ apart
    this.match = openMatch(trialPlan(trial))
    this.sitDown(trial.players)
  }

  /** Phase by phase, so that a page can breathe in between. */
  *play(): Generator<null, Replay> {
    const { match } = this
    this.record({ kind: 'started', at: this.at })
    while (match.stage === 'running') {
      this.act()
      const entry = whatFollows(match, this.at)
      if (entry) this.record(entry)
      yield null
    }
    return replayOf(match)
  }

  private sitDown(players: number): void {
    const random = seededRandom(this.seed)
    const first = Math.floor(random() * designs.length)
    const taken = new Set<string>()
    for (let seat = 1; seat <= players; seat++) {
      const student = studentOf(seat, { choosers }, chanceOf(this.seed, 0))
      const username = drawName((name) => taken.has(name), random)
      const slime = designs[(first + seat) % designs.length] ?? 'mint'
      taken.add(username)
      this.students.set(student.id, student)
      const who = { player: student.id, userId: null, earns: false, username, slime, seatKey: student.id }
      this.record({ kind: 'joined', ...who, isHost: false, plays: true, at: this.at })
    }
  }

  private act(): void {
    const { match } = this
    const turn = currentTurn(match)
    if (turn && match.phase === 'question') this.answer(turn)
    if (turn && match.phase === 'choose') for (const seat of playingSeats(match)) this.choose(turn, seat)
  }

  /** In the order in which a room would hear of them; who says nothing is waited for. */
  private answer({ question, answers }: PlayedTurn): void {
    const begins = this.at
    const limit = limitMsOf(this.match)
    const chance = chanceOf(this.seed, question)
    const given = [...this.students.values()].flatMap((student) => {
      const answer = answerBy(student, limit, chance('answer', student.id))
      return answer ? [{ player: student.id, ...answer }] : []
    })
    for (const { player, correct, ms } of given.sort((one, other) => one.ms - other.ms)) {
      this.at = begins + ms
      this.record({ kind: 'answered', player, question, answer: correct ? right : wrong, ms, at: this.at })
    }
    if (answers.size < this.students.size) this.at = begins + limit
  }

  private choose(turn: PlayedTurn, seat: Seat): void {
    const { question } = turn
    const { player } = seat
    const student = this.students.get(player)
    if (!student) return
    const random = chanceOf(this.seed, question)('choose', player)
    if (wasRight(this.match, turn, player)) {
      const move = this.moveOf(student, turn, seat, random)
      if (move) this.record({ kind: 'chose', player, question, move, at: this.at })
    } else {
      const answer = learnsBy(student, random) ? right : wrong
      this.record({ kind: 'looked', player, question, answer, at: this.at })
    }
  }

  /** By no more than a phone shows. */
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
      players: this.students.size,
      answer,
      shown: () => shownBoard(match, seat),
      random,
    }
    return moveBy(style, sight, match.rules.choose)
  }

  private record(entry: MatchEntry): void {
    applyEntry(this.match, entry)
  }
}

/** Plays a game from its first question to its end, as a room of that plan would. */
export const triedGame = (trial: Trial): Generator<null, Replay> => new BotClass(trial).play()
