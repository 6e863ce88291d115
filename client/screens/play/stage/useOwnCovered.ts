import { type RefObject, useEffect, useState } from 'react'
import type { Covered } from '../../../stage/stageMeasure.ts'

/** The height of the card with the player's own result, and of the gap below it. */
const cardHeight = 130
/** A lower window than this has no room above the card: it is a phone lying on its side. */
const lowHeight = 480

/** The card covers the lower edge. In a low window it covers half of the width, and the world shows beside it. */
export function ownCoveredBy(field: { width: number; height: number; isFromRight: boolean }): Covered {
  const { width, height, isFromRight } = field
  const free = { left: 0, top: 0, right: 0, bottom: 0 }
  if (width <= height || height > lowHeight) return { ...free, bottom: cardHeight }
  return { ...free, [isFromRight ? 'right' : 'left']: Math.round(width / 2) }
}

/** Where a player's device leaves the stage free, also after it has been turned. */
export function useOwnCovered(host: RefObject<HTMLElement | null>): Covered {
  const [covered, setCovered] = useState<Covered>({ left: 0, top: 0, right: 0, bottom: cardHeight })
  useEffect(() => {
    const { current: field } = host
    if (!field) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = field
      setCovered(ownCoveredBy({ width, height, isFromRight: getComputedStyle(field).direction === 'rtl' }))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(field)
    return () => watch.disconnect()
  }, [host])
  return covered
}
