import { useSyncExternalStore } from 'react'

/** In pixels: larger letters do not make a phone of a wall. */
const hand = matchMedia('(max-width: 640px), (max-height: 480px)')
const linesInHand = 3

const watch = (onChange: () => void) => {
  hand.addEventListener('change', onChange)
  return () => hand.removeEventListener('change', onChange)
}

/** How many lines of the standings a board shows: on a phone that leads the game, only a few can be read. */
export const useLinesShown = (onWall: number): number =>
  useSyncExternalStore(watch, () => hand.matches) ? Math.min(onWall, linesInHand) : onWall
