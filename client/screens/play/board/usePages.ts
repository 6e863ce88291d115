import { type RefObject, useEffect } from 'react'
import { wantsStillness } from '../../../parts/wantsStillness.ts'

/** Long enough to find a name on a page. */
const pageMs = 7000
/** A page stays this long after the reader's last move. A mouse that only lies there does not count as a reader. */
const readingMs = 14_000
/** The events that show that somebody is reading the list. */
const readers = ['pointermove', 'wheel', 'keydown'] as const

/** The end of the lines that fit wholly into the room if the list begins with `first`, and their height. */
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
 * A list on a board is as high as whole lines, and turns its pages by itself, over and over, because the class cannot scroll it.
 * It waits while somebody moves a mouse over it or has the keyboard focus in it. It stays on its first page until `isShown`:
 * before that, players are still called to the podium.
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
      // Something beside the list may have gone without an event. The list has a fixed height, so it would not grow by itself.
      fitWholeLines()
      if (element.scrollHeight <= element.clientHeight + 1) return
      const { end } = pageFrom(element, first, element.clientHeight - paddings() + 1)
      // If not even one line fits, the list moves on by one line.
      const next = Math.max(end, first + 1)
      show(next >= element.children.length ? 0 : next, true)
    }
    /** Counts the time for the page shown now. After a change of the window that is the first page again. */
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
