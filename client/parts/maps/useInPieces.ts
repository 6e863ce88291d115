import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { comesBack } from '../navigation/scrollPlaces.ts'
import { untilIdle } from './paintingQueue.ts'

/**
 * Lays out a long list in pieces, so that the page never freezes: first a screenful, then the rest while the page is idle. Soon
 * the whole list is there for searching, reading aloud and the keyboard. Another `wish` starts anew.
 */
export function useInPieces<Item>(
  all: readonly Item[] | undefined,
  wish: unknown,
  atFirst = 4,
  atOnce = 2,
): readonly Item[] | undefined {
  // A user who comes back to a place far down finds the whole list laid out.
  const [laid, setLaid] = useState({ wish, count: comesBack() ? Number.POSITIVE_INFINITY : atFirst })
  const count = laid.wish === wish ? laid.count : atFirst
  const isWhole = all === undefined || count >= all.length
  useEffect(() => {
    if (isWhole) return
    let isWanted = true
    void untilIdle().then(() => isWanted && startTransition(() => setLaid({ wish, count: count + atOnce })))
    return () => {
      isWanted = false
    }
  }, [isWhole, count, wish, atOnce])
  // Paper has no idle time: what is not laid out when the browser prints is missing on it.
  useEffect(() => {
    if (isWhole) return
    const layAll = () => flushSync(() => setLaid({ wish, count: Number.POSITIVE_INFINITY }))
    addEventListener('beforeprint', layAll)
    return () => removeEventListener('beforeprint', layAll)
  }, [isWhole, wish])
  return all?.slice(0, count)
}
