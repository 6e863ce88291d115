import type { Claim, GameOpening, RoomLog } from '../../rooms/ports.ts'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/** Watches all processes from outside, and fails if it sees what must never happen. */
export class Witness {
  readonly trace: string[] = []
  private readonly acknowledged = new Map<string, number[]>()
  private readonly openings: { claim: Claim; numbers: Set<number> }[] = []
  /** The claim that last ended each game. Only the latest of all claims may end it. */
  private readonly ended = new Map<string, number>()
  private readonly finished = new Set<string>()
  /** Games that a process set aside for people to look at, and games that one wanted to remove. */
  private readonly aside = new Set<string>()
  private readonly unwanted = new Set<string>()
  violation: Error | undefined
  acknowledgements = 0
  /** Acknowledgements in a game that another process had already ended. */
  afterTheEnd = 0
  takenUp = 0
  /** Games that were set aside with everything that was acknowledged in them. */
  keptAside = 0

  note(text: string): void {
    this.trace.push(text)
  }

  logOf(id: string): RoomLog {
    const write = (facts: Record<string, unknown>, message: string) =>
      this.note(`${id} logs: ${message} ${JSON.stringify(facts)}`)
    return { info: () => {}, warn: write, error: write }
  }

  /** What was acknowledged until now, by game. */
  saidSoFar(): Map<string, readonly number[]> {
    return new Map(this.acknowledged)
  }

  /** `before`: the entries that were acknowledged when the process began to open the game. */
  opened(
    { claim, entries, areResultsKept }: Pick<GameOpening, 'claim' | 'entries' | 'areResultsKept'>,
    before: readonly number[],
  ): void {
    const numbers = numbersIn(entries)
    if (areResultsKept && !this.finished.has(claim.gameId)) this.fail(`${claim.gameId} is called over and never ended`)
    this.takenUp++
    this.holds(claim.gameId, numbers, before, 'is not there for who takes the game up')
    this.openings.push({ claim, numbers: new Set(numbers) })
  }

  heard(claim: Claim, number: number): void {
    // With the game its journal and the fence are gone. Then only the lease keeps a process from acknowledging.
    if ((this.ended.get(claim.gameId) ?? 0) > claim.epoch) {
      this.afterTheEnd++
      return
    }
    this.acknowledgements++
    this.acknowledged.set(claim.gameId, [...(this.acknowledged.get(claim.gameId) ?? []), number])
    for (const { claim: later, numbers } of this.openings)
      if (later.gameId === claim.gameId && later.epoch > claim.epoch && !numbers.has(number))
        this.fail(
          `${number} of ${claim.gameId} is acknowledged by claim ${claim.epoch} after claim ${later.epoch} has it`,
        )
  }

  endedBy({ gameId, epoch }: Claim): void {
    this.ended.set(gameId, Math.max(epoch, this.ended.get(gameId) ?? 0))
  }

  setAsideBy(claim: Claim): void {
    this.endedBy(claim)
    this.aside.add(claim.gameId)
  }

  removedBy(claim: Claim): void {
    this.endedBy(claim)
    this.unwanted.add(claim.gameId)
  }

  finishedBy(claim: Claim): void {
    this.finished.add(claim.gameId)
  }

  /** No process can take up a game under this code any more, except this one. */
  areGone(code: string, except: string | undefined): void {
    for (const { claim } of this.openings) {
      if (claim.code !== code || claim.gameId === except) continue
      const endedBy = this.ended.get(claim.gameId) ?? 0
      if (endedBy < claim.epoch)
        this.fail(`${claim.gameId} is gone, which claim ${claim.epoch} had and at most claim ${endedBy} has ended`)
    }
  }

  /** Checks that people can look at everything that was acknowledged in games that were set aside. */
  areKept(isRunning: (gameId: string) => boolean, damaged: readonly number[]): void {
    const there = new Set(damaged)
    for (const gameId of this.aside) {
      if (this.unwanted.has(gameId) || isRunning(gameId)) continue
      const missing = (this.acknowledged.get(gameId) ?? []).filter((number) => !there.has(number))
      if (missing.length > 0) this.fail(`${missing} of ${gameId} went when that was set aside`)
      this.keptAside++
    }
  }

  private holds(gameId: string, numbers: readonly number[], acknowledged: readonly number[], what: string): void {
    const there = new Set(numbers)
    if (there.size !== numbers.length) this.fail(`${gameId} has something twice`)
    const missing = acknowledged.filter((number) => !there.has(number))
    if (missing.length > 0) this.fail(`${missing} of ${gameId} ${what}`)
  }

  /** Checks at the very end the game of the process that has it then. */
  left({ claim, entries }: { claim: Claim; entries: readonly MatchEntry[] }): void {
    this.holds(claim.gameId, numbersIn(entries), this.acknowledged.get(claim.gameId) ?? [], 'is lost')
    this.areGone(claim.code, claim.gameId)
  }

  /** The error is stored, because the process that it is thrown in may take it for one of the simulated faults. */
  fail(what: string): never {
    this.violation ??= new Error(`${what}\n${this.trace.slice(-60).join('\n')}`)
    throw this.violation
  }
}

/** Each entry here has a number of its own, which stands in for its time. */
const numbersIn = (entries: readonly MatchEntry[]): number[] => entries.map(({ at }) => at)
