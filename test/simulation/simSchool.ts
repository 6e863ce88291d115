import { partsOver } from './realParts.ts'
import { SimProcess } from './simProcess.ts'
import { Witness } from './witness.ts'
import { Machine, World } from './world.ts'

export const codes = ['AAAAAA', 'BBBBBB'] as const
const processesAtOnce = 3
const longestStopMs = 12_000

/** Three processes on one store. All faults that can happen to them happen at random. */
export class SimSchool {
  readonly world: World
  readonly witness = new Witness()
  readonly living: SimProcess[] = []
  private readonly random: () => number
  private readonly build: typeof partsOver
  /** Some runs have many broken lines and stops. Others have hardly any and test only different orders of events. */
  private readonly faults: { lost: number }
  private readonly pace: number
  private readonly freezing: number
  private readonly dying: number
  private named = 0
  private games = 0

  constructor(random: () => number, build = partsOver) {
    this.random = random
    this.build = build
    this.world = new World(random)
    this.faults = { lost: random() * 0.08 }
    this.pace = 3 + random() * 12
    this.freezing = random() * 0.04
    this.dying = random() * 0.01
  }

  born(): SimProcess {
    const { world, witness, build } = this
    const [id, machine] = [`P${this.named++}`, new Machine()]
    const parts = build(world.lineOf(machine), id, () => world.nowMs, witness.logOf(id))
    const one = new SimProcess(id, machine, parts, witness)
    this.living.push(one)
    return one
  }

  newGame(): string {
    return `game${this.games++}`
  }

  /** One event, and then some messages arrive. */
  async event(): Promise<void> {
    if (this.living.length < processesAtOnce) this.born()
    const one = this.world.pick(this.living)
    if (one && this.world.chance(this.dying)) this.die(one)
    else if (one) this.stir(one)
    for (let moves = Math.floor(this.random() * this.pace); moves >= 0; moves--) await this.world.step(this.faults)
  }

  private die(one: SimProcess): void {
    this.witness.note(`${one.id} dies`)
    one.machine.isDead = true
    this.living.splice(this.living.indexOf(one), 1)
  }

  private stir(one: SimProcess): void {
    for (const each of this.living) {
      this.mayStop(each)
      if (!this.world.isFrozen(each.machine)) this.lookAround(each)
    }
    if (one.hasEntered && !this.world.isFrozen(one.machine)) void this.world.pick(this.acts)?.(one)
  }

  /** Takers stop more often than owners, because they are between what they have read and what they do about it. */
  private mayStop({ machine, isTakingUp }: SimProcess): void {
    if (!this.world.chance(isTakingUp ? this.freezing * 4 : this.freezing / 3)) return
    machine.frozenUntilMs = Math.max(machine.frozenUntilMs, this.world.nowMs + this.random() * longestStopMs)
  }

  private lookAround(one: SimProcess): void {
    if (this.world.chance(0.3)) void one.round()
    const gone = this.world.chance(0.3) ? this.world.pick(one.lease.gone()) : undefined
    if (gone !== undefined) for (const code of codes) void one.takeFrom(code, gone)
  }

  private anyCode(): string {
    return this.world.pick(codes) ?? codes[0]
  }

  /** The code of a game that this process has, or any code if it has none. */
  private own({ rooms }: SimProcess): string {
    return this.world.pick([...rooms.keys()]) ?? this.anyCode()
  }

  /** All actions that a process may take next. */
  private readonly acts: ((one: SimProcess) => Promise<unknown>)[] = [
    (one) => one.open(this.anyCode(), this.newGame()),
    (one) => one.ask(this.anyCode()),
    async (one) => {
      const gone = this.world.pick(one.lease.gone())
      if (gone !== undefined) await one.forget(gone)
    },
    ...Array.from({ length: 8 }, () => (one: SimProcess) => one.say(this.own(one))),
    (one) => one.say(this.own(one), 'finished'),
    (one) => one.markOver(this.own(one)),
    (one) => one.playAgain(this.own(one), this.newGame()),
    async (one) => this.world.chance(0.3) && one.close(this.own(one)),
    async (one) => this.world.chance(0.1) && one.setAside(this.own(one)),
    async (one) => this.world.chance(0.3) && this.give(one),
  ]

  /** The receiver may be a process that is dead. */
  private async give(one: SimProcess): Promise<void> {
    const [code, other] = [this.own(one), `P${Math.floor(this.random() * this.named)}`]
    if (await one.giveTo(code, other)) await this.living.find(({ id }) => id === other)?.takeFrom(code, undefined)
  }
}
