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
  /** What the mode goes by: the score, or in a practice a hundred for a right answer, and what moves bring. */
  modeScore: number
  correctCount: number
  /** Answer time, added up over all closed questions. A question without an answer counts its whole limit. */
  totalMs: number
  streak: number
  bestStreak: number
  lastCorrect: boolean
  place: number
}

/** A player or host as they joined, and what has changed since. */
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
  /** How many milliseconds after the question a late player came, by the game's own clock. */
  lateBy: Map<string, number>
  looks: Map<string, AnswerData>
  moves: Map<string, Move>
  closed: boolean
  /** Players who joined after this time were not there for this question. */
  closedAt: number
  resolved: boolean
  voided: boolean
  /** What the answer to this question was worth, by player; filled when the question closes. */
  gained: Map<string, number>
  /** What the mode gave and took in this turn, and why. */
  changes: ScoreChange[]
  /** The state of the game after this turn, as one short text: a game that is played again must come to the same text. */
  hash: string
}

/** A text that the host has accepted, and all that is right by it. */
export type Acceptance = Pick<EntryOf<'accepted'>, 'text' | 'right'>
/** By the numbers of the questions. */
export type Accepted = ReadonlyMap<number, readonly Acceptance[]>

export interface Match {
  plan: MatchPlan
  rules: AnyModeRules
  stage: 'lobby' | 'running' | 'finished'
  /** The phase, and since when; a pause moves that time on by its own length. */
  phase: Phase
  phaseSince: number
  seats: Map<string, Seat>
  /** The same seats, found by a visitor's name, account, key or browser. */
  seatByName: Map<string, Seat>
  seatByUser: Map<string, Seat>
  seatByKey: Map<string, Seat>
  /** Several pupils may share one browser. */
  seatsByDevice: Map<string, Set<Seat>>
  removedUsers: Set<string>
  removedNames: Set<string>
  removedKeys: Set<string>
  allowedNames: Set<string>
  /** Keys of devices that lead from elsewhere than the board. */
  remoteKeys: Set<string>
  locked: boolean
  /** Locked by the start of the game, and not by the host: late players stay out, but the next game is open again. */
  shutByStart: boolean
  /** Newcomers have to pick the slimes that the board shows. */
  asksProof: boolean
  /** Each network other than the host's gets only a few seats. */
  limitsSeats: boolean
  /** Slimes may hop on the board in the lobby, and cheer while moves are chosen. */
  lobbyPlay: boolean
  turns: PlayedTurn[]
  board: unknown
  /** What happened on the board in the last turn that was played out. */
  events: readonly TurnEvent[]
  /** Set when the mode has nothing left to play for. */
  end: 'won' | 'lost' | null
  /** What the mode paid at the end of the game. */
  endChanges: ScoreChange[]
  /** Playing seats in order of rank, as of the last closed question. */
  ranking: Seat[]
  /** Places after the first third of the questions, from which climbing is counted. Equal scores share a place, as at the end. */
  earlyPlaces: Map<string, number>
  startedAt: number
  /** When the question was asked, plus all the time the game was paused since. */
  askedAt: number
  paused: { by: PausedBy; at: number } | null
  lastAt: number
  finishedAt: number
  /** All that happened, so that the game can be played again with a correction. */
  entries: MatchEntry[]
  struckOut: ReadonlySet<number>
  /** Typed answers that the host accepted afterwards, by the numbers of the questions. */
  accepted: Accepted
  /** All players who ever sat here. They keep their seats when the game is played again from its journal. */
  everSeated: Map<string, Seat>
}

/** A game that was called off in its lobby is finished, but it never had a board. */
export const hasBegun = ({ startedAt }: Match): boolean => startedAt > 0

export const currentTurn = (match: Match): PlayedTurn | undefined => match.turns.at(-1)

export const turnOf = ({ turns }: Match, question: number): PlayedTurn | undefined =>
  turns.findLast((turn) => turn.question === question)

/** Whether the question is a repeat at the end of a practice. It is worth nothing and decides nothing. */
export const isAskedAgain = ({ plan }: Match, { question }: Pick<PlayedTurn, 'question'>): boolean =>
  question > plan.questions.length

/** The questions that come back, in the order in which the pupil got them wrong. */
export const askedAgain = (match: Match): number[] => {
  if (!match.plan.practice?.asksAgain) return []
  const first = match.turns.filter((turn) => turn.closed && !isAskedAgain(match, turn))
  return first.filter((turn) => !wasRight(match, turn, pupilId)).map(({ question }) => question)
}

/** Whether all planned questions have been answered. Any question after that is a repeat. */
export const allAnswered = ({ plan, turns }: Match): boolean =>
  turns.filter(({ closed }) => closed).length >= plan.questions.length

