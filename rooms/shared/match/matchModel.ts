import type { Phase } from '../contract/game.ts'
import type { AnyModeRules } from '../modes/modeRegistry.ts'
import type { Move, ScoreChange, TurnEvent } from '../modes/modeRules.ts'
import { namesReadAs } from '../names/readAlike.ts'
import { pupilId } from '../practice/practiceSeats.ts'
import type { AnswerData, KeyedQuestion } from '../questions/question.ts'
import { answersOfOthers, extraSecondsOf, isScored, saysSomething, shareOf } from '../questions/questionKinds.ts'
import type { EntryOf, MatchEntry, PausedBy } from './matchEntries.ts'
import type { MatchPlan } from './matchPlan.ts'

/** What a seat has earned so far; derived from the turns, never written from outside. */
export interface Tally {
  score: number
  correctCount: number
  /** Time taken over all closed questions; the whole limit where there was no answer. */
  totalMs: number
  streak: number
  bestStreak: number
  lastCorrect: boolean
  place: number
}

/** Somebody who has joined, as they did, and what has become of them since. */
export interface Seat extends Omit<EntryOf<'joined'>, 'kind' | 'at'> {
  joinedAt: number
  /** The order of arrival. */
  number: number
  tally: Tally
}

interface Answer {
  answer: AnswerData
  ms: number
}

/** One question as it was played. */
export interface PlayedTurn {
  question: number
  answers: Map<string, Answer>
  /** By how much somebody came after the question, in milliseconds of its own clock. */
  lateBy: Map<string, number>
  looks: Map<string, AnswerData>
  moves: Map<string, Move>
  closed: boolean
  /** Players who came later were not there for this question. */
  closedAt: number
  resolved: boolean
  voided: boolean
  /** What the answer to this question was worth, by player; filled when the question closes. */
  gained: Map<string, number>
  /** What the mode gave and took, and why. */
  changes: ScoreChange[]
  /** What the game was after this turn, as one short text: a game that is played again must come to the same. */
  hash: string
}

/** What hosts have accepted in the course of a game, by the numbers of the questions. */
export type Accepted = ReadonlyMap<number, readonly string[]>

export interface Match {
  plan: MatchPlan
  rules: AnyModeRules
  stage: 'lobby' | 'running' | 'finished'
  /** The phase, and since when; a pause moves that time on by its own length. */
  phase: Phase
  phaseSince: number
  seats: Map<string, Seat>
  /** The same seats, found by whatever may be known of a visitor. */
  seatByName: Map<string, Seat>
  seatByUser: Map<string, Seat>
  seatByKey: Map<string, Seat>
  /** Several pupils may share one browser. */
  seatsByDevice: Map<string, Set<Seat>>
  removedUsers: Set<string>
  removedNames: Set<string>
  removedKeys: Set<string>
  allowedNames: Set<string>
  /** Of devices that lead from elsewhere. */
  remoteKeys: Set<string>
  locked: boolean
  /** Not by its host: nobody comes late to this game, and the next one is open. */
  shutByStart: boolean
  /** Newcomers have to say what the board shows. */
  asksProof: boolean
  /** Each network but the host's has a few seats. */
  limitsSeats: boolean
  /** Slimes may hop on the board while everybody waits. */
  lobbyPlay: boolean
  turns: PlayedTurn[]
  board: unknown
  /** What happened on the board in the turn that was played out last. */
  events: readonly TurnEvent[]
  /** The mode has nothing left to play for. */
  end: 'won' | 'lost' | null
  /** What the mode paid when it was over. */
  endChanges: ScoreChange[]
  /** Playing seats in order of rank, as of the last closed question. */
  ranking: Seat[]
  /** Places after the first third of the questions, shared as at the end: where the climbers started from. */
  earlyPlaces: Map<string, number>
  startedAt: number
  /** When the question was asked, plus all the time the game was paused since. */
  askedAt: number
  paused: { by: PausedBy; at: number } | null
  lastAt: number
  finishedAt: number
  /** All that happened, for playing it again without what was taken out. */
  entries: MatchEntry[]
  struckOut: ReadonlySet<number>
  /** What was typed and accepted afterwards, by the numbers of the questions. */
  accepted: Accepted
  /** All players who ever sat here: they keep their seats while the game is played again from its journal. */
  everSeated: Map<string, Seat>
}

/** A game that was called off in its lobby is finished and has never had a board. */
export const hasBegun = ({ startedAt }: Match): boolean => startedAt > 0

export const currentTurn = (match: Match): PlayedTurn | undefined => match.turns.at(-1)

export const turnOf = ({ turns }: Match, question: number): PlayedTurn | undefined =>
  turns.findLast((turn) => turn.question === question)

/** Asked once more at the end of a practice: it decides nothing, and is worth nothing but knowing it. */
export const isAskedAgain = ({ plan }: Match, { question }: Pick<PlayedTurn, 'question'>): boolean =>
  question > plan.questions.length

/** The questions that come back, in the order in which they were got wrong. */
export const askedAgain = (match: Match): number[] => {
  if (!match.plan.practice?.asksAgain) return []
  const first = match.turns.filter((turn) => turn.closed && !isAskedAgain(match, turn))
  return first.filter((turn) => !wasRight(match, turn, pupilId)).map(({ question }) => question)
}

/** Whether all that was planned has been answered: what comes after it is asked again. */
export const allAnswered = ({ plan, turns }: Match): boolean =>
  turns.filter(({ closed }) => closed).length >= plan.questions.length

/** As it stands in the plan. */
export const plannedQuestion = (match: Match, turn: PlayedTurn): KeyedQuestion => {
  const { questions } = match.plan
  const number = isAskedAgain(match, turn) ? askedAgain(match)[turn.question - questions.length - 1] : turn.question
  return questions[(number ?? 0) - 1] as KeyedQuestion
}

