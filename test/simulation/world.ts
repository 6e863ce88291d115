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

/** The machine below a process. It can stand still for any time, or die. */
export class Machine {
  frozenUntilMs = 0
  isDead = false
}

interface Faults {
  /** The chance that a message is lost on its way there or back, or that the process gives it up and it still arrives later. */
  lost: number
}

/** Lets everything happen that needs no further message. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * One store and the lines to it. Nothing happens by itself: each step moves one message, chosen at random. So some seed finds
 * every order of the things that processes do at once.
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

  /** Moves one message. Returns false if none can move. */
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
    // A process that stands still or is dead cannot give a message up.
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

  /** Runs until this work of a process has ended, without further faults. */
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

  /** Runs until all calls of a process are answered. */
  async quiet(machine: Machine): Promise<void> {
    while (this.messages.some(({ from }) => from === machine)) await this.step({ lost: 0 })
  }

  /** Delivers the messages that dead processes have sent. */
  async arriveLate(): Promise<void> {
    while (this.messages.some(({ from, answer }) => from.isDead && answer === undefined)) await this.step({ lost: 0 })
  }
}
