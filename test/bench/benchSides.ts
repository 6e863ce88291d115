import './sameSockets.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { Client, type Room } from 'colyseus.js'
import { WebSocket } from 'ws'
import packageFile from '../../package.json' with { type: 'json' }
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import { figuresOf } from '../product/figures.ts'
import { BotCrew, type CrewReport } from './botCrew.ts'

export interface Scenario {
  games: number
  players: number
  questions: number
  /** Without a mode: classic. */
  mode?: GameMode
  /** How often each player pings before the game begins. */
  pings?: number
  /** A small game is over before its figures are steady: the medians of so many are taken. */
  runs?: number
  /** Without it: a second. */
  thinkMs?: number
}

/** A teacher may keep ten games open. One is left free, so that an earlier game is never in the way. */
const gamesOfTeacher = 9

/** As long as questions of a times table are: with them the floor sends its 240 bytes for each player and question. */
const quizOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `How much is ${index + 11} x 9?`,
    answers: [0, 1, 2, 3].map((nth) => `${(index + 11) * 9 + 10 * (nth - (index % 4))}`),
    correct: index % 4,
  }))

/** All names have the same length, so that traffic does not grow with them. */
const nameOfBot = (index: number) => `Player ${String(index).padStart(4, '0')}`

/** Resolves with the child's next message that has this key. Rejects if the child ends first. */
const answerOf = <T extends object>(child: ChildProcess, key: keyof T): Promise<T> =>
  new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`the process ended with ${code}`))
    const read = (message: object) => {
      if (!(key in message)) return
      child.off('message', read)
      child.off('exit', gone)
      resolve(message as T)
    }
    child.on('message', read)
    child.once('exit', gone)
  })

export interface Usage {
  cpuMs: number
  rssMb: number
}

interface Played {
  report: CrewReport
  closeMs: number[]
  /** How many players joined per second, */
  joins: number
  /** and what processor time the server took for all of them. */
  joinsMs: number
  pingsMs: number
}

export interface Side {
  /** Plays one scenario to its end and returns what the players saw. */
  play(scenario: Scenario): Promise<Played & Usage>
  stop(): Promise<void>
}

interface WayToFloor {
  /** Returns the address by which players reach the floor on this port. */
  through?: (port: number) => Promise<string>
  /** Called when all players are there, and again when all is over. */
  look?: () => void
}

export async function openFloor(
  threads: Worker[],
  { through = async (port) => `ws://127.0.0.1:${port}`, look }: WayToFloor = {},
): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'floorServer.ts'), { stdio: 'inherit' })
  const url = await through((await answerOf<{ port: number }>(child, 'port')).port)
  const usage = async (): Promise<Usage> => {
    const reply = answerOf<{ cpu: { user: number; system: number }; rss: number }>(child, 'cpu')
    child.send('usage')
    const { cpu, rss } = await reply
    return { cpuMs: (cpu.user + cpu.system) / 1000, rssMb: rss / 1e6 }
  }
  return {
    async play({ games, players, questions, thinkMs }) {
      const total = games * players
      child.send('clear')
      let roundsLeft = questions * games
      let done = () => {}
      const over = new Promise<void>((resolve) => {
        done = resolve
      })
      const crew = new BotCrew(threads, () => {
        roundsLeft--
        if (roundsLeft === 0) done()
      })
      const seats = Array.from({ length: total }, (_, index) => ({
        game: index % games,
        code: '',
        name: nameOfBot(index),
        address: '',
      }))
      const empty = await usage()
      const joins = await crew.join({ floor: url }, seats, thinkMs)
      await crew.forgetTraces()
      const host = new WebSocket(url)
      await new Promise((resolve) => host.once('open', resolve))
      const before = await usage()
      look?.()
      host.send(
        JSON.stringify({ start: quizOf(questions).map(({ question, ...rest }) => ({ text: question, ...rest })) }),
      )
      await over
      look?.()
      const after = await usage()
      const report = await crew.report()
      host.close()
      await crew.leave()
      const [joinsMs, cpuMs] = [before.cpuMs - empty.cpuMs, after.cpuMs - before.cpuMs]
      return { report, closeMs: crew.closeMs, joins, joinsMs, cpuMs, pingsMs: 0, rssMb: after.rssMb }
    },
    stop: async () => void child.kill(),
  }
}

