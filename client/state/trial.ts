import { create } from 'zustand'
import type { Scenery } from '../../rooms/shared/maps/sceneries.ts'
import type { Tile } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/** How often each place of a map was walked on. */
export type Trail = ReadonlyMap<number, number>

/** What a trial leaves on a drawing. */
export interface Traces {
  trail: Trail
  /** Special tiles at which nothing happened in many games; empty after a single one. */
  unused: readonly number[]
}

type TriedMap = {
  mode: MapMode
  name: string
  tiles: readonly Tile[]
  scenery?: Scenery | undefined
  /** Where everybody went, once it has been watched. */
  onClosed?: (traces: Traces) => void
}

/** The map that is being tried, over whatever page it is on. */
export const useTrial = create<{ tried: TriedMap | null }>(() => ({ tried: null }))

export const tryMap = (tried: TriedMap): void => useTrial.setState({ tried })

export function closeTrial(traces?: Traces): void {
  const { tried } = useTrial.getState()
  useTrial.setState({ tried: null })
  if (traces) tried?.onClosed?.(traces)
}
