/** The clock of the rooms. A test puts it forward, so that phases and bundles end without waiting. */
export class TestClock {
  private ahead = 0
  private readonly alarms = new Map<() => void, { time: number; timer: NodeJS.Timeout }>()

  now(): number {
    return performance.timeOrigin + performance.now() + this.ahead
  }

  get offset(): number {
    return this.ahead
  }

  set offset(ms: number) {
    this.ahead = ms
    for (const [alarm, { time, timer }] of this.alarms) {
      clearTimeout(timer)
      this.alarms.set(alarm, { time, timer: this.timerFor(time, alarm) })
    }
  }

  wakeAt(time: number, ring: () => void): () => void {
    const alarm = () => {
      this.alarms.delete(alarm)
      ring()
    }
    this.alarms.set(alarm, { time, timer: this.timerFor(time, alarm) })
    return () => {
      clearTimeout(this.alarms.get(alarm)?.timer)
      this.alarms.delete(alarm)
    }
  }

  private timerFor(time: number, alarm: () => void): NodeJS.Timeout {
    return setTimeout(alarm, Math.max(1, time - this.now() + 1))
  }
}
