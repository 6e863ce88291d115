import { type RefObject, useLayoutEffect } from 'react'

const smallest = 0.5
const step = 0.05

/**
 * A net below the sizes of the style sheets: text that is still too tall for its box shrinks until it fits, through
 * `--fit` on the box. The text must be a child of the box, or of a tile in it. A box inside another one (`data-fitted`)
 * shrinks together with everything in that one.
 */
export function useFittingText(box: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const whole = element.parentElement?.closest<HTMLElement>('[data-fitted]') ?? element
    const adjust = () => asIfStill(whole, () => shrinkToFit(whole))
    adjust()
    const watcher = new ResizeObserver(adjust)
    for (const part of [element, ...element.querySelectorAll('[data-fitted]')]) watcher.observe(part)
    // A picture that loads late takes room from the words beside it. Its event does not bubble up to the box.
    element.addEventListener('load', adjust, true)
    document.fonts?.addEventListener('loadingdone', adjust)
    return () => {
      watcher.disconnect()
      element.removeEventListener('load', adjust, true)
      document.fonts?.removeEventListener('loadingdone', adjust)
    }
  }, [box, text])
}

const beyond = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element): number =>
  Math.max(0, scrollHeight - clientHeight - 1) + Math.max(0, scrollWidth - clientWidth - 1)

/** Measures parts where they will stand: a part that still glides there would stick out on its way, and all letters shrink. */
function asIfStill(box: HTMLElement, measure: () => void): void {
  const movements = box.getAnimations({ subtree: true }).map((movement) => ({ movement, effect: movement.effect }))
  for (const { movement } of movements) movement.effect = null
  measure()
  for (const { movement, effect } of movements) movement.effect = effect
}

/** If no size fits, for example in a very low window, it takes the largest of the sizes that overflow least. */
function shrinkToFit(box: HTMLElement): void {
  const parts = [box, ...box.querySelectorAll('[data-answer], [data-fitted]')]
  let best = { fit: 1, out: Number.POSITIVE_INFINITY }
  for (let fit = 1; fit >= smallest && best.out > 0; fit -= step) {
    box.style.setProperty('--fit', fit.toFixed(2))
    const out = parts.reduce((sum, part) => sum + beyond(part), 0)
    if (out < best.out) best = { fit, out }
  }
  box.style.setProperty('--fit', best.fit.toFixed(2))
}
