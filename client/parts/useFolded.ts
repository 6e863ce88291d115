import { useEffect, useRef, useState } from 'react'

/**
 * The first of a long list, until somebody asks for all: what is below it is found, too. The button goes with what it has
 * brought, so the keyboard goes on at the list, which has to take the focus.
 */
export const useFolded = <Item, List extends HTMLElement>(all: readonly Item[], most: number) => {
  const [isWhole, setWhole] = useState(false)
  const list = useRef<List>(null)
  useEffect(() => {
    if (isWhole) list.current?.focus({ preventScroll: true })
  }, [isWhole])
  const isFolded = !isWhole && all.length > most
  return { list, shown: isFolded ? all.slice(0, most) : all, isFolded, unfold: () => setWhole(true) }
}
