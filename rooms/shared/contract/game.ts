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

/** Why somebody is not let into a room. */
export type JoinRefusal = Extract<
  RefusalName,
  | 'gameNotFound'
  | 'full'
  | 'locked'
  | 'ended'
  | 'nameTaken'
  | 'nameBad'
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

const mostPlaces = mapSideMax * mapSideMax

const anyId = z.string().check(z.minLength(1), z.maxLength(64))

export const createGame = z.object({
  questionSetId: anyId,
  gameMode: z.enum(gameModes),
  mapId: z.optional(z.nullable(anyId)),
  hostUserId: z.optional(z.string().check(z.maxLength(64))),
  hostUsername: z.optional(z.string().check(z.maxLength(64))),
  hostSlime: z.optional(z.string().check(z.maxLength(64))),
  /** A report of one's own: what its class missed is played instead of the whole set. */
  missedIn: z.optional(anyId),
  settings: z.optional(z.partial(gameSettings)),
  /** For the pupils of this class only. */
  classId: z.optional(anyId),
})
export type CreateGame = z.infer<typeof createGame>

export const joinGame = z.object({
  username: z.optional(z.string().check(z.maxLength(64))),
  slime: z.optional(z.string().check(z.maxLength(64))),
  userId: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  seatKey: z.optional(z.string().check(z.maxLength(64))),
  /** To the seat of that key and to no other: the knock comes without cookies. */
  byKey: z.optional(z.boolean()),
  /** Drawn by a tab for its first knock: a seat whose answer got lost is found by it. A page's next line is no other device. */
  ownKey: z.optional(z.string().check(z.minLength(20), z.maxLength(64))),
  page: z.optional(z.string().check(z.maxLength(64))),
  /** Reads two frames in one (`bundles.ts`), which pages of an earlier build do not. */
  bundles: z.optional(z.boolean()),
  /** The slimes a player in the room can see on the board. */
  seen: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(3))),
  /** Wants to lead and not to play: by an invitation, by the key of a device that was let in, or as the host's account. */
  remote: z.optional(z.string().check(z.maxLength(64))),
})
export type JoinGame = z.infer<typeof joinGame>

/** A practice has a longer code, which no person types. */
const gameCode = z.string().check(z.maxLength(48))
const onlyCode = z.object({ gameCode: z.optional(gameCode) })
/** -1: the time ran out; -2: it is no single choice, and is `given`. */
const answer = z.int().check(z.gte(-2), z.lt(mostAnswers))
const numberInGame = z.int().check(z.gte(1), z.lte(100))
const typedText = z.string().check(z.minLength(1), z.maxLength(longestTyped))

