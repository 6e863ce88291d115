import { useEffect, useRef, useState } from 'react'

/**
 * Shows the first items of a long list until the user asks for all, so that the user also finds what is below. The button
 * disappears when it is pressed, so the focus goes to the list, which has to accept it.
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
