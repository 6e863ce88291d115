import { setImmediate } from 'node:timers/promises'
import { ClientState } from '@colyseus/core'
import { passGate } from '../../rooms/game/gameGate.ts'
import { Attendance, type GameClient } from '../../rooms/game/seats/attendance.ts'
import { GameState } from '../../rooms/game/showing/gameState.ts'
import { lotSize } from '../../rooms/game/showing/lots.ts'
import type { Painter } from '../../rooms/game/showing/picture.ts'
import { PictureSerializer } from '../../rooms/game/showing/pictureSerializer.ts'
import { Table } from '../../rooms/game/table.ts'
import { gameTerms } from '../../rooms/game/tableTerms.ts'
import type { GameMessageName } from '../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import { modeRegistry } from '../../rooms/shared/modes/modeRegistry.ts'
import { drawings } from '../assets/mapDrawings.ts'
import { memoryJournal } from '../rooms/roomHarness.ts'
import { aPlan } from '../rooms/shared/match/matchBuilders.ts'
import { portsInMemory } from '../rooms/tableOfTwo.ts'

/** A device that counts what it is sent, and reads none of it. */
interface Listening {
  client: GameClient
  frames: number
  bytes: number
}

const planOf = (gameMode: GameMode, questions: number): MatchPlan => {
  const drawn = drawings.find(({ map }) => map.gameMode === gameMode)?.map
  return {
    ...aPlan({ questions, settings: { pace: 'host', maxPlayers: 2000 } }),
    gameMode,
    map: drawn ? { name: drawn.name, tiles: drawn.tiles } : null,
    rules: modeRegistry[gameMode].version,
  }
}

/** The processor time of this thread. A clock would count waiting, too, on a busy machine. */
export const workedMs = (): number => {
  // Linux counts a thread's time in steps of 4 ms. It brings the count up to date when it is asked for all threads together.
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const listening = (sessionId: string): Listening => {
  const count = (bytes: number) => {
    device.frames++
    device.bytes += bytes
  }
  const device: Listening = {
    frames: 0,
    bytes: 0,
    client: {
      sessionId,
      state: ClientState.JOINED,
      ref: {},
      raw: (frame: Uint8Array) => count(frame.byteLength),
      enqueueRaw: (frame: Uint8Array) => count(frame.byteLength),
      send: () => count(0),
      leave: () => {},
    } as unknown as GameClient,
  }
  return device
}

/** A game with everything a room has but its sockets: gate, match, painter, frames and a journal in memory. */
export async function tableOfMany(gameMode: GameMode, players: number, questions: number) {
  const time = { now: 1_000_000 }
  const journal = memoryJournal()
  const { ports } = portsInMemory(journal, time)
  const alarms = new Map<() => void, number>()
  const clock = {
    now: () => time.now,
    startsAt: () => time.now,
    wakeAt(at: number, ring: () => void) {
      const alarm = () => ring()
      alarms.set(alarm, at)
      return () => void alarms.delete(alarm)
    },
  }
  const plan = planOf(gameMode, questions)
  const claim = await journal.open(plan)
  if (!claim) throw new Error('no claim')
  const state = new GameState()
  const pictures = new PictureSerializer()
  pictures.reset(state)
  const attendance = new Attendance(clock.now)
  const devices: Listening[] = []
  const table = new Table(
    {
      ports: { ...ports, ...clock },
      terms: gameTerms,
      clock,
      state,
      pictures,
      attendance,
      sendPatch: () => void pictures.applyPatches(devices.map(({ client }) => client)),
      broadcast: (type, message) => {
        for (const { client } of devices) client.send(type, message)
      },
      safely: (_, act) => act(),
      taken: () => {},
    },
    { plan, claim, entries: [], nextSequence: 0 },
  )
  // The painter runs after the match has changed and before any device is told, so its start divides the two.
  let paintedAt = 0
  const { painter } = table as unknown as { painter: Painter }
  const paint = painter.after.bind(painter)
  painter.after = (entry) => {
    if (entry.kind === 'resolved') paintedAt = workedMs()
    paint(entry)
  }
  const sitDown = (sessionId: string, asHost: boolean) => {
    const device = listening(sessionId)
    devices.push(device)
    pictures.bundleFor(device.client)
    const account = asHost ? { id: 't1', username: 'MrsHill', slime: 'mint', earns: false, classIds: [] } : null
    const seat = table.seating.take(device.client, { account, join: asHost ? {} : { username: sessionId } })
    table.welcome(device.client, seat)
    return device
  }
  const pass = (ms: number) => {
    time.now += ms
    for (const [alarm, at] of [...alarms]) if (at <= time.now && alarms.delete(alarm)) alarm()
    table.tick()
  }
  const board = sitDown('host', true)
  for (let number = 0; number < players; number++) {
    sitDown(`Player ${number}`, false)
    // Players join as a class does, some with each patch.
    if (number % 20 === 0) pass(1000)
  }

  const say = (device: Listening, type: GameMessageName, message: object = {}) => {
    const speaker = attendance.speaker(device.client)
    if (!speaker) throw new Error('nobody speaks')
    const room = { phase: table.match.phase, gameCode: plan.code, now: time.now, mayDecide: true }
    return passGate(table.acts, room, speaker, type, message)
  }
  const seatOf = (device: Listening) => {
    const seat = attendance.speaker(device.client)?.seat
    if (!seat) throw new Error('no seat')
    return seat
  }
  const pupils = devices.slice(1)
  /** Waits until all lots of messages have been sent: a growing pile would make each turn dearer. */
  const settled = async () => {
    for (let lot = 0; lot <= devices.length / lotSize + 1; lot++) await setImmediate()
  }
  return { table, board, seatOf, pupils, say, pass, settled, paintedAt: () => paintedAt }
}
