import { useSyncExternalStore } from 'react'

/** Where there is room for a world: all of it beside the question, a window into it above, or nowhere. */
export type RoomForWorld = 'beside' | 'above' | null

const beside = matchMedia('(min-width: 64rem) and (min-height: 36rem)')
const above = matchMedia('(max-width: 63.99rem) and (min-height: 47rem)')

const watch = (changed: () => void) => {
  for (const query of [beside, above]) query.addEventListener('change', changed)
  return () => {
    for (const query of [beside, above]) query.removeEventListener('change', changed)
  }
}

const now = (): RoomForWorld => {
  if (beside.matches) return 'beside'
  return above.matches ? 'above' : null
}

export const useRoomForWorld = (): RoomForWorld => useSyncExternalStore(watch, now)
