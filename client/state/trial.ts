import { create } from 'zustand'
import type { Scenery } from '../../rooms/shared/maps/sceneries.ts'
import type { Tile } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'

/** How often the bots walked over each place of a map. */
export type Trail = ReadonlyMap<number, number>

/** What the editor shows on a drawing after a trial. */
export interface Traces {
  trail: Trail
  /** Special tiles that did nothing in many games; empty after a single game. */
  unused: readonly number[]
}

type TriedMap = {
  mode: MapMode
  name: string
  tiles: readonly Tile[]
  scenery?: Scenery | undefined
  /** Called when the trial is closed after it was watched. */
  onClosed?: (traces: Traces) => void
}

/** The map that is being tried. The trial opens over any page. */
export const useTrial = create<{ tried: TriedMap | null }>(() => ({ tried: null }))

export const tryMap = (tried: TriedMap): void => useTrial.setState({ tried })

export function closeTrial(traces?: Traces): void {
  const { tried } = useTrial.getState()
  useTrial.setState({ tried: null })
  if (traces) tried?.onClosed?.(traces)
}
