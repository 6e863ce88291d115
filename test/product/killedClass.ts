import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'colyseus.js'
import { expect } from 'vitest'
import type { JoinSuccess, Phase } from '../../rooms/shared/contract/game.ts'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../rooms/shared/maps/tileTypes.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import { readLines } from '../../server/archive/sqlite/entryLines.ts'
import { type Listener, lastTold, listen, until } from '../rooms/roomHarness.ts'
import type { Product } from './runningProduct.ts'

const names = ['Ann', 'Ben', 'Cem'] as const

/** A class that plays while its server is killed. */
export interface Class {
  product: Product
  cookie: string
  mode: GameMode
  code: string
  board: Listener
  pupils: Listener[]
  keys: string[]
}

type Opening = Pick<Class, 'product' | 'cookie' | 'mode'> & { questionSetId: string }

export async function openClass({ product, cookie, mode, questionSetId }: Opening): Promise<Class> {
  const options = { questionSetId, gameMode: mode, settings: { pace: 'host' as const, timeLimit: 120 } }
  const board = listen(await new Client(product.url, { headers: { cookie } }).create('game', options))
  const code = board.room.roomId
  const pupils: Listener[] = []
  for (const username of names) pupils.push(listen(await new Client(product.url).joinById(code, { username })))
  const keys = await Promise.all(
    pupils.map((pupil) => until('the key', () => lastTold<JoinSuccess>(pupil, 'join-success')?.seatKey)),
  )
  await until('everybody', () => board.room.state.players?.size === names.length + 1)
  return { product, cookie, mode, code, board, pupils, keys }
}

export async function comeBack(one: Class): Promise<void> {
  const { product, cookie } = one
  const everybody = [one.board, ...one.pupils]
  await until('everybody cut off', () => everybody.every((device) => device.left))
  one.board = listen(await new Client(product.url, { headers: { cookie } }).joinById(one.code, {}))
  one.pupils = await Promise.all(
    one.keys.map(async (seatKey) => listen(await new Client(product.url).joinById(one.code, { seatKey }))),
  )
  await until('everybody on the board', () => one.board.room.state.players?.size === names.length + 1)
  await until('going on', () => !one.board.room.state.paused)
}

/** What the board screen knows of the game. */
const pictureOf = ({ board }: Class) => {
  const { phase, questionNumber, correctAnswer, answeredCount, players } = board.room.state
  const rows: unknown[] = []
  players.forEach((row: Record<string, unknown>) => {
    const { username, score, place, streak, correctCount, mark, answered } = row
    rows.push({ username, score, place, streak, correctCount, mark, answered })
  })
  return { phase, questionNumber, correctAnswer, answeredCount, rows }
}

const boardOf = ({ board }: Class) =>
  (
    board.told.findLast(({ type }) => type === 'board-shown' || type === 'round-resolved')?.message as {
      board?: unknown
    }
  )?.board

/** The entry that begins a phase. */
const beginning: Partial<Record<Phase, MatchEntry['kind']>> = {
  countdown: 'started',
  question: 'asked',
  reveal: 'closed',
  choose: 'choosing',
  resolve: 'resolved',
}

/** The entries of the game that a server would find if it were killed now. */
function written({ product, code }: Class): MatchEntry[] {
  const running = join(product.dataDir, 'running')
  const journal = readdirSync(running).find((name) => name.startsWith(`${code}.`))
  return journal ? readLines(readFileSync(join(running, journal))).batches.flat() : []
}

/** A phase is shown while its first entry is still being written. A server killed before that would begin the phase again. */
const isWritten = (one: Class, phase: Phase): boolean => {
  const { questionNumber } = one.board.room.state
  return written(one).some(
    (entry) => entry.kind === beginning[phase] && (!('question' in entry) || entry.question === questionNumber),
  )
}

export const inPhase = (all: Class[], phase: Phase) =>
  until(`${phase} everywhere`, () => all.every(({ board }) => board.room.state.phase === phase), 20_000)

/** Kills the server and starts it again. Then each board has to show what it showed before. */
export async function killIn(phase: Phase, all: Class[], what = ''): Promise<void> {
  await inPhase(all, phase)
  await until(`${phase} in every journal`, () => all.every((one) => isWritten(one, phase)))
  const before = all.map((one) => ({ picture: pictureOf(one), board: structuredClone(boardOf(one)) }))
  const [first] = all
  await first?.product.kill()
  await first?.product.start()
  await Promise.all(all.map(comeBack))
  for (const [index, one] of all.entries()) {
    expect(pictureOf(one), `${one.mode} in ${phase}${what}`).toEqual(before[index]?.picture)
    if (isMapMode(one.mode) && before[index]?.board !== undefined)
      expect(boardOf(one), `${one.mode} in ${phase}${what}`).toEqual(before[index]?.board)
  }
}
