import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

export interface CrewSeat {
  game: number
  code: string
  name: string
  address: string
}
export type CrewOrder =
  | { where: { floor: string } | { ours: string }; seats: CrewSeat[]; atOnce: number; thinkMs: number }
  | 'ping'
  | 'forget'
  | 'report'
  | 'leave'

export interface CrewReport {
  ackMs: number[]
  bytes: number
  frames: number
  joinBytes: number
}
type CrewRound = { round: number; answeredAt: number; resultAt: number }
export type CrewWord = { joined: true } | { pinged: true } | { forgotten: true } | CrewRound | CrewReport

const joinsAtOnce = 40
/** Real players have a device each, so the bots should not keep each other waiting for long. */
const threads = Math.min(4, Math.max(2, availableParallelism()))

/** All games use the same threads, because a thread is fastest once it has played. */
export const openBotThreads = async (): Promise<Worker[]> => {
  const workers = Array.from({ length: threads }, () => new Worker(new URL('./botThread.ts', import.meta.url)))
  await Promise.all(workers.map((worker) => once(worker, 'online')))
  return workers
}

/** The players of the games of one scenario, spread over the threads. */
export class BotCrew {
  private readonly workers: Worker[]
  private readonly hearRound: (word: CrewWord) => void
  private rounds: { game: number; threads: number; missing: number; answeredAt: number; resultAt: number }[] = []
  readonly closeMs: number[] = []

  constructor(workers: Worker[], onRound: (game: number) => void) {
    this.workers = workers
    this.hearRound = (word) => {
      if ('round' in word) this.count(word, onRound)
    }
    for (const worker of workers) worker.on('message', this.hearRound)
  }

  /** Seats all players, who then think for at most this long. Returns how many joined per second. */
  async join(where: { floor: string } | { ours: string }, seats: CrewSeat[], thinkMs = 1000): Promise<number> {
    const shares = this.workers.map((_, nth) => seats.filter((__, index) => index % threads === nth))
    const games = [...new Set(seats.map(({ game }) => game))]
    this.rounds = games.map((game) => {
      const size = shares.filter((share) => share.some((seat) => seat.game === game)).length
      return { game, threads: size, missing: size, answeredAt: 0, resultAt: 0 }
    })
    const startedAt = performance.now()
    await Promise.all(
      this.workers.map((worker, nth) => {
        const atOnce = Math.ceil(joinsAtOnce / threads)
        const order: CrewOrder = { where, seats: shares[nth] ?? [], atOnce, thinkMs }
        return this.ask(worker, order, 'joined')
      }),
    )
    return (seats.length / (performance.now() - startedAt)) * 1000
  }

  /** Each player pings once. */
  async ping(): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.ask(worker, 'ping', 'pinged')))
  }

  async forgetTraces(): Promise<void> {
    await Promise.all(this.workers.map((worker) => this.ask(worker, 'forget', 'forgotten')))
  }

  async report(): Promise<CrewReport> {
    const reports = await Promise.all(this.workers.map((worker) => this.ask<CrewReport>(worker, 'report', 'ackMs')))
    const sum = (pick: (report: CrewReport) => number) => reports.reduce((total, report) => total + pick(report), 0)
    return {
      ackMs: reports.flatMap(({ ackMs }) => ackMs),
      bytes: sum(({ bytes }) => bytes),
      frames: sum(({ frames }) => frames),
      joinBytes: sum(({ joinBytes }) => joinBytes),
    }
  }

  async leave(): Promise<void> {
    for (const worker of this.workers) {
      worker.off('message', this.hearRound)
      worker.postMessage('leave' satisfies CrewOrder)
    }
    // Leaving takes both sides a moment, which belongs to no measurement.
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }

  private ask<Word extends CrewWord>(worker: Worker, order: CrewOrder, key: string): Promise<Word> {
    worker.postMessage(order)
    return new Promise((resolve) => {
      const read = (word: CrewWord) => {
        if (!(key in word)) return
        worker.off('message', read)
        resolve(word as Word)
      }
      worker.on('message', read)
    })
  }

  /** A round is over when every thread has said so. */
  private count({ round: game, answeredAt, resultAt }: CrewRound, onRound: (game: number) => void): void {
    const round = this.rounds.find((one) => one.game === game)
    if (!round) return
    round.answeredAt = Math.max(round.answeredAt, answeredAt)
    round.resultAt = Math.max(round.resultAt, resultAt)
    round.missing--
    if (round.missing > 0) return
    this.closeMs.push(round.resultAt - round.answeredAt)
    Object.assign(round, { missing: round.threads, answeredAt: 0, resultAt: 0 })
    onRound(game)
  }
}
