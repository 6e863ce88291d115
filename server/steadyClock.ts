import type { MetaRecord } from './archive/records.ts'
import type { Kept } from './archive/shelf.ts'
import type { Shelves } from './archive/shelves.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A school with one lesson a week is never in doubt. A clock that is wrong by less does little harm. */
const usualPauseMs = 8 * dayMs

const put = async (meta: Shelves['meta'], present: Kept<MetaRecord> | undefined, record: MetaRecord): Promise<void> => {
  if (present) await meta.replace(record, present.version)
  else await meta.insert(record)
}

/**
 * Whether records outdated by this time may be removed. A clock set years ahead, by a flat battery or by hand, would
 * otherwise delete every report and session, and the archive cannot tell it from a school that was closed for years. So
 * a clock that is far ahead of the latest trusted time has to go on for a tenth of that first. Readings that are far
 * apart count, too, because a school may run for an hour a week. A second leap begins this anew. A clock that is set
 * right is trusted at once.
 */
export const mayRemoveBy = async ({ meta }: Pick<Shelves, 'meta'>, now: number): Promise<boolean> => {
  if (await isDoubtedByOlder(meta, now)) return false
  const [trusted, doubted] = await Promise.all([meta.get('clockSeenAt'), meta.get('clockDoubtedFrom')])
  const trustedAt = trusted?.value ?? now
  if (trustedAt - now > usualPauseMs) {
    await goBack(meta, now, { trusted, doubted })
    return true
  }
  const doubtedFrom = doubted && goesOn(trustedAt, doubted.value, now) ? doubted.value : now
  if (now - trustedAt > usualPauseMs && now - doubtedFrom < (doubtedFrom - trustedAt) / 10) {
    await put(meta, doubted, { id: 'clockDoubtedFrom', value: doubtedFrom })
    return false
  }
  await put(meta, trusted, { id: 'clockSeenAt', value: Math.max(trustedAt, now) })
  if (doubted) await meta.remove(doubted.id)
  return true
}

type Marks = Record<'trusted' | 'doubted', Kept<MetaRecord> | undefined>

/**
 * A clock that was wrong and trusted must not speak for later ones, so the mark follows one that has gone on far below it
 * for a while. Not at once: a flat battery may show 1970 until the network sets the clock, and then it is right. Nothing
 * is lost meanwhile, because by a clock so far behind hardly anything is outdated.
 */
const goBack = async (meta: Shelves['meta'], now: number, { trusted, doubted }: Marks): Promise<void> => {
  const behindFrom = doubted && doubted.value <= now ? doubted.value : now
  if (now - behindFrom < usualPauseMs) return put(meta, doubted, { id: 'clockDoubtedFrom', value: behindFrom })
  await put(meta, trusted, { id: 'clockSeenAt', value: now })
  await meta.remove('clockDoubtedFrom')
}

const longestOlderDoubtMs = dayMs

/** The version before this rule doubted a clock for a day after a leap, and had stored it as seen already. */
const isDoubtedByOlder = async (meta: Shelves['meta'], now: number): Promise<boolean> => {
  const until = await meta.get('clockTrustedFrom')
  if (!until) return false
  if (now < until.value && until.value - now <= longestOlderDoubtMs) return true
  await meta.remove(until.id)
  return false
}

/** Whether a clock that was doubted at its leap has neither gone back since nor leapt as far again. */
const goesOn = (trustedAt: number, doubtedFrom: number, now: number): boolean =>
  now >= doubtedFrom && now - doubtedFrom <= 2 * (doubtedFrom - trustedAt)
