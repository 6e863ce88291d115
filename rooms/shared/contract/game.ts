import * as z from 'zod/mini'
import { mapSideMax } from '../maps/mapSize.ts'
import type { PackedMap } from '../maps/packedMap.ts'
import type { Move, MoveOffer, ScoreChange, TurnEvent } from '../modes/modeRules.ts'
import { longestTyped, mostAnswers } from '../questions/questionLimits.ts'
import { given, type QuestionAsked, type QuestionClosed } from './asking.ts'
import type { RefusalName } from './errors/errorTexts.ts'
import { type Difficulty, gameModes } from './gameModes.ts'
import type { GameFinished } from './gameResults.ts'
import { gameSettings } from './gameSettings.ts'
import { type SlimeAct, slimeActs } from './lobbyPlay.ts'
import type { MapCredit, MapVotes } from './maps.ts'
import type { RemoteSheet, RemoteSign } from './remote.ts'

/** Why a visitor may not enter a room. */
export type JoinRefusal = Extract<
  RefusalName,
  | 'gameNotFound'
  | 'full'
  | 'locked'
  | 'ended'
  | `name${'Taken' | 'Bad' | 'Removed'}`
  | 'removed'
  | 'signIn'
  | 'signInFirst'
  | 'studentsOnly'
  | 'questionSetNotFound'
  | 'mapNotFound'
  | 'beingPlayed'
  | 'tooManyRooms'
  | 'gamesOfToday'
  | 'serverFull'
  | 'busy'
  | 'tooManyAttempts'
  | 'remoteRefused'
  | 'proofNeeded'
  | 'crowdedNetwork'
  | 'malformed'
  | 'classOnly'
  | 'classNotFound'
>

const phases = ['lobby', 'countdown', 'question', 'reveal', 'choose', 'resolve', 'finished'] as const
export type Phase = (typeof phases)[number]

const anyId = z.string().check(z.minLength(1), z.maxLength(64))

export const createGame = z.object({
  questionSetId: anyId,
  gameMode: z.enum(gameModes),
  mapId: z.optional(z.nullable(anyId)),
  hostUserId: z.optional(z.string().check(z.maxLength(64))),
  hostUsername: z.optional(z.string().check(z.maxLength(64))),
  hostSlime: z.optional(z.string().check(z.maxLength(64))),
  /** A report of the host's own: the game asks what its class missed, instead of the whole set. */
  missedIn: z.optional(anyId),
  settings: z.optional(z.partial(gameSettings)),
  /** Only the pupils of this class may join. */
  classId: z.optional(anyId),
})
export type CreateGame = z.infer<typeof createGame>

export const joinGame = z.object({
  username: z.optional(z.string().check(z.maxLength(64))),
  slime: z.optional(z.string().check(z.maxLength(64))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  seatKey: z.optional(z.string().check(z.maxLength(64))),
  /** Opens the seat of that key and no other: this knock comes without cookies. */
  byKey: z.optional(z.boolean()),
  /** Drawn for a tab's first knock; finds its seat after a lost answer. In the journal, so it has only what every archive keeps. */
  ownKey: z.optional(z.string().check(z.regex(/^[\w+/=-]{20,64}$/))),
  /** The next line of this page is no other device. */
  page: z.optional(z.string().check(z.maxLength(64))),
  /** The page can read two frames in one (`bundles.ts`). Pages of an earlier build cannot. */
  bundles: z.optional(z.boolean()),
  /** The slimes that the player has seen on the board, as proof of being in the room. */
  seen: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(3))),
  /** The device wants to lead and not to play: by an invitation, by its own key, or by the host's account. */
  remote: z.optional(z.string().check(z.maxLength(64))),
})
export type JoinGame = z.infer<typeof joinGame>

/** A practice has a longer code, because no person types it. */
const gameCode = z.string().check(z.maxLength(48))
const onlyCode = z.object({ gameCode: z.optional(gameCode) })
/** -1: the time ran out. -2: the answer is not a single choice, see `given`. */
const answer = z.int().check(z.gte(-2), z.lt(mostAnswers))
const numberInGame = z.int().check(z.gte(1), z.lte(100))
const typedText = z.string().check(z.minLength(1), z.maxLength(longestTyped))

