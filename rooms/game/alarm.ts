import type { RoomPorts } from '../ports.ts'

/** One timer, by the clock of the room. Setting it again replaces the first time. */
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

  /** `Infinity` switches it off. Setting it again to the same time does not delay a ring that is due. */
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
