import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { Redis } from 'ioredis'
import { type Cluster, type ClusterTools, openCluster } from '../../cluster/cluster.ts'
import { figuresOf } from '../../product/figures.ts'
import { playersAt, type Scenario, startEnvironment, startFlags, type Usage, usageOf } from '../benchSides.ts'
import { openCountingLine } from './countingLine.ts'

export interface Setting {
  name: string
  size: number
  /** True: without a proxy and Redis. */
  isAlone: boolean
}

/** Figures of one run. Processor time in microseconds and counts are for each answer, with all that belongs to its question. */
export interface Measured {
  productUs: number
  proxyUs: number
  redisUs: number
  /** For each ping, if there were any. */
  pingUs: number
  ackP50: number
  ackP95: number
  /** Bytes to a player for each question. */
  bytes: number
  rssMb: number
  redisCommands: number
  redisBytes: number
  writes: number
  reads: number
  databaseBytes: number
}

/** How the games lay among the processes while they were played. */
export interface Spread {
  games: number[]
  devices: number[]
}

/** For each process and second of doing nothing. */
export interface Idle {
  cpuMs: number
  redisCommands: number
  databaseCommands: number
}

type Line = Awaited<ReturnType<typeof openCountingLine>>

const writing = new Set(['insert', 'update', 'delete', 'findAndModify'])
const reading = new Set(['find', 'aggregate', 'count'])

const clockTick = Number(execFileSync('getconf', ['CLK_TCK']).toString())

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0)

/** The processor time of a process and its children by Linux, for a process that does not report it itself. */
export function cpuMsOf(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').split(' ').filter(Boolean)
  return sum([pid, ...children.map(Number)].map(ownCpuMs))
}

function ownCpuMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / clockTick
}

/** A school of one or more processes, and everything that is asked of its engines. */
export class MeasuredSchool {
  spread: Spread = { games: [], devices: [] }
  private readonly setting: Setting
  private readonly cluster: Cluster
  private readonly redis: Redis
  private readonly line: Line

  private constructor(setting: Setting, cluster: Cluster, line: Line) {
    this.setting = setting
    this.cluster = cluster
    this.redis = new Redis({ host: '127.0.0.1', port: cluster.redis.port })
    this.line = line
  }

  static async open(tools: ClusterTools, setting: Setting): Promise<MeasuredSchool> {
    let line: Line | undefined
    const cluster = await openCluster(tools, {
      ...setting,
      env: { ...startEnvironment, NODE_ENV: 'production', LOG_LEVEL: 'error', NODE_OPTIONS: startFlags.join(' ') },
      wayToDatabase: async (port) => {
        line = await openCountingLine(port)
        return line.port
      },
    })
    if (!line) throw new Error('no way to the database')
    return new MeasuredSchool(setting, cluster, line)
  }

  private async usage(): Promise<Usage> {
    const all = await Promise.all(this.cluster.processes.map(({ url }) => usageOf(url)))
    return { cpuMs: sum(all.map(({ cpuMs }) => cpuMs)), rssMb: sum(all.map(({ rssMb }) => rssMb)) }
  }

  private async lookAround(): Promise<void> {
    const figures = await Promise.all(this.cluster.processes.map(({ url }) => figuresOf(url)))
    const all = (name: string) => figures.map((figure) => figure(`${name}{kind="game"}`))
    this.spread = { games: all('rooms_open'), devices: all('devices_connected') }
  }

  /** What Redis has done so far. This question itself is a command, too. */
  private async redisDone(): Promise<{ commands: number; bytes: number }> {
    const info = await this.redis.info('stats')
    const figure = (name: string) => Number(info.match(new RegExp(`${name}:(\\d+)`))?.[1])
    return {
      commands: figure('total_commands_processed'),
      bytes: figure('total_net_input_bytes') + figure('total_net_output_bytes'),
    }
  }

  async idle(forMs: number): Promise<Idle> {
    this.line.take()
    const [before, redisBefore] = [await this.usage(), await this.redisDone()]
    await new Promise((resolve) => setTimeout(resolve, forMs))
    const [after, redisAfter] = [await this.usage(), await this.redisDone()]
    const perSecond = 1000 / forMs / this.setting.size
    return {
      cpuMs: (after.cpuMs - before.cpuMs) * perSecond,
      redisCommands: (redisAfter.commands - redisBefore.commands - 1) * perSecond,
      databaseCommands: sum([...this.line.take().commands.values()]) * perSecond,
    }
  }

  async play(threads: Worker[], scenario: Scenario): Promise<Measured> {
    const { cluster, line } = this
    const answers = scenario.games * scenario.players * scenario.questions
    const others = () => ({ proxy: cpuMsOf(cluster.proxy.pid), redis: cpuMsOf(cluster.redis.pid) })
    const looks: ReturnType<typeof others>[] = []
    let asked = line.take()
    // It is called several times: the last two calls are before the game and after its last result.
    const usage = async () => {
      asked = line.take()
      if (looks.length === 0) await this.lookAround()
      looks.push(others())
      return this.usage()
    }
    const url = this.setting.isAlone ? (cluster.processes[0]?.url ?? '') : cluster.url
    const redisBefore = await this.redisDone()
    const played = await playersAt(url, threads, usage)(scenario)
    const redisAfter = await this.redisDone()
    const [before, after] = looks.slice(-2) as [ReturnType<typeof others>, ReturnType<typeof others>]
    const acks = played.report.ackMs.sort((a, b) => a - b)
    const count = (names: Set<string>) =>
      sum([...asked.commands].filter(([name]) => names.has(name)).map(([, times]) => times)) / answers
    return {
      productUs: (played.cpuMs * 1000) / answers,
      proxyUs: ((after.proxy - before.proxy) * 1000) / answers,
      redisUs: ((after.redis - before.redis) * 1000) / answers,
      pingUs: scenario.pings ? (played.pingsMs * 1000) / scenario.pings / scenario.games / scenario.players : 0,
      ackP50: acks[Math.floor(acks.length * 0.5)] ?? 0,
      ackP95: acks[Math.floor(acks.length * 0.95)] ?? 0,
      bytes: played.report.bytes / answers,
      rssMb: played.rssMb,
      redisCommands: (redisAfter.commands - redisBefore.commands - 1) / scenario.games,
      redisBytes: (redisAfter.bytes - redisBefore.bytes) / scenario.games,
      writes: count(writing),
      reads: count(reading),
      databaseBytes: asked.bytes / answers,
    }
  }

  async close(): Promise<void> {
    this.redis.disconnect()
    await this.cluster.close()
    await this.line.close()
  }
}