/** What a client may say in a game room, by the name it says it under. */
export const gameMessages = {
  'get-game-state': onlyCode,
  'get-map': onlyCode,
  /** The page itself is there, and not only its connection. */
  here: z.object({}),
  'start-game': z.object({
    gameCode: z.optional(gameCode),
    /** Which game the button promised: for the host alone, or for the players there. If that has changed, nothing starts. */
    alone: z.optional(z.boolean()),
  }),
  'submit-answer': z.object({
    gameCode: z.optional(gameCode),
    answer,
    given: z.optional(given),
    /** Part of the specified message and never believed: the server's own clock decides. */
    timeElapsed: z.optional(z.number()),
    /** An answer that is sent again after a reconnection must not land on the next question. */
    questionNumber: z.optional(z.int()),
  }),
  choose: z.object({
    gameCode: z.optional(gameCode),
    questionNumber: z.int(),
    move: z.object({
      id: z.string().check(z.minLength(1), z.maxLength(24)),
      at: z.optional(z.int().check(z.gte(0), z.lt(mapSideMax * mapSideMax))),
    }),
  }),
  'look-again': z.object({
    gameCode: z.optional(gameCode),
    questionNumber: z.int(),
    answer,
    given: z.optional(given),
  }),
  pause: z.object({}),
  resume: z.object({}),
  /** Says which phase it ends, so that a second press does not end the next one. */
  skip: z.object({ phase: z.optional(z.enum(phases)), questionNumber: z.optional(z.int()) }),
  /** From a board: it has shown the turn of this question to its end. */
  'played-out': z.object({ questionNumber: z.int() }),
  'void-question': z.object({ questionNumber: numberInGame }),
  /** The host accepts a typed answer, one of those that players gave. */
  'accept-answer': z.object({ questionNumber: numberInGame, text: typedText }),
  /** The host keeps an accepted answer in their own set. */
  'keep-answer': z.object({ questionNumber: numberInGame, text: typedText }),
  kick: z.object({ playerId: anyId }),
  /** A guest who is away may come back on another device, by name alone. */
  'hand-seat': z.object({ playerId: anyId }),
  /** Frees all seats that never said or answered anything. */
  'clear-silent': z.object({}),
  /** Frees all seats that have answered nothing so far. */
  'clear-idle': z.object({}),
  'allow-name': z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  lock: z.object({ locked: z.boolean() }),
  /** Whether newcomers have to pick the slimes that the board shows. */
  'ask-proof': z.object({ isOn: z.boolean() }),
  /** Each network other than the host's gets only a few seats. */
  'limit-seats': z.object({ isOn: z.boolean() }),
  'tap-slime': z.object({ act: z.enum(slimeActs) }),
  'set-lobby-play': z.object({ isOn: z.boolean() }),
  'end-game': z.object({}),
  'invite-remote': z.object({}),
  'close-invitation': z.object({}),
  /** With the sign that the phone shows, so that the host lets in exactly this device. */
  'allow-remote': z.object({ slime: z.string().check(z.maxLength(32)), number: z.int() }),
  'end-remotes': z.object({}),
  /** From a remote: the board, which is signed in, shall open the next game. */
  'ask-again': z.object({}),
  /** After a game on a map of the class: whether the player wants to play on it again. The last vote counts. */
  'vote-map': z.object({ again: z.boolean() }),
} as const
export type GameMessageName = keyof typeof gameMessages
export type GameMessage<Name extends GameMessageName> = z.infer<(typeof gameMessages)[Name]>