/** What a client may say in a game room, by the name it says it under. */
export const gameMessages = {
  'get-game-state': onlyCode,
  'get-map': onlyCode,
  /** A page, and not only a connection. */
  here: z.object({}),
  'start-game': z.object({
    gameCode: z.optional(gameCode),
    /** What the button said: a game for oneself, or one for those who are there. Where it is not so any more, nothing starts. */
    alone: z.optional(z.boolean()),
  }),
  'submit-answer': z.object({
    gameCode: z.optional(gameCode),
    answer,
    given: z.optional(given),
    /** Part of the specified message and never believed: the server's own clock decides. */
    timeElapsed: z.optional(z.number()),
    /** Keeps an answer that is sent again after a reconnection from landing on the next question. */
    questionNumber: z.optional(z.int()),
  }),
  choose: z.object({
    gameCode: z.optional(gameCode),
    questionNumber: z.int(),
    move: z.object({
      id: z.string().check(z.minLength(1), z.maxLength(24)),
      at: z.optional(z.int().check(z.gte(0), z.lt(mostPlaces))),
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
  /** From a board: the turn of this question has been seen to its end. */
  'played-out': z.object({ questionNumber: z.int() }),
  'void-question': z.object({ questionNumber: numberInGame }),
  /** A typed answer that was not foreseen: of what was given, which one is meant. */
  'accept-answer': z.object({ questionNumber: numberInGame, text: typedText }),
  /** What was accepted, into the host's own set. */
  'keep-answer': z.object({ questionNumber: numberInGame, text: typedText }),
  kick: z.object({ playerId: anyId }),
  /** A guest who is away may come back on another device, by the name alone. */
  'hand-seat': z.object({ playerId: anyId }),
  /** Gives up all seats that have never said or answered anything. */
  'clear-silent': z.object({}),
  /** All who have answered nothing so far. */
  'clear-idle': z.object({}),
  'allow-name': z.object({ name: z.string().check(z.minLength(1), z.maxLength(64)) }),
  lock: z.object({ locked: z.boolean() }),
  /** Whether newcomers have to say what the board shows. */
  'ask-proof': z.object({ isOn: z.boolean() }),
  /** A few seats for each network, the host's own excepted. */
  'limit-seats': z.object({ isOn: z.boolean() }),
  'tap-slime': z.object({ act: z.enum(slimeActs) }),
  'set-lobby-play': z.object({ isOn: z.boolean() }),
  'end-game': z.object({}),
  'invite-remote': z.object({}),
  'close-invitation': z.object({}),
  /** The sign that the board shows, so that exactly this device is meant. */
  'allow-remote': z.object({ slime: z.string().check(z.maxLength(32)), number: z.int() }),
  'end-remotes': z.object({}),
  /** From a remote: the board, which is signed in, opens the next game for it. */
  'ask-again': z.object({}),
  /** After a game on a map of the class: whether they want to play on it once more. Said again, it counts as said last. */
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
  /** To a device that has asked for it, because it draws. */
  'game-map': PackedMap
  /** After it, where players have built the map. */
  'map-credit': MapCredit
  /** To those who lead: what the class has said about it so far. */
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
  /** What the board shows to this viewer: to board screens with the question, to everybody who comes back. */
  'board-shown': { board: unknown }
  'game-finished': GameFinished
  /** Once it is written down: what a game has brought an account, whose purse may be full, or what a guest may keep. Null where the account is gone. */
  'game-paid': { currency: number | null }
  'achievement-unlocked': { achievement_id: string }
  'name-caught': { name: string }
  /** To the host's screens: whose slime does what in the lobby. */
  'slimes-tapped': readonly (readonly [player: string, act: SlimeAct])[]
  notice: Notice
  /** To the board alone. */
  'door-sign': { sign: DoorSign }
  'remote-invited': { token: string; forMs: number }
  /** To the board: a phone waits for a yes, or does not any more. */
  'remote-asks': { sign: RemoteSign | null }
  'remote-waiting': { sign: RemoteSign }
  'remote-opened': RemoteOpened
  'remote-sheet': RemoteSheet
  /** To the board: its remote would like to play again. */
  'again-asked': undefined
}
export type ServerMessageName = keyof ServerMessages

/** Says one of them to somebody. */
export type Tell = <Name extends ServerMessageName>(type: Name, message: ServerMessages[Name]) => void

/** Says one of them to a player, on every device that sits on that seat. */
export type TellPlayer = <Name extends ServerMessageName>(
  player: string,
  type: Name,
  message: ServerMessages[Name],
) => void

/** A text for everybody, by its name: the device says it in its own words. */
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
  /** For who was right, and for the board screen. */
  moves: readonly MoveOffer[]
  /** How much time for choosing is left, for a player who comes late or comes back. */
  remainingMs?: number
  /** To devices that draw it. */
  board?: unknown
}

/** Two slimes, in their order. */
export type DoorSign = readonly [string, string, string]

/** Why a move or a second look has no effect. */
export type MoveRefusal = 'not-now' | 'not-right' | 'was-right' | 'chosen-already' | 'not-on-offer' | 'too-fast'

/** What a turn did: to a player's device what concerns that player, to the board screen everything. */
export interface RoundResolved {
  questionNumber: number
  changes: readonly ScoreChange[]
  events: readonly TurnEvent[]
  end: 'won' | 'lost' | null
  /** Names of the other players in it, for a player's device, which knows no other player's id. */
  names?: Readonly<Record<string, string>>
  /** Not to phones that were shown it when they chose. */
  board?: unknown
}

export interface GameSummary {
  code: string
  gameMode: string
  title: string
  phase: Phase
  /** The how manieth game under this code: a device that was away learns by it that another has begun. */
  round: number
  host: { username: string }
  players: number
}

/** To a device that may lead from now on. */
export interface RemoteOpened {
  game: GameSummary
  /** Whose rows the host's are. */
  playerId: string
  /** By which this device comes back. */
  key?: string
}

export interface JoinSuccess {
  game: GameSummary
  playerId: string
  /** A device that has this key may take the seat again, wherever it is. */
  seatKey: string
  isHost: boolean
  /** The host's own screen is the projector unless the host plays too. */
  plays: boolean
  /** Of the pages that belong to this server: an older page loads them when nothing is lost by it. */
  build: string
  /** Solo practice, and by which terms. */
  practice?: PracticeSign
}

export interface PracticeSign {
  difficulty: Difficulty
  /** With questions of one's own, which bring less in a day. */
  isOwn: boolean
}
