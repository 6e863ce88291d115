import { type GameMessage, type GameMessageName, gameMessages, type Phase } from '../shared/contract/game.ts'
import { allAnswered, type Match, type Seat } from '../shared/match/matchModel.ts'
import { phasesFor } from './choosing.ts'

/** Why a message was refused. Each step of the gate has a name of its own for it. */
export type Refusal =
  | 'too-fast'
  | 'unknown'
  | 'malformed'
  | 'wrong-game'
  | 'no-seat'
  | 'not-host'
  | 'wrong-phase'
  | 'no-effect'

/** The sender of a message as the room knows them, whatever the message says. */
export interface Speaker {
  seat: Seat | undefined
  isHost: boolean
  /** A remote may do what the host may, but is no player. */
  isRemote?: boolean
  /** The name that the page gave itself. */
  page?: string | undefined
  /** The network address it came from. */
  address?: string | undefined
  /** Counts what was refused, and when the pace was last measured. */
  pace: Pace & { strikes: number; taps: Pace & { dropped: number }; plays: Pace; leads: Pace }
}

interface Pace {
  tokens: number
  at: number
}

interface Rule {
  who: 'anybody' | 'player' | 'host' | 'board'
  phases: readonly Phase[] | 'all'
}

const running: readonly Phase[] = ['countdown', 'question', 'reveal', 'choose', 'resolve']

const rules: Record<GameMessageName, Rule> = {
  'get-game-state': { who: 'anybody', phases: 'all' },
  'get-map': { who: 'anybody', phases: 'all' },
  here: { who: 'anybody', phases: 'all' },
  'start-game': { who: 'host', phases: ['lobby'] },
  'submit-answer': { who: 'player', phases: ['question'] },
  choose: { who: 'player', phases: phasesFor.choose },
  'look-again': { who: 'player', phases: phasesFor['look-again'] },
  pause: { who: 'host', phases: running },
  resume: { who: 'host', phases: running },
  skip: { who: 'host', phases: running },
  'played-out': { who: 'board', phases: 'all' },
  'void-question': { who: 'host', phases: running },
  'accept-answer': { who: 'host', phases: ['reveal'] },
  'keep-answer': { who: 'host', phases: running },
  kick: { who: 'host', phases: ['lobby', ...running] },
  'hand-seat': { who: 'host', phases: ['lobby', ...running] },
  'clear-silent': { who: 'host', phases: ['lobby', ...running] },
  'clear-idle': { who: 'host', phases: running },
  'allow-name': { who: 'host', phases: ['lobby', ...running] },
  lock: { who: 'host', phases: ['lobby', ...running] },
  'ask-proof': { who: 'host', phases: ['lobby', ...running] },
  'limit-seats': { who: 'host', phases: ['lobby', ...running] },
  'tap-slime': { who: 'player', phases: ['lobby', 'choose'] },
  'set-lobby-play': { who: 'host', phases: ['lobby', ...running] },
  'end-game': { who: 'host', phases: ['lobby', ...running] },
  'invite-remote': { who: 'board', phases: ['lobby', ...running] },
  'close-invitation': { who: 'board', phases: 'all' },
  'allow-remote': { who: 'board', phases: 'all' },
  'end-remotes': { who: 'board', phases: 'all' },
  'ask-again': { who: 'host', phases: ['finished'] },
  'vote-map': { who: 'player', phases: ['finished'] },
}

/** The messages that a pupil may send in a practice. None takes a question out, or ends the practice before all were answered. */
const practised: ReadonlySet<GameMessageName> = new Set([
  'get-game-state',
  'get-map',
  'here',
  'submit-answer',
  'choose',
  'look-again',
  'skip',
])

export type GameActs = {
  [Name in GameMessageName]: (speaker: Speaker, message: GameMessage<Name>) => boolean
}

/** Ten messages at once, three a second after that: several times what a pupil with four buttons can need. */
const burst = 10
const perSecond = 3
/**
 * Answers, moves and a host's presses have a reserve of their own, beside the messages that a page sends by itself.
 * Otherwise a host who plays along and presses quickly could lose an answer or a press without being told.
 */
const playBurst = 2
const playsPerSecond = 1
const moves: ReadonlySet<unknown> = new Set<GameMessageName>(['choose', 'look-again'])
const plays: ReadonlySet<unknown> = new Set([...moves, 'submit-answer'])
export const isMove = (type: unknown): boolean => moves.has(type)
const leadBurst = 6
const leadsPerSecond = 2

