import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Reordering = {
  list: RefObject<HTMLOListElement | null>
  move: (key: number, to: number) => void
}

/** The acts of a handle. */
export interface Handling {
  lift: (event: PointerEvent, key: number) => void
  step: (event: KeyboardEvent, key: number, at: number, total: number) => void
}

/** The index of the card at this height of the window. */
const placeAt = (cards: readonly Element[], height: number): number =>
  cards.findIndex((card, at) => {
    const { bottom } = card.getBoundingClientRect()
    return height < bottom || at === cards.length - 1
  })

/** How near to an edge the pointer scrolls the window, and how far in each step. */
const edgePx = 80
const scrollPx = 14

/** Moves cards of a list by their handles, with any pointer or with the arrow keys. */
export function useReordering({ list, move }: Reordering) {
  const [dragged, setDragged] = useState<number | null>(null)
  const focusOn = useRef<number | null>(null)

  useEffect(() => {
    if (dragged === null) return
    const handle = list.current?.querySelector(`[data-handle="${dragged}"]`)
    const card = handle?.closest('li')
    const follow = (event: globalThis.PointerEvent) => {
      const cards = [...(list.current?.children ?? [])]
      const [from, to] = [card ? cards.indexOf(card) : -1, placeAt(cards, event.clientY)]
      if (event.clientY < edgePx) scrollBy(0, -scrollPx)
      else if (event.clientY > innerHeight - edgePx) scrollBy(0, scrollPx)
      if (from >= 0 && to !== from) move(dragged, to)
    }
    const end = () => setDragged(null)
    const letFall = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && end()
    addEventListener('pointermove', follow)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', end)
    addEventListener('keydown', letFall)
    // All cards have just become small: the one that is held comes back under the hand that holds it.
    card?.scrollIntoView({ block: 'center' })
    return () => {
      removeEventListener('pointermove', follow)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', end)
      removeEventListener('keydown', letFall)
    }
  }, [dragged, list, move])

  // When a card moves, the focus stays on its handle.
  useEffect(() => {
    if (focusOn.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusOn.current}"]`)?.focus()
    focusOn.current = null
  })

  const lift = useCallback((event: PointerEvent, key: number) => {
    if (event.button !== 0) return
    event.preventDefault()
    setDragged(key)
  }, [])
  const step = useCallback(
    (event: KeyboardEvent, key: number, at: number, total: number) => {
      const to = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: total - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      focusOn.current = key
      move(key, to)
    },
    [move],
  )
  return { dragged, lift, step }
}
