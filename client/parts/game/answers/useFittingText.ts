import { type RefObject, useLayoutEffect } from 'react'

const smallest = 0.5
const step = 0.05

/**
 * The net under the style sheets' sizes: text that is still too tall for its box gets smaller until it fits, through
 * `--fit` on the box. The text must be a child of the box.
 */
export function useFittingText(box: RefObject<HTMLElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another size
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const adjust = () => shrinkToFit(element)
    adjust()
    const watcher = new ResizeObserver(adjust)
    watcher.observe(element)
    document.fonts?.addEventListener('loadingdone', adjust)
    return () => {
      watcher.disconnect()
      document.fonts?.removeEventListener('loadingdone', adjust)
    }
  }, [box, text])
}

function shrinkToFit(box: HTMLElement): void {
  for (let fit = 1; fit >= smallest; fit -= step) {
    box.style.setProperty('--fit', fit.toFixed(2))
    if (box.scrollHeight <= box.clientHeight + 1 && box.scrollWidth <= box.clientWidth + 1) return
  }
}
