import { matchMaker } from '@colyseus/core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WebSocket } from 'ws'
import { freshPace, type Speaker } from '../../../rooms/game/gameGate.ts'
import type { Attendance, GameClient } from '../../../rooms/game/seats/attendance.ts'
import type { GameState } from '../../../rooms/game/showing/gameState.ts'
import type { Table } from '../../../rooms/game/table.ts'
import {
  type GameMessageName,
  gameMessages,
  type JoinSuccess,
  type Phase,
} from '../../../rooms/shared/contract/game.ts'
import { type GameMode, gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { socketOf } from '../../product/playedGame.ts'
import { answer, asked, goOn, ownRow, reveal } from '../practised.ts'
import { type Harness, type Listener, lastTold, listen, openHarness, questions, until } from '../roomHarness.ts'
import { asBytes, misshapen, proper, stale, unheardOf, type Word } from './hostileWords.ts'

/**
 * Sends every message that a room knows, and many that it does not, in each phase of each mode, from each kind of device without
 * the right to it. No message may change the game, and no other device may hear of it.
 */

const names = Object.keys(gameMessages) as GameMessageName[]

/** No device may know it before a question closes. */
const reason = 'the reason why it is right'
/** Only Ann and the server may know it. */
const accountOfAnn = 'the-account-of-ann'

let harness: Harness
let said = 0
const open: Listener[] = []
beforeAll(async () => {
  harness = await openHarness({ questions: questions(2).map((asked) => ({ ...asked, explanation: reason })) })
  // Time stands still unless a test moves it, so that a phase ends only after everything was sent in it.
  const startedAt = harness.ports.now()
  harness.ports.now = () => startedAt + harness.clock.offset
})
afterEach(() => {
  for (const device of open.splice(0)) {
    // Otherwise the cut line would be reported.
    device.room.removeAllListeners()
    socketOf(device).terminate()
  }
  expect(harness.errors).toEqual([])
})
afterAll(async () => {
  process.stdout.write(`${said} words said in rooms that they were not for\n`)
  await harness.close()
})

/** The parts of a room that the test has to look into. */
interface Inside {
  attendance: Attendance
  table: Table
  state: GameState
  clients: GameClient[]
  maxMessagesPerSecond: number
}

interface Scene {
  gameMode: GameMode
  code: string
  inside: Inside
  board: Listener
  ann: Listener
  mallory: Listener
}

/** The well formed messages that a device may send. The room hears nothing at all from a device without a seat. */
type Rights = 'all' | 'player' | 'pupil' | 'unseated'

interface Attacker {
  who: string
  device: Listener
  socket: WebSocket
  /** How many of its messages the room has heard. */
  heard: () => number
}

const seat = async (code: string, options: object, as?: string): Promise<Listener> => {
  const device = listen(await harness.client(as).joinById(code, options))
  open.push(device)
  return device
}

/** All frames that come over the line from now on. */
function overheard(device: Listener): Buffer[] {
  const frames: Buffer[] = []
  socketOf(device).addEventListener('message', ({ data }) => void frames.push(Buffer.from(data as ArrayBuffer)))
  return frames
}

const insideOf = (code: string) => matchMaker.getLocalRoomById(code) as unknown as Inside

async function aScene(gameMode: GameMode): Promise<Scene> {
  const host = harness.client('teacher:t1:MrsHill')
  const board = listen(await host.create('game', { questionSetId: 'sums', gameMode, settings: { pace: 'host' } }))
  open.push(board)
  const code = board.room.roomId
  const inside = insideOf(code)
  inside.maxMessagesPerSecond = Number.POSITIVE_INFINITY
  const ann = await seat(code, {}, `student:${accountOfAnn}:Ann`)
  const mallory = await seat(code, { username: 'Mallory' })
  await until('three seats', () => board.room.state.players?.size === 3)
  return { gameMode, code, inside, board, ann, mallory }
}

/** Lifts the limits of pace. Otherwise most messages would stop there, and none would reach the other steps of the gate. */
function tireless(speaker: Speaker, now: number): void {
  const pace = freshPace(now)
  for (const part of [pace, pace.taps, pace.plays, pace.leads])
    Object.defineProperty(part, 'tokens', { get: () => 2, set: () => {} })
  speaker.pace = Object.defineProperty(pace, 'strikes', { get: () => 0, set: () => {} })
}

function attackerOf({ inside }: Scene, who: string, device: Listener): Attacker {
  const client = inside.clients.find(({ sessionId }) => sessionId === device.room.sessionId)
  if (!client) throw new Error('nobody there')
  const speaker = inside.attendance.speaker(client)
  if (speaker) {
    tireless(speaker, harness.ports.now())
    inside.table.seating.heard(speaker.seat)
  }
  // Sends out earlier changes first, so that they are not taken for its doing.
  inside.table.showing.now()
  let heard = 0
  const end = client.ref as unknown as WebSocket
  end.on('message', () => heard++)
  return { who, device, socket: socketOf(device), heard: () => heard }
}

/** Without it JSON would lose the content of maps and sets. */
const whole = (_key: string, value: unknown) => (value instanceof Map || value instanceof Set ? [...value] : value)

/** Everything that a message could change. The two counts are left out: they change only with the next picture. */
function pictureOf({ inside, board, ann }: Scene, { device }: Attacker) {
  const { plan, rules, ...match } = inside.table.match
  const { connectedCount, playerCount, cards, ...shown } = inside.state.toJSON() as Record<string, unknown>
  return {
    match: JSON.stringify(match, whole),
    shown: JSON.stringify(shown),
    seats: inside.attendance.size,
    told: [board, ann].filter((one) => one !== device).map(({ told }) => told.map(({ type }) => type).filter(isNews)),
  }
}

/** News of players who come and go are sent a moment later, and without a name. */
const isNews = (type: string): boolean => type !== 'player-joined' && type !== 'player-left'

/** What a device is told if it asks for it, or asks too often. */
const answers = ['game-state', 'game-map', 'board-shown', 'move-refused', 'door-sign', 'notice']
/** With the state it is told once more what it has missed if it slept. */
const missed = ['next-question', 'question-closed', 'choose-opened', 'answer-submitted', 'move-chosen', 'looked-again']

async function attack(scene: Scene, attacker: Attacker, name: string, words: readonly Word[]): Promise<void> {
  const { who, device, socket, heard } = attacker
  const before = pictureOf(scene, attacker)
  const [toldBefore, heardBefore] = [device.told.length, heard()]
  for (const { frame } of words) socket.send(frame)
  said += words.length
  await until(`${words.length} of ${name} being heard`, () => heard() === heardBefore + words.length)
  const where = `${name} by ${who} in ${scene.inside.table.match.phase} of ${scene.gameMode}`
  expect(pictureOf(scene, attacker), where).toEqual(before)
  const strange = device.told
    .slice(toldBefore)
    .filter(({ type }) => isNews(type) && ![...answers, ...missed].includes(type))
  expect(strange, where).toEqual([])
  expect(device.left, where).toBeNull()
}

/** The phases in which players may send what only they may send. */
const mayBeSaid: Partial<Record<GameMessageName, readonly Phase[]>> = {
  'submit-answer': ['question'],
  'look-again': ['choose'],
  'tap-slime': ['lobby', 'choose'],
  'vote-map': ['finished'],
}

/** These messages move a practice on, and its pupil may send them. */
const practised: readonly GameMessageName[] = ['submit-answer', 'choose', 'look-again', 'skip']

/** This many kinds are sent before the test checks. If it fails, one of them is the cause. */
const kindsAtOnce = 6

async function sayEverything(scene: Scene, attacker: Attacker, rights: Rights): Promise<void> {
  const { phase } = scene.inside.table.match
  const wordsOf = (name: GameMessageName): Word[] => {
    const isOwn =
      rights === 'all' ||
      (rights === 'pupil' && practised.includes(name)) ||
      (rights === 'player' && mayBeSaid[name]?.includes(phase))
    return [
      ...(rights === 'unseated' ? [] : misshapen(name)),
      ...(rights === 'all' ? [] : stale(name)),
      ...(isOwn ? [] : [proper(name), asBytes(name)]),
    ]
  }
  for (let from = 0; from < names.length; from += kindsAtOnce) {
    const some = names.slice(from, from + kindsAtOnce)
    await attack(scene, attacker, some.join(), some.flatMap(wordsOf))
  }
  await attack(scene, attacker, 'what nobody says', unheardOf())
}

/** A phone that photographed the link of a remote, and waits for the host to allow it. */
async function askingPhone(scene: Scene): Promise<Attacker> {
  scene.board.room.send('invite-remote', {})
  const before = lastTold(scene.board, 'remote-invited')
  const { token } = await until('the link', () => {
    const told = lastTold<{ token: string }>(scene.board, 'remote-invited')
    return told !== before && told
  })
  const phone = await seat(scene.code, { remote: token })
  await until('the sign', () => lastTold(phone, 'remote-waiting') && lastTold(scene.board, 'remote-asks'))
  return attackerOf(scene, 'a phone that waits for a yes', phone)
}

/** A removed device that does not answer the end of its line, and goes on sending. */
async function removed(scene: Scene): Promise<Attacker> {
  const device = await seat(scene.code, { username: `Rude ${scene.inside.table.match.phase}` })
  const { playerId } = await until('a seat', () => lastTold<JoinSuccess>(device, 'join-success'))
  const attacker = attackerOf(scene, 'somebody who was removed', device)
  Object.assign(attacker.socket, { close: () => {} })
  scene.board.room.send('kick', { playerId })
  await until('being removed', () => !scene.inside.table.match.seats.has(playerId))
  return attacker
}

async function everybodyTries(scene: Scene): Promise<void> {
  const { phase } = scene.inside.table.match
  const { board } = scene
  await sayEverything(scene, attackerOf(scene, 'a player', scene.mallory), 'player')
  await sayEverything(scene, attackerOf(scene, 'the board', board), 'all')
  if (phase === 'finished') return
  await sayEverything(scene, await askingPhone(scene), 'unseated')
  const late = await seat(scene.code, { username: `Late ${phase}` })
  await until('a seat', () => lastTold(late, 'join-success'))
  await sayEverything(scene, attackerOf(scene, 'a late guest', late), 'player')
  await sayEverything(scene, await removed(scene), 'unseated')
}

const comeTo = ({ board, ann, mallory }: Scene, phase: Phase) =>
  until(phase, () => [board, ann, mallory].every(({ room }) => room.state.phase === phase))

/** The rest of the lesson goes on as if nothing had happened. */
async function goesOn(scene: Scene, phase: Phase): Promise<void> {
  const { board, ann, mallory } = scene
  if (phase === 'lobby') board.room.send('start-game', {})
  else if (phase === 'countdown') harness.clock.offset += phaseMs.countdown
  else if (phase === 'question') {
    ann.room.send('submit-answer', { answer: 0 })
    mallory.room.send('submit-answer', { answer: 1 })
    await until('two answers', () => [ann, mallory].every((one) => lastTold(one, 'answer-submitted')))
    board.room.send('skip', { phase })
  } else if (phase === 'resolve' || (phase === 'reveal' && !isMapMode(scene.gameMode))) board.room.send('end-game', {})
  else board.room.send('skip', { phase })
}

const phasesOf = (gameMode: GameMode): Phase[] => [
  'lobby',
  'countdown',
  'question',
  'reveal',
  ...(isMapMode(gameMode) ? (['choose', 'resolve'] as const) : []),
  'finished',
]

describe('every word in every phase', () => {
  it.each(gameModes)('of %s does nothing that is not its sender’s', async (gameMode) => {
    const scene = await aScene(gameMode)
    const [frames, { seatKey = '' }] = [
      overheard(scene.mallory),
      lastTold<JoinSuccess>(scene.ann, 'join-success') ?? {},
    ]
    for (const phase of phasesOf(gameMode)) {
      await comeTo(scene, phase)
      await everybodyTries(scene)
      const isClosed = !['lobby', 'countdown', 'question'].includes(phase)
      expect(
        frames.some((frame) => frame.includes(reason)),
        `${phase} of ${gameMode}`,
      ).toBe(isClosed)
      if (phase !== 'finished') await goesOn(scene, phase)
    }
    for (const secret of [seatKey, accountOfAnn]) expect(frames.some((frame) => frame.includes(secret))).toBe(false)
    expect(scene.inside.table.match.ranking.map(({ tally }) => tally.correctCount)).toContain(1)
  })
  it.each(['classic', 'racing'] as const)(
    'of a practice of %s does nothing that would spare its pupil a question',
    async (gameMode) => {
      const own = listen(await harness.client('student:s1:Ann').create('practice', { questionSetId: 'sums', gameMode }))
      open.push(own)
      const inside = insideOf(own.room.roomId)
      inside.maxMessagesPerSecond = Number.POSITIVE_INFINITY
      const scene = { gameMode, code: own.room.roomId, inside, board: own, ann: own, mallory: own }
      const pupil = attackerOf(scene, 'a pupil who practises', own)
      await asked(own, 1)
      await sayEverything(scene, pupil, 'pupil')
      answer(own, 0)
      await reveal(own)
      await sayEverything(scene, pupil, 'pupil')
      await goOn(own)
      await asked(own, 2)
      expect(ownRow(own)).toMatchObject({ correctCount: 1 })
    },
  )
})
