import { Worker } from 'node:worker_threads'
import type { ConnectionStatus } from '../../client/net/gameConnection.ts'
import type { Phase } from '../../rooms/shared/contract/game.ts'
import { until } from '../rooms/roomHarness.ts'
import { type BadLine, openBadLine } from './badLine.ts'

export type PhoneOrder = 'come-in' | 'offline' | 'online' | 'looked-at'

type Seen = {
  kind: 'seen'
  status: ConnectionStatus
  phase: Phase
  questionNumber: number
  playerId: string
  safe: { questionNumber: number; choice: number } | null
}

export type PhoneSight =
  | { kind: 'ready' }
  | Seen
  | { kind: 'refused'; why: string }
  | { kind: 'told'; words: string }
  | { kind: 'reloaded' }

/** A phone on its own line, with everything that its pupil was shown. */
export class Phone {
  readonly name: string
  readonly line: BadLine
  /** The answers that the page knew to be safe, by question. */
  readonly safe = new Map<number, number>()
  /** The dead ends and untrue messages that the pupil met. */
  readonly wronged: string[] = []
  now: Seen | null = null
  private readonly worker: Worker
  private isReady = false

  private constructor(name: string, line: BadLine, worker: Worker) {
    this.name = name
    this.line = line
    this.worker = worker
    worker.on('message', (sight: PhoneSight) => this.see(sight))
    worker.on('error', (error) => this.wronged.push(`broke: ${error}`))
  }

  static async open(wish: { url: string; code: string; name: string; roundTripMs: number; seed: number }) {
    const line = await openBadLine(wish.url, wish.roundTripMs)
    const { code, name, seed } = wish
    const worker = new Worker(new URL('./phonePage.ts', import.meta.url), {
      workerData: { url: line.url, code, name, seed },
    })
    const phone = new Phone(name, line, worker)
    await until('the page', () => phone.isReady || phone.wronged.length > 0)
    if (!phone.isReady) throw new Error(phone.wronged.join())
    return phone
  }

  private see(sight: PhoneSight): void {
    if (sight.kind === 'ready') this.isReady = true
    else if (sight.kind === 'refused') this.wronged.push(`refused: ${sight.why}`)
    else if (sight.kind === 'told') this.wronged.push(`told: ${sight.words}`)
    else if (sight.kind === 'reloaded') this.wronged.push('started over')
    else {
      const { status, safe } = sight
      if (status.kind === 'ended') this.wronged.push(`ended: ${status.why} ${status.refusal}`.trim())
      if (safe) this.safe.set(safe.questionNumber, safe.choice)
      this.now = sight
    }
  }

  /** The phone has a line to the room, but has not been told its seat yet. */
  get isAtTheDoor(): boolean {
    return this.now?.status.kind === 'open' && this.now.playerId === ''
  }

  get isIn(): boolean {
    return this.now?.status.kind === 'open' && this.now.playerId !== ''
  }

  order(order: PhoneOrder): void {
    this.worker.postMessage(order)
  }

  async close(): Promise<void> {
    await this.worker.terminate()
    await this.line.close()
  }
}
