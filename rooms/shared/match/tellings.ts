import type { AskedQuestion, GivenAnswer, QuestionAsked, QuestionClosed } from '../contract/asking.ts'
import type { ChooseOpened, RoundResolved } from '../contract/game.ts'
import { toOneself } from '../contract/ownRound.ts'
import type { ScoreChange, TurnEvent } from '../modes/modeRules.ts'
import { pupilId } from '../practice/practiceSeats.ts'
import { type AnswerData, type KeyedQuestion, kindOf } from '../questions/question.ts'
import { askedParts, isScored, saysSomething, scoredAmong, spreadOf, toldKey } from '../questions/questionKinds.ts'
import {
  askedAgain,
  counts,
  limitOf,
  type Match,
  type PlayedTurn,
  questionOf,
  type Seat,
  shareIn,
  wasRight,
} from './matchModel.ts'
import { ownTimeOf, staysOpen } from './ownTime.ts'
import { phaseMs } from './phaseLengths.ts'
import { shownAnswers } from './shownAnswers.ts'
import { finaleOf, questionFrame } from './tally.ts'
import { chooseMs, playsMoves, waitsForHost } from './turnFlow.ts'

/** The leaders whose places on the board every device is told. */
const leadersOnDevice = 3

/** The usual kind is left out. */
export function askedQuestion(question: KeyedQuestion): AskedQuestion {
  const { question: text, image, language } = question
  const kind = kindOf(question)
  return {
    text,
    ...askedParts(question),
    ...(image && { image }),
    ...(kind !== 'choice' && { kind }),
    ...(language && { language }),
  }
}

/** The question as all may know it while it is open: without its answer key. */
export function questionAsked(match: Match, turn: PlayedTurn): QuestionAsked {
  return {
    question: askedQuestion(questionOf(match, turn)),
    questionNumber: turn.question,
    totalQuestions: scoredAmong(match.plan.questions),
    gameMode: match.plan.gameMode,
    timeLimit: waitsForHost(match) ? 0 : limitOf(match, turn) / 1000,
    ...(staysOpen(match.plan) && { staysOpen: true as const }),
    ...againIn(match),
    ...finaleIn(match, turn),
  }
}

/** One message for all, unless pupils have a time of their own: then one for each time. */
export const asksEverybody = (
  match: Match,
  turn: PlayedTurn,
): { message: QuestionAsked | ((seat: Seat) => QuestionAsked); forBoards?: QuestionAsked } => {
  const asked = questionAsked(match, turn)
  if (!staysOpen(match.plan)) return { message: asked }
  const byTime = new Map<number, QuestionAsked>()
  return {
    forBoards: asked,
    message: (seat) => {
      const time = ownTimeOf(match, seat)
      const known = byTime.get(time) ?? inOwnTime(asked, time)
      byTime.set(time, known)
      return known
    },
  }
}

const inOwnTime = (asked: QuestionAsked, time: number): QuestionAsked =>
  time === 1 ? asked : { ...asked, timeLimit: asked.timeLimit * time }

/** Goes by the questions that count, as in the rule books. */
function finaleIn(match: Match, turn: PlayedTurn): Pick<QuestionAsked, 'finale'> {
  const finale = finaleOf(match, turn)
  return finale ? { finale } : {}
}

/** For a player who comes back: with the answer they have locked in, because a reloaded page does not know it. */
export function questionAskedTo(match: Match, turn: PlayedTurn, seat: Seat): QuestionAsked {
  const asked = inOwnTime(questionAsked(match, turn), ownTimeOf(match, seat))
  const given = turn.answers.get(seat.player)?.answer
  const isShown = match.phase === 'question' || match.phase === 'reveal'
  return given && isShown ? { ...asked, question: { ...asked.question, own: asGiven(given) } } : asked
}

/** What players are told of a closed question: the right answer, why, and how many chose what. */
export function questionClosed(match: Match, turn: PlayedTurn): QuestionClosed {
  const question = questionOf(match, turn)
  const { explanation } = question
  const answers = [...turn.answers.values()].map(({ answer }) => answer)
  const spread = spreadOf(question, answers)
  const voided = turn.voided && { voided: true as const }
  return {
    ...toldKey(question),
    spread,
    ...countedIn(match, turn),
    ...acceptedIn(match, turn),
    ...(explanation && { explanation }),
    ...movesIn(match, turn),
    ...voided,
    ...againIn(match),
  }
}

/** For a device that comes back. */
export const questionClosedTo = (match: Match, turn: PlayedTurn, { player, plays }: Seat): QuestionClosed =>
  plays ? { ...questionClosed(match, turn), gained: turn.gained.get(player) ?? 0 } : questionClosedOnBoard(match, turn)

/** For the screen in front of the class: with the answers that the class gave. */
export const questionClosedOnBoard = (match: Match, turn: PlayedTurn): QuestionClosed => ({
  ...questionClosed(match, turn),
  ...(!turn.voided && shownAnswers(match, turn)),
})

/**
 * Players who were right may choose while the others are still reading. The other players get this message, too, but
 * their choice would be refused. In a practice the pupil waits for no other, and presses to go on to the moves.
 */
function movesIn(match: Match, turn: PlayedTurn): Pick<QuestionClosed, 'opened'> {
  if (match.plan.practice || match.phase !== 'reveal' || !counts(match, turn) || !playsMoves(match, turn)) return {}
  const moves = match.rules.offer(match.board, questionFrame(match, turn))
  return { opened: { questionNumber: turn.question, moves } }
}

