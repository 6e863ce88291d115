import type { RoomPorts } from '../ports.ts'

/** One timer, by the clock of the room: set for another time, it forgets the first. */
export class Alarm {
  private readonly clock: Pick<RoomPorts, 'wakeAt'>
  private readonly ring: () => void
  private callOff: (() => void) | null = null
  private time = Number.POSITIVE_INFINITY

  constructor(clock: Pick<RoomPorts, 'wakeAt'>, ring: () => void) {
    this.clock = clock
    this.ring = ring
  }

  get isSet(): boolean {
    return this.callOff !== null
  }

  /** For good at `Infinity`. One that is about to ring for that time is not put off by setting it again. */
  setTo(time: number): void {
    if (this.isSet && time === this.time) return
    this.time = time
    this.callOff?.()
    this.callOff = null
    if (time === Number.POSITIVE_INFINITY) return
    this.callOff = this.clock.wakeAt(time, () => {
      this.callOff = null
      this.ring()
    })
  }
}
