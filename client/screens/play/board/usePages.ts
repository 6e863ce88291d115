import { type RefObject, useEffect } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'

/** Long enough to find a name on a page. */
const pageMs = 7000
/** After whoever points at it has moved: a mouse that was left there reads nothing. */
const readingMs = 14_000
/** What somebody does who reads at their own pace. */
const readers = ['pointermove', 'wheel', 'keydown'] as const

/** The lines that are seen as a whole where the list begins with `first`, and what is below the last of them. */
function pageFrom(list: HTMLElement, first: number, room: number): { end: number; height: number } {
  const lines = [...list.children]
  const top = lines[first]?.getBoundingClientRect().top ?? 0
  let end = first
  let height = 0
  for (const line of lines.slice(first)) {
    const below = line.getBoundingClientRect().bottom - top
    if (below > room) break
    end++
    height = below
  }
  return { end, height }
}

/**
 * A list on a board is as high as whole lines are, and nobody scrolls there: it turns its pages by itself until everybody
 * was seen, and from the beginning again. Whoever moves a mouse over it, or has the keys on it, reads at their own pace. While others are called to the
 * podium it is not shown yet, and waits on its first page.
 */
export function usePages(list: RefObject<HTMLOListElement | null>, isShown: boolean): void {
  useEffect(() => {
    const element = list.current
    if (!element) return
    const paddings = () => {
      const { paddingTop, paddingBottom } = getComputedStyle(element)
      return Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
    }
    let first = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (from: number, isSmooth: boolean) => {
      const [begin, line] = [element.children[0], element.children[from]]
      if (!begin || !line) return
      first = from
      const top = line.getBoundingClientRect().top - begin.getBoundingClientRect().top
      element.scrollTo({ top, behavior: isSmooth && !wantsStillness() ? 'smooth' : 'instant' })
    }
    const fitWholeLines = () => {
      element.style.maxHeight = ''
      const room = element.clientHeight - paddings()
      const { height } = pageFrom(element, 0, room)
      if (height > 0 && element.scrollHeight > element.clientHeight)
        element.style.maxHeight = `${height + paddings()}px`
    }
    const measure = () => {
      fitWholeLines()
      show(0, false)
      wait()
    }
    const turn = () => {
      wait()
      if (element.matches(':focus')) return
      // What stood beside the list may have gone, which nothing tells of: as high as it was made, it does not grow by itself.
      fitWholeLines()
      if (element.scrollHeight <= element.clientHeight + 1) return
      const { end } = pageFrom(element, first, element.clientHeight - paddings() + 1)
      // Where not even one line is seen as a whole, each has its turn.
      const next = Math.max(end, first + 1)
      show(next >= element.children.length ? 0 : next, true)
    }
    /** From the page that is seen now, which may be another than it was: in a window that changes they begin anew. */
    const wait = (ms = pageMs) => {
      clearTimeout(timer)
      if (isShown) timer = setTimeout(turn, ms)
    }
    const letRead = () => wait(readingMs)
    for (const move of readers) element.addEventListener(move, letRead, { passive: true })
    measure()
    const changes = new ResizeObserver(measure)
    if (element.parentElement) changes.observe(element.parentElement)
    return () => {
      for (const move of readers) element.removeEventListener(move, letRead)
      changes.disconnect()
      clearTimeout(timer)
      element.style.maxHeight = ''
    }
  }, [list, isShown])
}
