import { type RefObject, useLayoutEffect } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'

/** Where the elements marked with `data-moves` stood on the last screen. */
let leftBehind: ReadonlyMap<string, DOMRect> = new Map()

const moveMs = 550
/** A tile that was flatter starts no smaller than this, or its letters would jump. */
const smallest = 0.75

const marked = (whole: HTMLElement): [name: string, element: HTMLElement][] =>
  Array.from(whole.querySelectorAll<HTMLElement>('[data-moves]'), (element) => [element.dataset.moves ?? '', element])

/** Notes where the parts of this screen stand when it goes. */
export function useLeavingPlaces(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const whole = screen.current
    return () => {
      if (!whole) return
      leftBehind = new Map(marked(whole).map(([name, element]) => [name, element.getBoundingClientRect()]))
    }
  }, [screen])
}

/** Lets the parts of a new screen glide from their old places, so that the class need not search for them. */
export function useArrivingFromPlaces(screen: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const before = leftBehind
    leftBehind = new Map()
    if (!screen.current || wantsStillness()) return
    for (const [name, element] of marked(screen.current)) glide(element, before.get(name))
  }, [screen])
}

/** Glides from centre to centre, in about the old size. It has its new shape at once, so that letters are not distorted. */
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
