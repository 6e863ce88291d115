import type { RoomPorts } from '../ports.ts'

/** One timer, by the clock of the room: set for another time, it forgets the first. */
export class Alarm {
  private readonly clock: Pick<RoomPorts, 'wakeAt'>
  private readonly ring: () => void
  private callOff: (() => void) | null = null

  constructor(clock: Pick<RoomPorts, 'wakeAt'>, ring: () => void) {
    this.clock = clock
    this.ring = ring
  }

  get isSet(): boolean {
    return this.callOff !== null
  }

  /** For good at `Infinity`. */
  setTo(time: number): void {
    this.callOff?.()
    this.callOff = null
    if (time === Number.POSITIVE_INFINITY) return
    this.callOff = this.clock.wakeAt(time, () => {
      this.callOff = null
      this.ring()
    })
  }
}
