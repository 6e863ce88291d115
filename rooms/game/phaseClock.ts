interface Deadline {
  at: number
  next: () => void
}

/** When the phase of a game ends. Stopped, it stands still, and its deadline moves by as long as it stood. */
export class PhaseClock {
  private readonly roomTime: () => number
  private deadline: Deadline | null = null
  private stoppedAt: number | null = null
  private waitUntil = Number.POSITIVE_INFINITY

  constructor(roomTime: () => number) {
    this.roomTime = roomTime
  }

  get isSet(): boolean {
    return this.deadline !== null
  }

  get isStopped(): boolean {
    return this.stoppedAt !== null
  }

  now(): number {
    return this.stoppedAt ?? this.roomTime()
  }

  setTo(deadline: Deadline): void {
    this.deadline = deadline
  }

  /** Nothing will ever be due again. */
  end(): void {
    this.deadline = null
    this.stoppedAt = null
  }

  stop(at: number, waitUntil = Number.POSITIVE_INFINITY): void {
    this.stoppedAt = at
    this.waitUntil = waitUntil
  }

  /** Says how long it stood. */
  goOn(): number {
    const away = this.roomTime() - this.now()
    this.stoppedAt = null
    if (this.deadline) this.deadline.at += away
    return away
  }

  /** Whether it was stopped for a while only, and what that while is for. */
  get isWaiting(): boolean {
    return this.isStopped && this.waitUntil !== Number.POSITIVE_INFINITY
  }

  /** When there will be something to do: the phase to end, or the waiting. */
  get dueAt(): number {
    return this.isStopped ? this.waitUntil : (this.deadline?.at ?? Number.POSITIVE_INFINITY)
  }

  get isDue(): boolean {
    return this.roomTime() >= this.dueAt
  }

  /** The phase is over, due or not. */
  strike(): void {
    this.deadline?.next()
  }
}
