import { type RefObject, useEffect, useState } from 'react'
import type { Covered } from '../../../stage/mountStage.ts'

/** What remains free above, below and beside what is shown, in shares of the height. */
const edge = 0.02
const ribbonRoom = 0.08

/** Where the panel leaves the stage free. It counts as there also while it is out of the way. */
export function useCovered(host: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): Covered {
  const [covered, setCovered] = useState<Covered>({ left: 0, top: 0, right: 0, bottom: 0 })
  useEffect(() => {
    const [field, side] = [host.current, panel.current]
    if (!field) return
    const measure = () => {
      const height = field.clientHeight
      const left = side && side.offsetWidth < field.clientWidth / 2 ? side.offsetLeft + side.offsetWidth : 0
      setCovered({
        left: Math.round(left + height * edge),
        top: Math.round(height * edge),
        right: Math.round(height * edge),
        bottom: Math.round(height * ribbonRoom),
      })
    }
    const watch = new ResizeObserver(measure)
    watch.observe(field)
    if (side) watch.observe(side)
    return () => watch.disconnect()
  }, [host, panel])
  return covered
}
