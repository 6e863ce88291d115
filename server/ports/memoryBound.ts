import { getHeapStatistics } from 'node:v8'

/** Beyond these the JavaScript engine collects garbage without end, and the system looks for a process to kill. */
const heapShare = 0.75
const systemShare = 0.85
/** Asking is cheap, but a thousand devices that join at once can share one answer. */
const freshMs = 100

interface Gauge {
  /** In bytes. */
  heap(): { used: number; most: number }
  system(): { used: number; most: number }
}

const machine: Gauge = {
  heap: () => {
    const { used_heap_size: used, heap_size_limit: most } = getHeapStatistics()
    return { used, most }
  },
  system: () => {
    const most = process.constrainedMemory()
    // Without a limit the system reports a number larger than any machine.
    return { used: process.memoryUsage.rss(), most: most > 0 ? most : Number.POSITIVE_INFINITY }
  },
}

/** Whether there is memory for one more room. Open rooms come first: they must be able to end properly. */
export const memoryBound = (now: () => number, { heap, system }: Gauge = machine): (() => boolean) => {
  let known = true
  let askedAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - askedAt < freshMs) return known
    askedAt = now()
    const [ofHeap, ofSystem] = [heap(), system()]
    known = ofHeap.used < ofHeap.most * heapShare && ofSystem.used < ofSystem.most * systemShare
    return known
  }
}