/** Without printed choices to count, three numbers tell how the class did, and never who was right. */
function countedIn(match: Match, turn: PlayedTurn): Pick<QuestionClosed, 'counted'> {
  const question = questionOf(match, turn)
  if (kindOf(question) === 'choice' || !isScored(question)) return {}
  const counted = { right: 0, partly: 0, wrong: 0 }
  for (const { answer } of turn.answers.values()) {
    if (!saysSomething(answer)) continue
    const share = shareIn(match, turn, answer)
    counted[share === 1 ? 'right' : share > 0 ? 'partly' : 'wrong']++
  }
  return { counted }
}

/** An empty list for a single choice means that the time ran out. */
const asGiven = (answer: AnswerData): GivenAnswer => {
  if ('choice' in answer) return { choices: answer.choice < 0 ? [] : [answer.choice] }
  if ('choices' in answer) return { choices: [...answer.choices] }
  return 'order' in answer ? { order: [...answer.order] } : { text: answer.text }
}

/** The answers accepted while the class was looking at this question. */
function acceptedIn({ accepted, plan }: Match, { question, voided }: PlayedTurn): Partial<QuestionClosed> {
  const texts = accepted.get(question)?.map(({ text }) => text)
  if (!texts || voided) return {}
  return { accepted: texts, ...(plan.host.ownsSet && { keeps: true }) }
}

/** How many questions of a practice come back, as far as is known by now. */
function againIn(match: Match): { again?: number } {
  const again = askedAgain(match).length
  return again > 0 ? { again } : {}
}

/** A host's board screen sees all. A player sees their surroundings, the leaders, and the next players in rank. */
export function shownBoard(match: Match, seat: Seat | null): unknown {
  if (!seat?.plays) return match.rules.show(match.board, null)
  const { ranking } = match
  const own = seat.tally.place - 1
  // A seat that joined since then has no place yet, so it has no neighbours.
  const neighbours = own < 0 ? [] : [ranking[own - 1], ranking[own + 1]]
  const others = [...ranking.slice(0, leadersOnDevice), ...neighbours].map((other) => other?.player ?? '')
  return match.rules.show(match.board, { player: seat.player, others })
}

/** What there is to choose. A device that draws also gets what it sees of the board. */
export function chooseOpened(
  match: Match,
  turn: PlayedTurn,
  draws: (seat: Seat) => boolean,
): (seat: Seat) => ChooseOpened {
  const { question: questionNumber } = turn
  const moves = match.rules.offer(match.board, questionFrame(match, turn))
  const longMs = chooseMs(match, turn)
  // A large class is told only two things. All who are told the same share one object, so it is encoded once.
  const withMoves = new Map<number, ChooseOpened>()
  const withoutMoves = new Map<number, ChooseOpened>()
  return (seat) => {
    const time = ownTimeOf(match, seat)
    // A player who was wrong has a second look, and no cards.
    const isOffered = !seat.plays || wasRight(match, turn, seat.player)
    const byTime = isOffered ? withMoves : withoutMoves
    const ownMs = longMs * time
    const opened = byTime.get(time) ?? {
      questionNumber,
      moves: isOffered ? moves : [],
      ...(ownMs !== phaseMs.choose && { remainingMs: ownMs }),
    }
    byTime.set(time, opened)
    return draws(seat) ? { ...opened, board: shownBoard(match, seat) } : opened
  }
}

/** The board is told all that happened. A player is told what concerns them, including private events. */
export function roundResolved(match: Match, turn: PlayedTurn): (seat: Seat) => RoundResolved {
  const { question: questionNumber, changes } = turn
  const { events, end } = match
  const ownChanges = new Map<string, ScoreChange[]>()
  for (const change of changes) keepUnder(ownChanges, change.player, change)
  const ownEvents = new Map<string, TurnEvent[]>()
  for (const event of events) {
    if (event.player !== undefined) keepUnder(ownEvents, event.player, event)
    if (event.other !== undefined && event.other !== event.player && !event.isPrivate)
      keepUnder(ownEvents, event.other, event)
  }
  // In a table of two everything that happens concerns the pupil.
  const seen = match.plan.practice && events.filter(({ isPrivate, player }) => !isPrivate || player === pupilId)
  return (seat) => {
    const { player } = seat
    if (seat.plays) {
      const own = { changes: ownChanges.get(player) ?? [], events: seen ?? ownEvents.get(player) ?? [] }
      return { questionNumber, ...toOneself(own, player), ...namesIn(match, player, own), end }
    }
    const isShown = ({ isPrivate }: TurnEvent) => !isPrivate
    return { questionNumber, changes, events: events.filter(isShown), end, board: shownBoard(match, seat) }
  }
}

/** Empty if no other player had a part in it. */
function namesIn(
  { seats, everSeated }: Match,
  player: string,
  { changes, events }: Pick<RoundResolved, 'changes' | 'events'>,
): Pick<RoundResolved, 'names'> {
  let names: Record<string, string> | undefined
  const name = (id: string | undefined): void => {
    const seat = id === undefined || id === player ? undefined : (seats.get(id) ?? everSeated.get(id))
    if (seat) names = { ...names, [seat.player]: seat.username }
  }
  for (const part of [changes, events])
    for (const told of part) {
      name(told.player)
      name(told.other)
    }
  return names ? { names } : {}
}

function keepUnder<T>(all: Map<string, T[]>, key: string, item: T): void {
  const known = all.get(key)
  if (known) known.push(item)
  else all.set(key, [item])
}
