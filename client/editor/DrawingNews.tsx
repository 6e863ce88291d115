import { useEffect, useState } from 'react'
import { mapEditorTexts as texts } from '../texts/maps/mapEditor.ts'
import { tileNames } from '../texts/maps/tiles.ts'
import type { MapEditing } from './document/mapEditing.ts'
import type { MapHistory } from './document/mapHistory.ts'

const newsOf = (now: MapHistory, before: MapHistory): string | undefined => {
  // A save may forget steps without changing what is drawn.
  if (now.drawing === before.drawing) return undefined
  if (now.undone.length > before.undone.length) return texts.undone
  if (now.undone.length < before.undone.length && now.undone.length > 0) return texts.redone
  const last = now.done.at(-1)
  const [first] = last?.does === 'paint' ? last.changes : []
  if (last?.does !== 'paint' || !first) return undefined
  const isOneTile = last.changes.every(({ after }) => after === first.after)
  return isOneTile ? texts.painted(tileNames[first.after], last.changes.length) : texts.changed(last.changes.length)
}

/** Tells users who cannot see the map what has just changed on it. */
export const DrawingNews = ({ editing }: { editing: MapEditing }) => {
  const [news, setNews] = useState('')
  useEffect(
    () =>
      editing.store.subscribe((now, before) => {
        if (now.history !== before.history) setNews(newsOf(now.history, before.history) ?? '')
        else if (now.selection && now.selection !== before.selection) setNews(texts.chosen(now.selection.frame))
        else if (now.frame && !before.frame) setNews(texts.cornerSet)
      }),
    [editing],
  )
  return (
    <p role="status" className="unseen">
      {news}
    </p>
  )
}
