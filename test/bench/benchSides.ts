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
  /** Classic where none is named. */
  mode?: GameMode
  /** So often everybody pings before the game begins. */
  pings?: number
  /** A small game is over before its figures are steady: the medians of so many are taken. */
  runs?: number
  /** A second where nothing is said. */
  thinkMs?: number
}

/** Of the ten that a teacher may keep open, so that none of the games before is in the way. */
const gamesOfTeacher = 9

/** As long as questions of a times table are: with them the floor sends its 240 bytes for each player and question. */
const quizOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `How much is ${index + 11} x 9?`,
    answers: [0, 1, 2, 3].map((nth) => `${(index + 11) * 9 + 10 * (nth - (index % 4))}`),
    correct: index % 4,
  }))

/** Of one length in every game, so that what grows with the room is not the names. */
const nameOfBot = (index: number) => `Player ${String(index).padStart(4, '0')}`

/** The child's next message that has what is asked for; or the news that there is none to come. */
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
  /** How many came in within a second, */
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
  /** What players open to come to the floor on this port. */
  through?: (port: number) => Promise<string>
  /** When everybody is there, and when all is over. */
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
    // As `npm start` does.
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

/** What `npm start` gives the engine. */
export const startFlags = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'))

/** And what it sets for it. */
export const startEnvironment = Object.fromEntries(
  packageFile.scripts.start.split(' ').flatMap((word) => (/^[A-Z_]+=/.test(word) ? [word.split('=')] : [])),
)

/** What a process of the product says that it has used. */
export async function usageOf(url: string): Promise<Usage> {
  const figure = await figuresOf(url)
  return { cpuMs: figure('process_cpu_seconds_total') * 1000, rssMb: figure('process_resident_memory_bytes') / 1e6 }
}

/** Plays scenarios at a school that is there, which says what it has used. */
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
      // The reveal is for people; the bench has seen it. Paced like the floor's.
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

/** In modes with moves a round is over when its action is on: the host lets the class choose as soon as it may. */
function goOnFromReveals(host: Room): void {
  let gone = 0
  host.onStateChange(({ phase, questionNumber }: { phase: string; questionNumber: number }) => {
    if (phase !== 'reveal' || gone === questionNumber) return
    gone = questionNumber
    setTimeout(() => host.send('skip', { phase, questionNumber }), 200)
  })
}

/** Until the host's screen shows them all: what belongs to joining is not counted with the questions. */
const everybodySeated = (host: Room, players: number): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (host.state.playerCount === players) resolve()
    }
    look()
    host.onStateChange(look)
  })

let teachersSoFar = 0

/** No number next to a letter: "sex" is read in "bench653x". */
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
