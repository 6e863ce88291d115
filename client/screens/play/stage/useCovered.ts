import { type RefObject, useEffect, useState } from 'react'
import type { Covered } from '../../../stage/stageMeasure.ts'

/** Margins above, below and beside the field, as shares of the height. */
const edge = 0.02
const ribbonRoom = 0.08

interface Field {
  width: number
  height: number
}

interface Panel {
  from: number
  top: number
  width: number
}

/**
 * A panel stands at the start of a line: on the left, and on the right in right-to-left pages. A panel too wide for
 * that lies below.
 */
export function coveredBy({ width, height }: Field, panel: Panel | null): Covered {
  const beside = panel && panel.width < width / 2 ? panel : null
  const below = panel && !beside && panel.top > height / 2 ? height - panel.top : 0
  const isLeft = beside !== null && beside.from < width / 2
  const left = beside && isLeft ? beside.from + beside.width : 0
  const right = beside && !isLeft ? width - beside.from : 0
  return {
    left: Math.round(left + height * edge),
    top: Math.round(height * edge),
    right: Math.round(right + height * edge),
    bottom: Math.round(below + height * ribbonRoom),
  }
}

/** The part of the stage that the panel covers. A panel that has moved aside still counts. */
export function useCovered(host: RefObject<HTMLElement | null>, panel: RefObject<HTMLElement | null>): Covered {
  const [covered, setCovered] = useState<Covered>({ left: 0, top: 0, right: 0, bottom: 0 })
  useEffect(() => {
    const [field, side] = [host.current, panel.current]
    if (!field) return
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = field
      setCovered(
        coveredBy({ width, height }, side && { from: side.offsetLeft, top: side.offsetTop, width: side.offsetWidth }),
      )
    }
    const watch = new ResizeObserver(measure)
    watch.observe(field)
    if (side) watch.observe(side)
    return () => watch.disconnect()
  }, [host, panel])
  return covered
}