/** With what was accepted, so that it is put together once for all who answer. */
const widened = new WeakMap<readonly string[], KeyedQuestion>()

/** As it is graded and told: with what the host has accepted in the course of the game. */
export const questionOf = (match: Match, turn: PlayedTurn): KeyedQuestion => {
  const planned = plannedQuestion(match, turn)
  const also = match.accepted.get(turn.question)
  if (!also || planned.kind !== 'typed') return planned
  const known = widened.get(also)
  const question = known ?? { ...planned, accept: [...planned.accept, ...also] }
  widened.set(also, question)
  return question
}

/** Whether it decides anything: it was not taken out, and something of it is right. */
export const counts = (match: Match, turn: PlayedTurn): boolean =>
  !turn.voided && isScored(plannedQuestion(match, turn))

/** The how manieth of those that count it is; of what is between them, the one before. */
export const placeAmongScored = ({ plan }: Match, { question }: Pick<PlayedTurn, 'question'>): number =>
  plan.questions.slice(0, question).filter(isScored).length

/** How long there is for a question: its own time, or that of the game. Each question of a practice has the same. */
export const limitOf = (match: Match, turn: PlayedTurn): number => {
  const question = questionOf(match, turn)
  const { settings, practice } = match.plan
  return (question.seconds ?? settings.timeLimit + (practice ? 0 : extraSecondsOf(question))) * 1000
}

/** What would answer the other questions of a game: put together once for all that is typed at one of them. */
const answersBeside = new WeakMap<readonly KeyedQuestion[], Map<KeyedQuestion, ReadonlySet<string>>>()

function othersIn({ questions }: MatchPlan, but: KeyedQuestion): ReadonlySet<string> {
  const known = answersBeside.get(questions) ?? new Map<KeyedQuestion, ReadonlySet<string>>()
  answersBeside.set(questions, known)
  const others = known.get(but) ?? answersOfOthers(questions, but)
  known.set(but, others)
  return others
}

/** Comparing a typed text is dear, and many players type the same: each text is graded once in a turn. */
const gradedTexts = new WeakMap<PlayedTurn, Map<string, number>>()

/** How much of the question an answer has right, from 0 to 1. */
export function shareIn(match: Match, turn: PlayedTurn, answer: AnswerData | undefined): number {
  const question = questionOf(match, turn)
  if (!answer || !('text' in answer)) return shareOf(question, answer)
  const graded = gradedTexts.get(turn) ?? new Map<string, number>()
  gradedTexts.set(turn, graded)
  const known = graded.get(answer.text)
  if (known !== undefined) return known
  const share = shareOf(question, answer, othersIn(match.plan, plannedQuestion(match, turn)))
  graded.set(answer.text, share)
  return share
}

export const shareOfPlayer = (match: Match, turn: PlayedTurn, player: string): number =>
  shareIn(match, turn, turn.answers.get(player)?.answer)

export const wasRight = (match: Match, turn: PlayedTurn, player: string): boolean =>
  shareOfPlayer(match, turn, player) === 1

export const hasAnswered = (turn: PlayedTurn, player: string): boolean =>
  saysSomething(turn.answers.get(player)?.answer)

/** Whether they answered anything that counts: being on the list is not playing. */
export const tookPart = (match: Match, { player }: Seat): boolean =>
  match.turns.some((turn) => turn.closed && counts(match, turn) && hasAnswered(turn, player))

export const wasThere = (seat: Seat, turn: PlayedTurn): boolean => !turn.closed || seat.joinedAt <= turn.closedAt

/** Whether they have missed this many questions in a row, up to the last that is closed. */
export function missedInARow(match: Match, seat: Seat, most: number): boolean {
  let count = 0
  for (let at = match.turns.length - 1; at >= 0 && count < most; at--) {
    const turn = match.turns[at]
    if (!turn?.closed || !counts(match, turn)) continue
    if (!wasThere(seat, turn) || hasAnswered(turn, seat.player)) return false
    count++
  }
  return count === most
}

/** The host, and who played in the last two turns or came after them: others may have gone long ago. */
export const seenLately = ({ turns, seats }: Match): string[] => {
  const last = turns.slice(-2)
  const since = turns.length > last.length ? (last[0]?.closedAt ?? 0) : 0
  return [...seats.values()]
    .filter(
      ({ player, isHost, joinedAt }) => isHost || joinedAt >= since || last.some(({ answers }) => answers.has(player)),
    )
    .map(({ player }) => player)
}

export const playingSeats = (match: Match): Seat[] => [...match.seats.values()].filter((seat) => seat.plays)

/** By its host, or by nobody. */
export const isPlayedAlone = (match: Match): boolean => playingSeats(match).every(({ isHost }) => isHost)

/** Where nobody else waits: a class's game stands still until somebody is back, and this one goes on. */
export const isForOne = (match: Match): boolean => match.plan.practice !== undefined || isPlayedAlone(match)

/** How many they are, without a look at each: only who leads from a board does not play. */
export function playersIn({ seats, seatByUser, plan }: Match): number {
  const host = seatByUser.get(plan.host.userId)
  return seats.size - (host && !host.plays ? 1 : 0)
}

/** The game's own time: it stands still in a pause. */
export const matchTime = (match: Match, now: number): number => match.paused?.at ?? now

/** Whether a name is among these, however it is written. */
export const isAmong = (names: { has(key: string): boolean }, name: string): boolean =>
  namesReadAs(name).some((key) => names.has(key))

/** Of somebody whose name can be read as this one. */
export const seatNamed = ({ seatByName }: Match, name: string): Seat | undefined =>
  namesReadAs(name)
    .map((key) => seatByName.get(key))
    .find((seat) => seat !== undefined)
