import { type Claim, type GameOpening, GameTaken, type JournalPort } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'
import type { MatchPlan } from '../../rooms/shared/match/matchPlan.ts'
import type { ProcessLease } from '../../server/processes/lease.ts'
import type { Witness } from './witness.ts'
import type { Machine } from './world.ts'

/** The product's code in one process, over its line to the store. */
export interface Parts {
  journal: JournalPort
  lease: ProcessLease
  /** The games whose records name this process as their owner. */
  gamesOf(processId: string): Promise<string[]>
  /** Who has a game, as a process finds out when it is asked for the game. */
  whoHas(code: string): Promise<'this' | { from: string } | undefined>
}

interface Room {
  claim: Claim
  /** The entries of the game when this process opened it. */
  entries: readonly MatchEntry[]
  plan: MatchPlan
  next: number
  /** An entry that was sent is sent again unchanged until its result is known. */
  sent: MatchEntry | undefined
  isFinished: boolean
  isBusy: boolean
}

const planOf = (code: string, gameId: string, round = 1) =>
  ({
    code,
    gameId,
    ...(round > 1 && { round }),
    questionSetId: 'sums',
    questions: [],
    host: { userId: 'host' },
    createdAt: 1,
  }) as unknown as MatchPlan

let entries = 0

/** One process with its rooms. They act like real rooms: one step after another, and they repeat what may have failed. */
export class SimProcess {
  readonly rooms = new Map<string, Room>()
  readonly id: string
  readonly machine: Machine
  readonly lease: ProcessLease
  private readonly parts: Parts
  private readonly witness: Witness
  private readonly opening = new Set<string>()
  private isLooking = false
  /** A process opens no games before the others know of it. */
  hasEntered = false

  constructor(id: string, machine: Machine, parts: Parts, witness: Witness) {
    this.id = id
    this.machine = machine
    this.parts = parts
    this.lease = parts.lease
    this.witness = witness
  }

  get isTakingUp(): boolean {
    return this.opening.size > 0
  }

  private note(what: string): void {
    this.witness.note(`${this.id}: ${what}`)
  }

  async round(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    const isDone = await this.lookAround().then(
      () => true,
      () => false,
    )
    this.hasEntered ||= isDone
    this.isLooking = false
  }

  /** Removes a process that is gone, once no game names it. */
  async forget(gone: string): Promise<void> {
    const act = async () => {
      if ((await this.parts.gamesOf(gone)).length === 0) await this.lease.forget(gone)
    }
    await act().catch(() => {})
  }

  private async lookAround(): Promise<void> {
    if (!(await this.lease.round())) return
    const open = [...this.rooms]
    const held = await this.parts.journal.held()
    const isHeld = ({ gameId, epoch }: Claim) => held.some((claim) => claim.gameId === gameId && claim.epoch === epoch)
    for (const [code, room] of open) if (!isHeld(room.claim)) this.leave(code, room)
    this.lease.isBack()
  }

  async open(code: string, gameId: string): Promise<void> {
    await this.once(code, async () => {
      const plan = planOf(code, gameId)
      const claim = await this.parts.journal.open(plan)
      if (claim) this.seat({ plan, claim, entries: [], nextSequence: 0 })
    })
  }

  /** A device knocks at this code. */
  async ask(code: string): Promise<void> {
    await this.once(code, async () => {
      const holder = await this.parts.whoHas(code)
      if (holder !== undefined) await this.takeUp(code, holder === 'this' ? undefined : holder.from)
    })
  }

  /** Takes the game of a process that is gone. */
  async takeFrom(code: string, from: string | undefined): Promise<void> {
    await this.once(code, () => this.takeUp(code, from))
  }

  private async takeUp(code: string, from: string | undefined): Promise<void> {
    const said = this.witness.saidSoFar()
    const opening = await this.parts.journal.take(code, from)
    if (!opening) return
    this.note(`takes ${code} up by claim ${opening.claim.epoch} from ${from}`)
    this.witness.opened(opening, said.get(opening.claim.gameId) ?? [])
    this.seat(opening)
  }

