import { useState } from 'react'
import type { ListedMap } from '../../../rooms/shared/maps/listedMap.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { readOlderMaps } from '../../net/maps.ts'
import { showToast } from '../../state/toasts.ts'
import { groupOf } from './mapFinding.ts'

/** With fewer maps by other users than this, the list is complete. */
const fewestOfMany = 30

type Older = { maps: readonly ListedMap[]; before: number | null; isBusy: boolean }

const first: Older = { maps: [], before: Number.MAX_SAFE_INTEGER, isBusy: false }
/** The largest number of fifteen digits. */
const latest = 999_999_999_999_999

/** A list begins with the newest maps of other users. Older ones are read in pages, on request. */
export const useOlderMaps = (newest: readonly ListedMap[] | undefined, reader: string | undefined, mode?: MapMode) => {
  const [older, setOlder] = useState(first)
  const known = new Set(newest?.map(({ id }) => id))
  const all = newest && [...newest, ...older.maps.filter(({ id }) => !known.has(id))]
  const ofOthers = newest?.filter((map) => groupOf(map, reader) === 'shared').length ?? 0

  const readOn = async () => {
    const seen = new Set(all?.map(({ id }) => id))
    const found: ListedMap[] = []
    let before = older.before
    setOlder({ ...older, isBusy: true })
    // The first page may hold only maps that are already in the list, so we read on.
    while (before !== null && found.length === 0) {
      const page = await readOlderMaps(Math.min(before, latest), mode)
      if (!page.ok) {
        showToast(page.error, 'error')
        break
      }
      const last = page.value.at(-1)?.sharedAt
      found.push(...page.value.filter(({ id }) => !seen.has(id)))
      before = last === undefined || last === before ? null : last
    }
    setOlder({ maps: [...older.maps, ...found], before, isBusy: false })
  }

  return {
    all,
    hasMore: ofOthers >= fewestOfMany && older.before !== null,
    isBusy: older.isBusy,
    readOn: () => void readOn(),
  }
}
