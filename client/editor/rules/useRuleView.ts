import { useMemo, useState } from 'react'
import type { MapNote, MapReading, MapWarning } from '../../../rooms/shared/maps/mapNotes.ts'
import { readingOf } from '../../../rooms/shared/maps/mapReading.ts'
import type { Traces } from '../../state/trial.ts'
import type { Drawing } from '../document/mapCommands.ts'
import type { MapEditing } from '../document/mapEditing.ts'
import { useRestedDrawing } from '../document/useRestedDrawing.ts'

const restMs = 150

export type RuleView = {
  /** The drawing that the rule book has read. The newest one is a moment ahead of it. */
  drawing: Drawing
  reading: MapReading
  /** Whether ways and starts are drawn over the tiles. */
  isShown: boolean
  /** What the last trial has left on the map. */
  traces: Traces | null
  toggle: () => void
  /** The note whose tiles the author wants to see. */
  pointed: MapNote | null
  point: (warning: MapWarning) => void
}

/** What the rule book makes of the drawing. */
export const useRuleView = (editing: MapEditing, traces: Traces | null): RuleView => {
  const drawing = useRestedDrawing(editing, restMs)
  const reading = useMemo(() => readingOf(drawing.mode, drawing), [drawing])
  const [isShown, setShown] = useState(true)
  const [warning, setWarning] = useState<MapWarning | null>(null)
  return {
    drawing,
    reading,
    isShown,
    traces,
    toggle: () => setShown(!isShown),
    pointed: reading.notes.find((note) => note.warning === warning) ?? null,
    point: (next) => setWarning(next === warning ? null : next),
  }
}
