import type { GameMessage, Tell } from '../contract/game.ts'
import { playedMap } from '../maps/packedMap.ts'
import { applyEntry, openMatch } from '../match/match.ts'
import type { MatchEntry } from '../match/matchEntries.ts'
import {
  currentTurn,
  type Match,
  type PlayedTurn,
  playingSeats,
  questionOf,
  type Seat,
  wasRight,
} from '../match/matchModel.ts'
import type { MatchPlan } from '../match/matchPlan.ts'
import { awardsOf, finalScoresOf } from '../match/ranking.ts'
import { hasLearned, isOnOffer, questionFrame } from '../match/tally.ts'
import { chooseOpened, questionAsked, questionClosed, roundResolved, shownBoard } from '../match/tellings.ts'
import { endOfPhase, everybodyIsDone, limitMsOf, whatFollows } from '../match/turnFlow.ts'
import { readAnswer, saysSomething } from '../questions/questionKinds.ts'
import { BotClass } from './botClass.ts'

/** The seat of the only player who is no bot. */
export const visitorId = 'visitor'

interface Visitors {
  plan: MatchPlan
  name: string
  slime: string
  bots: number
  seed: number
  /** Receives what a room would tell the visitor's device, in the same order. */
  tell: Tell
}

/** Bots know about as much as their visitor might. */
const knowledge = 0.6

/** Once the visitor is done, the next bot acts within this time, so that the visitor does not wait for bots. */
const soonMs = 250
const firstChoiceMs = 600

interface Deed {
  at: number
  entry: MatchEntry
}

/**
 * A whole game in one place, with one seat for the visitor and bots on the others. The caller hands in the time. It plays the
 * same match as a room's table (`rooms/game/table.ts`), without the parts for other devices: synchronised state, journal,
 * door.
 */
export class VisitorsTable {
  readonly match: Match
  private readonly bots: BotClass
  private readonly tell: Tell
  private deeds: Deed[] = []

  constructor({ plan, name, slime, bots, seed, tell }: Visitors, now: number) {
    this.match = openMatch(plan)
    this.tell = tell
    const who = { player: visitorId, userId: null, earns: false, username: name, slime, seatKey: visitorId }
    this.record({ kind: 'joined', ...who, isHost: false, plays: true, at: now })
    this.bots = new BotClass(this.match, seed)
    for (const entry of this.bots.sitDown(bots, now, { knowledge })) this.record(entry)
    this.record({ kind: 'started', at: now })
  }

  /** When the table has something to do next. */
  get dueAt(): number {
    if (this.match.stage !== 'running') return Number.POSITIVE_INFINITY
    return Math.min(this.deeds[0]?.at ?? Number.POSITIVE_INFINITY, endOfPhase(this.match, false))
  }

  /** Does everything that is due by now. */
  tick(now: number): void {
    while (this.match.stage === 'running') {
      const [deed] = this.deeds
      if (deed && deed.at <= now) {
        this.deeds.shift()
        this.record({ ...deed.entry, at: now })
      } else if (!this.isOver(now)) return
      if (this.isOver(now)) this.goOn(now)
    }
  }

  answer({ questionNumber, ...said }: GameMessage<'submit-answer'>, now: number): void {
    const turn = this.openTurn(questionNumber)
    const answer = turn && this.match.phase === 'question' ? readAnswer(questionOf(this.match, turn), said) : null
    if (!turn || !answer || turn.answers.has(visitorId)) return
    const ms = Math.min(Math.max(0, now - this.match.askedAt), limitMsOf(this.match))
    this.record({ kind: 'answered', player: visitorId, question: turn.question, answer, ms, at: now })
    this.tell('answer-submitted', turn.question)
    this.hurry(now)
  }

  choose({ questionNumber, move }: GameMessage<'choose'>, now: number): void {
    const { match } = this
    const turn = this.openTurn(questionNumber)
    const isOpen = match.phase === 'reveal' || match.phase === 'choose'
    if (!turn || !isOpen || turn.moves.has(visitorId) || !wasRight(match, turn, visitorId)) return
    if (!isOnOffer(match.rules.offer(match.board, questionFrame(match, turn)), move)) return
    this.record({ kind: 'chose', player: visitorId, question: turn.question, move, at: now })
    this.tell('move-chosen', { questionNumber, move })
    this.hurry(now)
  }

  lookAgain({ questionNumber, ...said }: GameMessage<'look-again'>, now: number): void {
    const { match, visitor } = this
    const turn = this.openTurn(questionNumber)
    if (!turn || match.phase !== 'choose' || turn.looks.has(visitorId) || wasRight(match, turn, visitorId)) return
    const answer = readAnswer(questionOf(match, turn), said)
    if (!visitor || !answer || !saysSomething(answer)) return
    this.record({ kind: 'looked', player: visitorId, question: turn.question, answer, at: now })
    this.tell('looked-again', { questionNumber, right: hasLearned(match, turn, visitor) })
    this.hurry(now)
  }

  /** For a device that draws. */
  tellMap(): void {
    const { match, visitor } = this
    const map = playedMap(match.plan.gameMode, match.plan.map)
    if (map) this.tell('game-map', map)
    if (visitor && match.stage === 'running') this.tell('board-shown', { board: shownBoard(match, visitor) })
  }

  private get visitor(): Seat | undefined {
    return this.match.seats.get(visitorId)
  }

  private openTurn(question: number | undefined): PlayedTurn | undefined {
    const turn = currentTurn(this.match)
    return turn?.question === question ? turn : undefined
  }

  private isOver(now: number): boolean {
    const { match } = this
    return now >= endOfPhase(match, false) || everybodyIsDone(match, () => true)
  }

  private goOn(now: number): void {
    const { match, visitor } = this
    const entry = whatFollows(match, now)
    if (!entry || !visitor) return
    this.record(entry)
    this.deeds = []
    const turn = currentTurn(match)
    if (entry.kind === 'finished') this.tellEnd()
    else if (turn) this.announce(entry, turn, visitor)
  }

  private announce({ kind, at }: MatchEntry, turn: PlayedTurn, visitor: Seat): void {
    const { match, bots, tell } = this
    const { question } = turn
    if (kind === 'asked') {
      tell(question === 1 ? 'game-started' : 'next-question', questionAsked(match, turn))
      this.deeds = bots.answersTo(turn).map(({ ms, ...given }) => ({
        at: at + ms,
        entry: { kind: 'answered', ...given, question, ms, at: at + ms },
      }))
    }
    if (kind === 'closed') tell('question-closed', questionClosed(match, turn))
    if (kind === 'choosing') {
      tell('choose-opened', chooseOpened(match, turn, () => true)(visitor))
      this.deeds = playingSeats(match).flatMap((seat, place) => {
        const choice = bots.choiceOf(turn, seat, at)
        return choice ? [{ at: at + firstChoiceMs + soonMs * place, entry: choice }] : []
      })
    }
    if (kind === 'resolved') tell('round-resolved', roundResolved(match, turn)(visitor))
  }

  private tellEnd(): void {
    const { match } = this
    this.tell('game-finished', { players: finalScoresOf(match), awards: awardsOf(match), currency: null })
  }

  private hurry(now: number): void {
    this.deeds = this.deeds.map(({ at, entry }, place) => {
      const sooner = Math.min(at, now + soonMs * (place + 1))
      if (entry.kind !== 'answered') return { at: sooner, entry }
      return { at: sooner, entry: { ...entry, ms: Math.max(0, sooner - this.match.askedAt) } }
    })
    this.tick(now)
  }

  private record(entry: MatchEntry): void {
    applyEntry(this.match, entry)
  }
}
