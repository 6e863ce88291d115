let hear: (() => void) | undefined

// Listens before the router does, which draws the page as soon as it hears of it.
addEventListener('popstate', () => hear?.())

/** For code that comes later than the router. */
export const onWayBack = (listener: () => void): void => {
  hear = listener
}
