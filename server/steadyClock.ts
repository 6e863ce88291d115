import type { MetaRecord } from './archive/records.ts'
import type { Kept } from './archive/shelf.ts'
import type { Shelves } from './archive/shelves.ts'

const hourMs = 60 * 60 * 1000
/** The archive cannot tell whether the school was off for this long or the clock was changed. */
const strangeMs = 48 * hourMs
/** How long a clock that has jumped ahead is watched before records are removed by it. */
const watchedForMs = 24 * hourMs

const put = async (meta: Shelves['meta'], present: Kept<MetaRecord> | undefined, record: MetaRecord): Promise<void> => {
  if (present) await meta.replace(record, present.version)
  else await meta.insert(record)
}

/**
 * Whether records outdated by this time may be removed. A clock set a year ahead, by a flat battery or by hand, would
 * otherwise delete every report and session. The last time seen is stored, so that a restart does not make a wrong
 * clock trusted.
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
