import type { Perform, ShelfCall } from '../../server/archive/shelfCall.ts'
import { memoryStore } from './memoryStore.ts'

/** A call on its way to the store, or its answer on the way back. */
interface Message {
  from: Machine
  call: ShelfCall
  answer: { value: unknown } | undefined
  resolve(value: unknown): void
  reject(error: Error): void
}

/** What a process runs on: it can stand still for any time, and be gone. */
export class Machine {
  frozenUntilMs = 0
  isDead = false
}

export interface Faults {
  /** Of messages: lost on the way there or back, or given up by the process and arriving all the same, at any later time. */
  lost: number
}

/** Lets everything happen that follows without another message. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * One store and the lines to it. Nothing happens by itself: each step is one message, chosen by chance, so that every
 * order of things that processes do at once comes up for some seed.
 */
export class World {
  readonly store = memoryStore()
  nowMs = 0
  steps = 0
  private messages: Message[] = []
  private readonly random: () => number

  constructor(random: () => number) {
    this.random = random
  }

  chance(share: number): boolean {
    return this.random() < share
  }

  pick<T>(from: readonly T[]): T | undefined {
    return from[Math.floor(this.random() * from.length)]
  }

  isFrozen({ frozenUntilMs }: Machine): boolean {
    return this.nowMs < frozenUntilMs
  }

  lineOf(from: Machine): Perform {
    return (call) =>
      new Promise((resolve, reject) => {
        this.messages.push({ from, call: structuredClone(call), answer: undefined, resolve, reject })
      })
  }

  /** One message further; false when there is none that can move. */
  async step(faults: Faults): Promise<boolean> {
    this.steps++
    this.nowMs += this.random() * 60
    const movable = this.messages.filter(
      ({ from, answer }) => answer === undefined || !(this.isFrozen(from) || from.isDead),
    )
    const message = this.pick(movable)
    if (!message) return false
    this.move(message, faults)
    this.messages = this.messages.filter(({ from, answer }) => answer === undefined || !from.isDead)
    await settle()
    return true
  }

  private move(message: Message, { lost }: Faults): void {
    const { from, call, answer, resolve, reject } = message
    // Who stands still, or is no more, gives nothing up.
    const isLost = !this.isFrozen(from) && this.chance(lost)
    if (answer === undefined && isLost && !from.isDead && this.chance(0.5)) {
      reject(new Error('given up, and still on its way'))
      return
    }
    if (answer === undefined && !isLost) {
      message.answer = { value: this.store.perform(call) }
      return
    }
    this.messages.splice(this.messages.indexOf(message), 1)
    if (from.isDead) return
    if (isLost) reject(new Error('lost'))
    else resolve(answer?.value)
  }

  /** Until what a process does has come to its end, with nothing going wrong any more. */
  async finish<T>(work: Promise<T>): Promise<T | { error: unknown }> {
    let outcome: { value: T } | { error: unknown } | undefined
    work.then(
      (value) => {
        outcome = { value }
      },
      (error: unknown) => {
        outcome = { error }
      },
    )
    await settle()
    for (let left = 5_000; outcome === undefined && left > 0; left--) await this.step({ lost: 0 })
    if (outcome === undefined) throw new Error('it never comes to an end')
    return 'value' in outcome ? outcome.value : outcome
  }

  /** Until everything that a process has asked is answered. */
  async quiet(machine: Machine): Promise<void> {
    while (this.messages.some(({ from }) => from === machine)) await this.step({ lost: 0 })
  }

  /** What is still on its way from processes that are no more arrives. */
  async arriveLate(): Promise<void> {
    while (this.messages.some(({ from, answer }) => from.isDead && answer === undefined)) await this.step({ lost: 0 })
  }
}
