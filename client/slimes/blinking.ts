import { type RefObject, useEffect, useRef } from 'react'

/** How often each slime blinks, and for how long its eyes are shut. */
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
 * One clock for all slimes, which makes one after the other blink. With an endless animation inside each picture, a
 * small computer was busy a quarter of the time.
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
