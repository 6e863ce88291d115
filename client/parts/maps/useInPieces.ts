import { startTransition, useEffect, useState } from 'react'
import { untilIdle } from './paintingQueue.ts'

/** A screenful: the rest follows while the page has nothing else to do. */
const atFirst = 4
const atOnce = 2

/**
 * As much of a long list as a page can lay out without holding anybody up: its beginning, and soon all of it, so that whatever finds
 * words on a page, reads it out or goes through it by keyboard finds the whole list. Another `wish` begins anew.
 */
export function useInPieces<Item>(all: readonly Item[] | undefined, wish: unknown): readonly Item[] | undefined {
  const [laid, setLaid] = useState({ wish, count: atFirst })
  const count = laid.wish === wish ? laid.count : atFirst
  const isWhole = all === undefined || count >= all.length
  useEffect(() => {
    if (isWhole) return
    let isWanted = true
    void untilIdle().then(() => isWanted && startTransition(() => setLaid({ wish, count: count + atOnce })))
    return () => {
      isWanted = false
    }
  }, [isWhole, count, wish])
  return all?.slice(0, count)
}