export async function openOurs(threads: Worker[]): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slime-bench-'))
  const child = fork(join(import.meta.dirname, '../../server/main.ts'), {
    // Started as by `npm start`.
    execArgv: startFlags,
    env: {
      ...process.env,
      ...startEnvironment,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const { port } = await answerOf<{ port: number }>(child, 'port')
  const url = `http://127.0.0.1:${port}`
  return {
    play: playersAt(url, threads, () => usageOf(url)),
    async stop() {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The flags that `npm start` gives Node.js. */
export const startFlags = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** The environment variables that `npm start` sets. */
export const startEnvironment = Object.fromEntries(
  packageFile.scripts.start.split(' ').flatMap((word) => (/^[A-Z_]+=/.test(word) ? [word.split('=')] : [])),
)

/** The resources that a process of the product says it has used. */
export async function usageOf(url: string): Promise<Usage> {
  const figure = await figuresOf(url)
  return { cpuMs: figure('process_cpu_seconds_total') * 1000, rssMb: figure('process_resident_memory_bytes') / 1e6 }
}

/** Plays scenarios at a running school. `usage` reads what the school has used. */
export function playersAt(url: string, threads: Worker[], usage: () => Promise<Usage>): Side['play'] {
  let address = 0
  const nextAddress = () => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`

  async function openGame(cookie: string, questions: number, gameMode: GameMode) {
    const questionSetId = await createSet(url, cookie, questions)
    const client = new Client(url, { headers: { cookie } })
    const host = await client.create('game', { questionSetId, gameMode, settings: { maxPlayers: 2000 } })
    host.reconnection.enabled = false
    host.onMessage('*', () => {})
    return host
  }

  return async ({ games, players, questions, pings = 0, mode = 'classic', thinkMs }) => {
    const teachers = Array.from({ length: Math.ceil(games / gamesOfTeacher) }, () => registerTeacher(url))
    const cookies = await Promise.all(teachers)
    const hosts = await Promise.all(
      Array.from({ length: games }, (_, game) => openGame(cookies[game % cookies.length] ?? '', questions, mode)),
    )
    if (mode !== 'classic') for (const host of hosts) goOnFromReveals(host)
    const roundsLeft = hosts.map(() => questions)
    let gamesLeft = games
    let done = () => {}
    const over = new Promise<void>((resolve) => {
      done = resolve
    })
    const crew = new BotCrew(threads, (game) => {
      const left = (roundsLeft[game] ?? 0) - 1
      roundsLeft[game] = left
      // People read the reveal; the bench skips it, at the pace of the floor.
      if (left > 0) setTimeout(() => hosts[game]?.send('skip', {}), 200)
      else if (--gamesLeft === 0) done()
    })
    const seats = Array.from({ length: games * players }, (_, index) => {
      const game = index % games
      return { game, code: hosts[game]?.roomId ?? '', name: nameOfBot(index), address: nextAddress() }
    })
    const empty = await usage()
    const joins = await crew.join({ ours: url }, seats, thinkMs)
    await Promise.all(hosts.map((host) => everybodySeated(host, players)))
    const idle = await usage()
    for (let round = 0; round < pings; round++) await crew.ping()
    await crew.forgetTraces()
    const before = await usage()
    for (const host of hosts) {
      host.send('start-game', {})
      host.send('skip', {})
    }
    await over
    const after = await usage()
    const report = await crew.report()
    for (const host of hosts) host.send('end-game', {})
    await crew.leave()
    await Promise.all(hosts.map((host) => host.leave()))
    const [joinsMs, pingsMs] = [idle.cpuMs - empty.cpuMs, before.cpuMs - idle.cpuMs]
    return {
      report,
      closeMs: crew.closeMs,
      joins,
      joinsMs,
      cpuMs: after.cpuMs - before.cpuMs,
      pingsMs,
      rssMb: after.rssMb,
    }
  }
}

/** In modes with moves a round ends when its action begins, so the host lets the class choose as soon as it may. */
function goOnFromReveals(host: Room): void {
  let gone = 0
  host.onStateChange(({ phase, questionNumber }: { phase: string; questionNumber: number }) => {
    if (phase !== 'reveal' || gone === questionNumber) return
    gone = questionNumber
    setTimeout(() => host.send('skip', { phase, questionNumber }), 200)
  })
}

/** Waits until the host's screen shows all players, so that the cost of joining is not counted with the questions. */
const everybodySeated = (host: Room, players: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (host.state.playerCount === players) resolve()
    }
    look()
    host.onStateChange(look)
  })

let teachersSoFar = 0

/** No digit next to a letter: the word filter reads "sex" in "bench653x". */
async function registerTeacher(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      username: `bench_${teachersSoFar++}`,
      password: 'bench-password',
      role: 'teacher',
    }),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function createSet(url: string, cookie: string, count: number): Promise<string> {
  const response = await fetch(`${url}/api/question-sets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ title: 'Bench', subject: 'Other', questions: quizOf(count) }),
  })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { id: string }).id
}
