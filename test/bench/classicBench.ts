import './sameSockets.ts'
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client, type Room } from 'colyseus.js'
import { WebSocket } from 'ws'
import packageFile from '../../package.json' with { type: 'json' }
import { BotCrew, type CrewReport, openBotThreads } from './botCrew.ts'

/**
 * Whole classic games over real sockets, everyone answering within a second, beside a floor of plain `ws` in the same
 * run. Absolute times tell about the machine; the ratios tell about us.
 */
const { values } = parseArgs({ options: { quick: { type: 'boolean' }, only: { type: 'string' } } })
const scenarios = values.quick
  ? [{ games: 1, players: 12, questions: 3 }]
  : [
      { games: 1, players: 40, questions: 20 },
      { games: 1, players: 200, questions: 20 },
      { games: 1, players: 500, questions: 20 },
      { games: 1, players: 1000, questions: 20 },
      { games: 25, players: 40, questions: 10 },
    ]
type Scenario = (typeof scenarios)[number]
const nameOf = ({ games, players }: Scenario) => (games === 1 ? `${players}` : `${games} x ${players}`)
/** `--only 40,1000` measures these and no others. */
const only = values.only?.split(',').map((name) => name.trim())
const chosen = scenarios.filter((scenario) => only?.includes(nameOf(scenario)) ?? true)
/** Played on both sides before anything is measured: what is asked about is a server at work, not one just started. */
const warmUp: Scenario = { games: 1, players: 200, questions: 20 }

/** As long as questions of a times table are: with them the floor sends its 240 bytes for each player and question. */
const quizOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `How much is ${index + 11} x 9?`,
    answers: [0, 1, 2, 3].map((nth) => `${(index + 11) * 9 + 10 * (nth - (index % 4))}`),
    correct: index % 4,
  }))

/** Of one length in every game, so that what grows with the room is not the names. */
const nameOfBot = (index: number) => `Player ${String(index).padStart(4, '0')}`

interface Figures {
  ackP50: number
  ackP95: number
  bytes: number
  frames: number
  cpuMs: number
  closeMs: number
  joins: number
  rssMb: number
}