/** The question as the plan has it. */
export const plannedQuestion = (match: Match, turn: PlayedTurn): KeyedQuestion => {
  const { questions } = match.plan
  const number = isAskedAgain(match, turn) ? askedAgain(match)[turn.question - questions.length - 1] : turn.question
  return questions[(number ?? 0) - 1] as KeyedQuestion
}

/** Questions with the accepted answers added, cached so that each is put together only once. */
const widened = new WeakMap<readonly unknown[], KeyedQuestion>()

/** The question as it is graded and told: with the answers that the host has accepted during the game. */
export const questionOf = (match: Match, turn: PlayedTurn): KeyedQuestion => {
  const planned = plannedQuestion(match, turn)
  const also = match.accepted.get(turn.question)
  if (!also || planned.kind !== 'typed') return planned
  const known = widened.get(also)
  const question = known ?? { ...planned, accept: [...planned.accept, ...also.map(({ text }) => text)] }
  widened.set(also, question)
  return question
}

/** Whether the turn decides anything: it was not taken out, and its question can be right or wrong. */
export const counts = (match: Match, turn: PlayedTurn): boolean =>
  !turn.voided && isScored(plannedQuestion(match, turn))

/** Its number among the scored questions. A slide or opinion has the number of the scored question before it. */
export const placeAmongScored = ({ plan }: Match, { question }: Pick<PlayedTurn, 'question'>): number =>
  plan.questions.slice(0, question).filter(isScored).length

/** How long there is for a question: its own time, or the time of the game. In a practice all questions have the same. */
export const limitOf = (match: Match, turn: PlayedTurn): number => {
  const question = questionOf(match, turn)
  const { settings, practice } = match.plan
  return (question.seconds ?? settings.timeLimit + (practice ? 0 : extraSecondsOf(question))) * 1000
}

/** The answers of all other questions of a game, cached for everything that players type at one of them. */
const answersBeside = new WeakMap<readonly KeyedQuestion[], Map<KeyedQuestion, ReadonlySet<string>>>()

export function othersIn({ questions }: MatchPlan, but: KeyedQuestion): ReadonlySet<string> {
  const known = answersBeside.get(questions) ?? new Map<KeyedQuestion, ReadonlySet<string>>()
  answersBeside.set(questions, known)
  const others = known.get(but) ?? answersOfOthers(questions, but)
  known.set(but, others)
  return others
}

/** Comparing a typed text is slow, and many players type the same. So each text is graded once in a turn. */
const gradedTexts = new WeakMap<PlayedTurn, Map<string, number>>()

export function gradedIn(turn: PlayedTurn): Map<string, number> {
  const graded = gradedTexts.get(turn) ?? new Map<string, number>()
  gradedTexts.set(turn, graded)
  return graded
}

/** How much of the question an answer gets right, from 0 to 1. */
export function shareIn(match: Match, turn: PlayedTurn, answer: AnswerData | undefined): number {
  const question = questionOf(match, turn)
  if (!answer || !('text' in answer)) return shareOf(question, answer)
  const graded = gradedIn(turn)
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

/** Whether a player answered anything that counts. Having a seat is not enough. */
export const tookPart = (match: Match, { player }: Seat): boolean =>
  match.turns.some((turn) => turn.closed && counts(match, turn) && hasAnswered(turn, player))

export const wasThere = (seat: Seat, turn: PlayedTurn): boolean => !turn.closed || seat.joinedAt <= turn.closedAt

/** Whether a player has missed this many questions in a row, up to the last closed one. */
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

/** The host, and all players who answered in the last two turns or joined since. Others may have left long ago. */
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

/** No player but the host plays, or no player at all. */
export const isPlayedAlone = (match: Match): boolean => playingSeats(match).every(({ isHost }) => isHost)

/** Whether only one person plays. A class's game stands still until players are back; this one goes on. */
export const isForOne = (match: Match): boolean => match.plan.practice !== undefined || isPlayedAlone(match)

/** The number of players, without a walk past each seat: only a host who leads from a board does not play. */
export function playersIn({ seats, seatByUser, plan }: Match): number {
  const host = seatByUser.get(plan.host.userId)
  return seats.size - (host && !host.plays ? 1 : 0)
}

/** The game's own time, which stands still in a pause. */
export const matchTime = (match: Match, now: number): number => match.paused?.at ?? now

/** Whether a name is among these, in any spelling that reads the same. */
export const isAmong = (names: { has(key: string): boolean }, name: string): boolean =>
  namesReadAs(name).some((key) => names.has(key))

/** The seat whose name can be read as this one. */
export const seatNamed = ({ seatByName }: Match, name: string): Seat | undefined =>
  namesReadAs(name)
    .map((key) => seatByName.get(key))
    .find((seat) => seat !== undefined)
