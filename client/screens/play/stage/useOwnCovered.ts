import { type RefObject, useEffect, useState } from 'react'
import type { Covered } from '../../../stage/stageMeasure.ts'

/** As high as the card with what happened to oneself, and what is free below it. */
const cardHeight = 130
/** A window less high than this has no room above the card: a phone lying on its side. */
const lowHeight = 480

/** The card lies over the lower edge; in a low window the world is looked at beside it, where it leaves half of a line free. */
export function ownCoveredBy(field: { width: number; height: number; isFromRight: boolean }): Covered {
  const { width, height, isFromRight } = field
  const free = { left: 0, top: 0, right: 0, bottom: 0 }
  if (width <= height || height > lowHeight) return { ...free, bottom: cardHeight }
  return { ...free, [isFromRight ? 'right' : 'left']: Math.round(width / 2) }
}

/** Where a player's device leaves the stage free, also when it is turned. */
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
