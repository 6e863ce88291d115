import { type RefObject, useLayoutEffect } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'

/** Where everything marked with `data-moves` stood on the screen that has just gone. */
let leftBehind: ReadonlyMap<string, DOMRect> = new Map()

const moveMs = 550
/** A tile that was flatter starts no smaller than this, or its letters would jump. */
const smallest = 0.75

const marked = (whole: HTMLElement): [name: string, element: HTMLElement][] =>
  Array.from(whole.querySelectorAll<HTMLElement>('[data-moves]'), (element) => [element.dataset.moves ?? '', element])

/** Remembers, when this screen goes, where its parts stood. */
export function useLeavingPlaces(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const whole = screen.current
    return () => {
      if (!whole) return
      leftBehind = new Map(marked(whole).map(([name, element]) => [name, element.getBoundingClientRect()]))
    }
  }, [screen])
}

/** Lets the parts of a new screen glide from where they stood on the last one, so that no eye has to look for them. */
export function useArrivingFromPlaces(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = leftBehind
    leftBehind = new Map()
    if (!screen.current || wantsStillness()) return
    for (const [name, element] of marked(screen.current)) glide(element, before.get(name))
  }, [screen])
}

/** From centre to centre and about as large as it was; its shape is the new one at once, so that letters stay letters. */
function glide(element: HTMLElement, from: DOMRect | undefined): void {
  const to = element.getBoundingClientRect()
  if (!from || from.width === 0 || to.width === 0) return
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  const size = Math.min(from.width / to.width, Math.max(from.height / to.height, smallest))
  element.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${size})`, 'none'] },
    { duration: moveMs, easing: 'cubic-bezier(0.22, 0.8, 0.3, 1)' },
  )
}
