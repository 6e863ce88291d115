import { type RefObject, useEffect, useRef } from 'react'

/** How often each blinks, and for how long its eyes are shut. */
const everyMs = 4000
const shutMs = 130
const quickestMs = 250

const awake = new Set<Element>()
let timer: ReturnType<typeof setTimeout> | undefined

const blinkOne = (): void => {
  const slimes = [...awake]
  const slime = slimes[Math.floor(Math.random() * slimes.length)]
  timer = undefined
  if (!slime) return
  slime.setAttribute('data-blinking', '')
  setTimeout(() => slime.removeAttribute('data-blinking'), shutMs)
  blinkSoon()
}

const blinkSoon = (): void => {
  if (timer !== undefined || awake.size === 0) return
  timer = setTimeout(blinkOne, Math.max(quickestMs, (everyMs / awake.size) * (0.5 + Math.random())))
}

/**
 * One clock for all: now here, now there a slime shuts its eyes. As an endless animation inside each picture this kept a
 * small computer busy a quarter of the time.
 */
export const useBlinking = (isLively: boolean): RefObject<SVGSVGElement | null> => {
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const slime = picture.current
    if (!isLively || !slime) return
    awake.add(slime)
    blinkSoon()
    return () => {
      awake.delete(slime)
    }
  }, [isLively])
  return picture
}
