import { getHeapStatistics } from 'node:v8'

/** Beyond these the engine begins to collect without end, and the system to look for something to kill. */
const heapShare = 0.75
const systemShare = 0.85
/** Asking is cheap, but a thousand devices that join at once share one answer. */
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
    // What is no bound is told as one larger than any machine.
    return { used: process.memoryUsage.rss(), most: most > 0 ? most : Number.POSITIVE_INFINITY }
  },
}

/** Whether there is memory for one more room: those that are there have to be carried to their end. */
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
