import { startTransition, useEffect, useState } from 'react'
import { comesBack } from '../navigation/scrollPlaces.ts'
import { untilIdle } from './paintingQueue.ts'

/**
 * As much of a long list as a page can lay out without holding anybody up: its beginning, and soon all of it, so that whatever finds
 * words on a page, reads it out or goes through it by keyboard finds the whole list. Another `wish` begins anew. The beginning is
 * a screenful, and the rest follows while the page has nothing else to do.
 */
export function useInPieces<Item>(
  all: readonly Item[] | undefined,
  wish: unknown,
  atFirst = 4,
  atOnce = 2,
): readonly Item[] | undefined {
  // Who comes back to a place far down finds it laid out.
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
  return all?.slice(0, count)
}