/** What the server says beside the synchronised state; rooms and devices compile against it. */
export type ServerMessages = {
  'player-joined': undefined
  'player-left': undefined
  'game-created': { gameCode: string }
  'join-success': JoinSuccess
  'game-state': { game: GameSummary }
  /** To a device that asks for the map, because it draws. */
  'game-map': PackedMap
  /** After the map, if a user has built it. */
  'map-credit': MapCredit
  /** To the devices that lead: the votes of the class about the map so far. */
  'map-votes': MapVotes
  'game-started': QuestionAsked
  'next-question': QuestionAsked
  'answer-submitted': number
  'question-closed': QuestionClosed
  'choose-opened': ChooseOpened
  'move-chosen': { questionNumber: number; move: Move }
  'looked-again': { questionNumber: number; right: boolean }
  'move-refused': { why: MoveRefusal }
  'round-resolved': RoundResolved
  /** What the board shows to this viewer: to board screens with each question, to other devices when they come back. */
  'board-shown': { board: unknown }
  'game-finished': GameFinished
  /** Sent once the pay is saved: what an account got of it, or what a guest may keep. Null if the account is gone. */
  'game-paid': { currency: number | null }
  'achievement-unlocked': { achievement_id: string }
  'name-caught': { name: string }
  /** To the host's screens: which slimes do what, in the lobby and while moves are chosen. */
  'slimes-tapped': readonly (readonly [player: string, act: SlimeAct])[]
  notice: Notice
  /** To the board alone. */
  'door-sign': { sign: DoorSign }
  'remote-invited': { token: string; forMs: number }
  /** To the board: a phone waits for a yes; null if it no longer does. */
  'remote-asks': { sign: RemoteSign | null }
  'remote-waiting': { sign: RemoteSign }
  'remote-opened': RemoteOpened
  'remote-sheet': RemoteSheet
  /** To the board: its remote wants to play again. */
  'again-asked': undefined
}
export type ServerMessageName = keyof ServerMessages

/** Says one of them to one device. */
export type Tell = <Name extends ServerMessageName>(type: Name, message: ServerMessages[Name]) => void

/** Says one of them to a player, on every device that sits on that seat. */
export type TellPlayer = <Name extends ServerMessageName>(
  player: string,
  type: Name,
  message: ServerMessages[Name],
) => void

/** A text for all players, by its name: each device shows it in its own language. */
export type Notice =
  | { type: 'warning'; name: 'slow-down' | 'being-played' }
  | { type: 'info'; name: 'cut-short' }
  | { type: 'info'; name: 'question-taken-out'; question: number }
  | { type: 'success'; name: 'answer-kept'; text: string }
  | { type: 'warning'; name: 'answer-not-kept'; text: string }
  | { type: 'success'; name: 'seat-claimed' | 'seat-handed' | 'next-seat-handed'; username: string }
  | { type: 'info'; name: 'seat-of-account' | 'name-of-account'; username: string }

/** Players who were right choose a move, all others get a second look. */
export interface ChooseOpened {
  questionNumber: number
  /** For players who were right, and for the board screen. */
  moves: readonly MoveOffer[]
  /** How much time for choosing is left, for a player who comes late or comes back. */
  remainingMs?: number
  /** To devices that draw the map. */
  board?: unknown
}

/** Three slimes, in their order. */
export type DoorSign = readonly [string, string, string]

/** Why a move or a second look has no effect. */
export type MoveRefusal = 'not-now' | 'not-right' | 'was-right' | 'chosen-already' | 'not-on-offer' | 'too-fast'

/** What a turn did. The board screen is told everything, a player's device what concerns that player. */
export interface RoundResolved {
  questionNumber: number
  changes: readonly ScoreChange[]
  events: readonly TurnEvent[]
  end: 'won' | 'lost' | null
  /** Names of the other players in it, for a player's device, which knows no other player's id. */
  names?: Readonly<Record<string, string>>
  /** Left out for phones that were shown it when they chose. */
  board?: unknown
}

export interface GameSummary {
  code: string
  gameMode: string
  title: string
  phase: Phase
  /** Which game under this code this is. A device that was away sees by it that another game has begun. */
  round: number
  host: { username: string }
  players: number
}

/** To a device that may lead from now on. */
export interface RemoteOpened {
  game: GameSummary
  /** The id of the host, whose rows this device shows. */
  playerId: string
  /** The key by which this device comes back. */
  key?: string
}

export interface JoinSuccess {
  game: GameSummary
  playerId: string
  /** Any device that has this key may take the seat again. */
  seatKey: string
  isHost: boolean
  /** The host's own screen is the projector unless the host plays too. */
  plays: boolean
  /** The build of the server's own pages: an older page loads it when a reload loses nothing. */
  build: string
  /** A fast answer earns no more than a slow one. */
  unhurried?: true
  /** Set in a solo practice, with its terms. */
  practice?: PracticeSign
}

export interface PracticeSign {
  difficulty: Difficulty
  /** The pupil owns the questions, which bring less in a day. */
  isOwn: boolean
}
