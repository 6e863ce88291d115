import type { MetaRecord } from './archive/records.ts'
import type { Kept } from './archive/shelf.ts'
import type { Shelves } from './archive/shelves.ts'

const hourMs = 60 * 60 * 1000
/** A school that was switched off for so long, or a clock that was set: nothing in the archive tells them apart. */
const strangeMs = 48 * hourMs
/** So long a clock that has jumped ahead is watched before anything is removed because it says so. */
const watchedForMs = 24 * hourMs

const put = async (meta: Shelves['meta'], present: Kept<MetaRecord> | undefined, record: MetaRecord): Promise<void> => {
  if (present) await meta.replace(record, present.version)
  else await meta.insert(record)
}

/**
 * Whether records outdated by this time may be removed. A clock set a year ahead, by a flat battery or by hand, would
 * otherwise take every report and session with it. The last seen time is kept, so that a new start does not make a
 * wrong clock trusted.
 */
export const mayRemoveBy = async ({ meta }: Pick<Shelves, 'meta'>, now: number): Promise<boolean> => {
  const [seen, trusted] = await Promise.all([meta.get('clockSeenAt'), meta.get('clockTrustedFrom')])
  const hasJumped = seen !== undefined && now - seen.value > strangeMs
  const wentBack = seen !== undefined && now < seen.value
  const trustedFrom = hasJumped ? now + watchedForMs : wentBack ? now : (trusted?.value ?? now)
  await put(meta, trusted, { id: 'clockTrustedFrom', value: trustedFrom })
  await put(meta, seen, { id: 'clockSeenAt', value: now })
  return now >= trustedFrom
}
