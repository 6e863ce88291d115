import { Protocol } from '@colyseus/core'
import { type GameMessageName, gameMessages } from '../../../rooms/shared/contract/game.ts'
import { oddities, packed, packedType } from '../../product/garbage.ts'

/** A message to a room, with its frame. */
export interface Word {
  name: string
  frame: Buffer
  said: unknown
}

/** A message of each kind that has the shape it should have. */
export const wellFormed: Record<GameMessageName, object> = {
  'get-game-state': {},
  'start-game': {},
  'submit-answer': { answer: 1 },
  choose: { questionNumber: 1, move: { id: 'guard' } },
  'look-again': { questionNumber: 1, answer: 2 },
  pause: {},
  resume: {},
  skip: {},
  'void-question': { questionNumber: 1 },
  'accept-answer': { questionNumber: 1, text: 'merci' },
  'keep-answer': { questionNumber: 1, text: 'merci' },
  kick: { playerId: 'p1' },
  'allow-name': { name: 'Ann' },
  lock: { locked: true },
  'tap-slime': { act: 'wave' },
  'set-lobby-play': { isOn: false },
  'end-game': {},
  'invite-remote': {},
  here: {},
  'ask-proof': { isOn: true },
  'limit-seats': { isOn: true },
  'clear-silent': {},
  'hand-seat': { playerId: 'nobody' },
  'clear-idle': {},
  'close-invitation': {},
  'allow-remote': { slime: 'mint', number: 42 },
  'end-remotes': {},
  'played-out': { questionNumber: 1 },
  'ask-again': {},
  'vote-map': { again: true },
  'get-map': {},
}

const word = (name: string, said: unknown, kind: number = Protocol.ROOM_DATA): Word => ({
  name,
  said,
  frame: Buffer.concat([Uint8Array.of(kind), packedType(name), packed(said)]),
})

/** Also numbers that JSON cannot say, bytes, and a date. */
const odd: readonly unknown[] = [
  ...oddities,
  Number.NaN,
  Number.NEGATIVE_INFINITY,
  Buffer.from([0xc4, 3, 1, 2, 3]),
  Buffer.from([0xd6, 0xff, 0, 0, 0, 0]),
]
const fieldsOf = (name: GameMessageName): string[] => Object.keys(wellFormed[name])
const isShaped = (name: GameMessageName, said: unknown): boolean => gameMessages[name].safeParse(said).success

/** Messages with odd values instead of each field, and instead of the whole. None of them has the right shape. */
export const misshapen = (name: GameMessageName): Word[] => {
  const inFields = fieldsOf(name).flatMap((field) => odd.map((value) => ({ ...wellFormed[name], [field]: value })))
  const inWhole = odd.filter((value) => typeof value !== 'object' || Array.isArray(value))
  return [...inFields, ...inWhole].filter((said) => !isShaped(name, said)).map((said) => word(name, said))
}

/** Well formed messages about a question or a game that is not the present one. */
export const stale = (name: GameMessageName): Word[] => {
  const numbers = [-1, 0, 2, 99, 2 ** 31]
  const others = [
    ...('questionNumber' in wellFormed[name] || name === 'submit-answer'
      ? numbers.map((questionNumber) => ({ questionNumber }))
      : []),
    ...('gameCode' in gameMessages[name].shape ? [{ gameCode: 'ZZZZZZ' }, { gameCode: '' }] : []),
  ]
  return others.map((more) => word(name, { ...wellFormed[name], ...more }))
}

export const proper = (name: GameMessageName): Word => word(name, wellFormed[name])

/** Unknown names, other kinds of frames, and bytes that are no frame at all. */
export const unheardOf = (): Word[] => {
  const names = ['', '*', 'next', '__proto__', 'constructor', 'game-finished', 'join-success', 'x'.repeat(300)]
  // With the first a page ends its own line. With the second a device makes the transport end it.
  const ending: readonly number[] = [Protocol.LEAVE_ROOM, Protocol.ROOM_REQUEST]
  const kinds = Object.values(Protocol).filter((kind) => !ending.includes(kind))
  return [
    ...names.map((name) => word(name, {})),
    ...kinds.map((kind) => ({ name: `kind ${kind}`, said: undefined, frame: Buffer.from([kind]) })),
    { name: 'nothing', said: undefined, frame: Buffer.alloc(0) },
  ]
}

/** A well formed message in a frame for bytes. The room gets bytes as an object, too. */
export const asBytes = (name: GameMessageName): Word => word(name, wellFormed[name], Protocol.ROOM_DATA_BYTES)
