import { useEffect, useState } from 'react'
import type { MapVotes } from '../../rooms/shared/contract/maps.ts'
import { onGameEvent } from './gameEvents.ts'

/** How the class has voted on its map so far, on a device that leads. */
export function useMapVotes(): MapVotes | null {
  const [votes, setVotes] = useState<MapVotes | null>(null)
  useEffect(() => onGameEvent('map-votes', setVotes), [])
  return votes && votes.yes + votes.no > 0 ? votes : null
}