const percentile = (sorted: number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

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

interface Usage {
  cpuMs: number
  rssMb: number
}

interface Side {
  /** Plays one scenario to its end and returns what the players saw. */
  play(scenario: Scenario): Promise<{ report: CrewReport; closeMs: number[]; joins: number } & Usage>
  stop(): Promise<void>
}

async function openFloor(): Promise<Side> {
  const child = fork(join(import.meta.dirname, 'floorServer.ts'), { stdio: 'inherit' })
  const { port } = await answerOf<{ port: number }>(child, 'port')
  const usage = async (): Promise<Usage> => {
    const reply = answerOf<{ cpu: { user: number; system: number }; rss: number }>(child, 'cpu')
    child.send('usage')
    const { cpu, rss } = await reply
    return { cpuMs: (cpu.user + cpu.system) / 1000, rssMb: rss / 1e6 }
  }
  return {
    async play({ games, players, questions }) {
      // One floor game at a time: it has no rooms. Twenty-five are measured as one of the same total.
      const total = games * players
      child.send('clear')
      let roundsLeft = questions
      let done = () => {}
      const over = new Promise<void>((resolve) => {
        done = resolve
      })
      const crew = new BotCrew(threads, () => {
        roundsLeft--
        if (roundsLeft === 0) done()
      })
      const seats = Array.from({ length: total }, (_, index) => ({
        game: 0,
        code: '',
        name: nameOfBot(index),
        address: '',
      }))
      const joins = await crew.join({ floor: port }, seats)
      await crew.forgetTraces()
      const host = new WebSocket(`ws://127.0.0.1:${port}`)
      await new Promise((resolve) => host.once('open', resolve))
      const before = await usage()
      host.send(
        JSON.stringify({ start: quizOf(questions).map(({ question, ...rest }) => ({ text: question, ...rest })) }),
      )
      await over
      const after = await usage()
      const report = await crew.report()
      host.close()
      await crew.leave()
      return { report, closeMs: crew.closeMs, joins, cpuMs: after.cpuMs - before.cpuMs, rssMb: after.rssMb }
    },
    stop: async () => void child.kill(),
  }
}

async function openOurs(): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'slime-bench-'))
  const child = fork(join(import.meta.dirname, '../../server/main.ts'), {
    // As `npm start` does.
    execArgv: packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--')),
    env: {
      ...process.env,
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
  const cookie = await registerTeacher(url)
  const usage = async (): Promise<Usage> => {
    const text = await (await fetch(`${url}/metrics`)).text()
    const figure = (name: string) => Number(text.match(new RegExp(`^${name} (\\S+)`, 'm'))?.[1])
    return { cpuMs: figure('process_cpu_seconds_total') * 1000, rssMb: figure('process_resident_memory_bytes') / 1e6 }
  }
  let address = 0
  const nextAddress = () => `10.${(++address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`

  async function openGame(questions: number) {
    const questionSetId = await createSet(url, cookie, questions)
    const client = new Client(url, { headers: { cookie } })
    const host = await client.create('game', { questionSetId, gameMode: 'classic', settings: { maxPlayers: 2000 } })
    host.reconnection.enabled = false
    host.onMessage('*', () => {})
    return host
  }

  return {
    async play({ games, players, questions }) {
      const hosts = await Promise.all(Array.from({ length: games }, () => openGame(questions)))
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
      const joins = await crew.join({ ours: url }, seats)
      await Promise.all(hosts.map((host) => everybodySeated(host, players)))
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
      return { report, closeMs: crew.closeMs, joins, cpuMs: after.cpuMs - before.cpuMs, rssMb: after.rssMb }
    },
    async stop() {
      child.kill()
      await new Promise((resolve) => child.once('exit', resolve))
      await rm(dataDir, { recursive: true, force: true })
    },
  }
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

async function registerTeacher(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: `bench${Date.now() % 1e6}`, password: 'bench-password', role: 'teacher' }),
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

async function measure(side: Side, scenario: Scenario): Promise<Figures> {
  const { report, closeMs, joins, cpuMs, rssMb } = await side.play(scenario)
  const { bytes, frames } = report
  const acks = report.ackMs.sort((a, b) => a - b)
  const playersAndQuestions = scenario.games * scenario.players * scenario.questions
  return {
    ackP50: percentile(acks, 0.5),
    ackP95: percentile(acks, 0.95),
    bytes: bytes / playersAndQuestions,
    frames: frames / playersAndQuestions,
    cpuMs: cpuMs / scenario.questions,
    closeMs: percentile(
      closeMs.sort((a, b) => a - b),
      0.5,
    ),
    joins,
    rssMb,
  }
}

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

const threads = await openBotThreads()
const floor = await openFloor()
const ours = await openOurs().catch(async (error: unknown) => {
  await floor.stop()
  throw error
})
const print = (line: string) => process.stdout.write(`${line}\n`)
print(
  '| game | | answer acknowledged p50 / p95 ms | bytes | frames | server CPU ms per question | last answer to last result ms | joins/s | memory MB |',
)
print('|---|---|---|---|---|---|---|---|---|')
try {
  if (!values.quick) for (const side of [floor, ours]) await measure(side, warmUp)
  for (const scenario of chosen) {
    const name = nameOf(scenario)
    const low = await measure(floor, scenario)
    const own = await measure(ours, scenario)
    const row = (who: string, f: Figures) =>
      print(
        `| ${name} | ${who} | ${show(f.ackP50)} / ${show(f.ackP95)} | ${show(f.bytes)} | ${show(f.frames)} | ${show(f.cpuMs)} | ${show(f.closeMs)} | ${show(f.joins)} | ${show(f.rssMb)} |`,
      )
    row('floor', low)
    row('ours', own)
    const ratio = (pick: (f: Figures) => number) => show(pick(own) / pick(low))
    print(
      `| ${name} | ratio | ${ratio((f) => f.ackP50)} / ${ratio((f) => f.ackP95)} | ${ratio((f) => f.bytes)} | ${ratio((f) => f.frames)} | ${ratio((f) => f.cpuMs)} | ${ratio((f) => f.closeMs)} | ${ratio((f) => f.joins)} | ${ratio((f) => f.rssMb)} |`,
    )
  }
} finally {
  await floor.stop()
  await ours.stop()
  for (const thread of threads) await thread.terminate()
}