/**
 * Taps on slimes are counted apart, so that a player who taps like mad can still answer at once. A finger taps faster
 * than is worth showing, so further taps are dropped without a word, until they become a flood.
 */
const tapBurst = 6
const tapsPerSecond = 4
/** No finger taps faster than this. Above it the drops add up, and a few seconds of it count as a flood. */
const fingerPerSecond = 20
const mostDropped = 60

export const freshPace = (now: number): Speaker['pace'] => ({
  tokens: burst,
  at: now,
  strikes: 0,
  taps: { tokens: tapBurst, at: now, dropped: 0 },
  plays: { tokens: playBurst, at: now },
  leads: { tokens: leadBurst, at: now },
})

function refill(pace: Pace, now: number, most: number, perSecond: number): void {
  pace.tokens = Math.min(most, pace.tokens + ((now - pace.at) / 1000) * perSecond)
  pace.at = now
}

const isMessageName = (type: unknown): type is GameMessageName =>
  typeof type === 'string' && Object.hasOwn(gameMessages, type)

const leads = (type: unknown): boolean => isMessageName(type) && rules[type].who === 'host'

function whyTooFast({ pace, isHost }: Speaker, type: unknown, now: number): Refusal | null {
  const { taps } = pace
  if (type === 'tap-slime') {
    taps.dropped = Math.max(0, taps.dropped - ((now - taps.at) / 1000) * fingerPerSecond)
    refill(taps, now, tapBurst, tapsPerSecond)
    if (taps.tokens >= 1) {
      taps.tokens--
      return null
    }
    return ++taps.dropped > mostDropped ? 'too-fast' : 'no-effect'
  }
  refill(pace, now, burst, perSecond)
  refill(pace.plays, now, playBurst, playsPerSecond)
  refill(pace.leads, now, leadBurst, leadsPerSecond)
  const reserve = plays.has(type) ? pace.plays : isHost && leads(type) ? pace.leads : pace
  const from = pace.tokens < 1 ? reserve : pace
  if (from.tokens < 1) return 'too-fast'
  from.tokens--
  return null
}

interface GatedRoom {
  phase: Phase
  gameCode: string
  now: number
  mayDecide: boolean
  isPractice?: boolean
  /** In a practice only repeats of wrong questions are left, so the pupil may stop. */
  mayStop?: boolean
}

/** Looks through the turns only in a practice, because this runs at each message of every game. */
export const practiceOf = (match: Match): Pick<GatedRoom, 'isPractice' | 'mayStop'> =>
  match.plan.practice ? { isPractice: true, mayStop: allAnswered(match) } : {}

/** Why this sender may not send this now, whatever the message holds. */
function whyNotNow({ who, phases }: Rule, room: GatedRoom, speaker: Speaker): Refusal | null {
  if (who === 'player' && (speaker.isRemote || !speaker.seat?.plays)) return 'no-seat'
  if ((who === 'host' || who === 'board') && !speaker.isHost) return 'not-host'
  if (who === 'board' && speaker.isRemote) return 'not-host'
  // Another process may be going on with the game, and would not know what a host does here.
  if (who !== 'anybody' && who !== 'player' && !room.mayDecide) return 'no-effect'
  return phases !== 'all' && !phases.includes(room.phase) ? 'wrong-phase' : null
}

/** One door for everything a client says, in one order: pace, shape, seat, role, phase, and only then the act. */
export function passGate(
  acts: GameActs,
  room: GatedRoom,
  speaker: Speaker,
  type: unknown,
  payload: unknown,
): Refusal | null {
  const tooFast = whyTooFast(speaker, type, room.now)
  if (tooFast) return tooFast
  if (!isMessageName(type)) return 'unknown'
  const reading = gameMessages[type].safeParse(payload ?? {})
  if (!reading.success) return 'malformed'
  const said = (reading.data as { gameCode?: string }).gameCode
  if (said !== undefined && said.toUpperCase() !== room.gameCode) return 'wrong-game'
  if (room.isPractice && !practised.has(type) && !(type === 'end-game' && room.mayStop)) return 'not-host'
  const refusal = whyNotNow(rules[type], room, speaker)
  if (refusal) return refusal
  const act = acts[type] as (speaker: Speaker, message: unknown) => boolean
  return act(speaker, reading.data) ? null : 'no-effect'
}