  private seat({ plan, claim, entries: known, nextSequence }: GameOpening): void {
    const isFinished = known.some(({ kind }) => kind === 'finished')
    this.rooms.set(plan.code, {
      plan,
      claim,
      entries: known,
      next: nextSequence,
      sent: undefined,
      isFinished,
      isBusy: false,
    })
  }

  private async once(code: string, act: () => Promise<void>): Promise<void> {
    if (this.opening.has(code) || this.rooms.has(code)) return
    this.opening.add(code)
    await act().catch((error: unknown) => this.note(`${code}: ${error}`))
    this.opening.delete(code)
  }

  private async inRoom(code: string, act: (room: Room) => Promise<void>): Promise<void> {
    const room = this.rooms.get(code)
    if (!room || room.isBusy) return
    room.isBusy = true
    try {
      await act(room)
    } catch (error) {
      this.note(`${code} by claim ${room.claim.epoch}: ${error}`)
      if (error instanceof GameTaken) this.leave(code, room)
    } finally {
      room.isBusy = false
    }
  }

  private leave(code: string, room: Room): void {
    if (this.rooms.get(code) === room) this.rooms.delete(code)
  }

  /** A player says something in the game, and hears a confirmation once it is safe. */
  async say(code: string, kind: 'locked' | 'finished' = 'locked'): Promise<void> {
    await this.inRoom(code, async (room) => {
      const at = ++entries
      room.sent ??= kind === 'finished' ? { kind, at } : { kind, locked: true, at }
      const { sent } = room
      if (sent.kind === 'finished') this.witness.finishedBy(room.claim)
      room.next = await this.parts.journal.append(room.claim, room.next, [sent])
      room.sent = undefined
      if (sent.kind === 'finished') room.isFinished = true
      this.witness.heard(room.claim, sent.at)
    })
  }

  async markOver(code: string): Promise<void> {
    await this.inRoom(code, async (room) => {
      if (room.isFinished && !room.sent) await this.parts.journal.markOver(room.claim)
    })
  }

  async close(code: string): Promise<void> {
    await this.inRoom(code, async (room) => {
      if (!room.isFinished || room.sent) return
      this.witness.removedBy(room.claim)
      this.note(`closes ${code} by claim ${room.claim.epoch}`)
      await this.parts.journal.close(room.claim)
      this.leave(code, room)
    })
  }

  async playAgain(code: string, gameId: string): Promise<unknown> {
    let failure: unknown
    await this.inRoom(code, async (room) => {
      if (!room.isFinished || room.sent) return
      const plan = planOf(code, gameId, (room.plan.round ?? 1) + 1)
      const { claim } = room
      this.witness.removedBy(claim)
      this.note(`plays ${code} again by claim ${claim.epoch} as ${gameId}`)
      const next = await this.parts.journal
        .succeed(claim, plan, [{ kind: 'started', at: ++entries }])
        .catch((error) => {
          failure = error
          throw error
        })
      this.witness.opened(next, [])
      this.seat(next)
    })
    return failure
  }

  async giveTo(code: string, other: string): Promise<boolean> {
    let isGiven = false
    await this.inRoom(code, async (room) => {
      if (room.sent) return
      this.note(`gives ${code} to ${other}`)
      isGiven = await this.parts.journal.passOn(room.claim, other).finally(() => this.leave(code, room))
    })
    return isGiven
  }

  async setAside(code: string): Promise<void> {
    await this.inRoom(code, async (room) => {
      this.witness.setAsideBy(room.claim)
      this.note(`sets ${code} aside by claim ${room.claim.epoch}`)
      await this.parts.journal.setAside(room.claim, 'it could not be opened')
      this.leave(code, room)
    })
  }
}
