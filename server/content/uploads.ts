import type { KeptAhead } from '../../rooms/shared/contract/questionSets.ts'
import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, PictureRecord } from '../archive/records.ts'
import { type Refused, refuse } from '../refused.ts'
import { mostInOneSet, type Pictures } from './pictures.ts'

/** In thousandths of what the sets of an account may take: four times all of it in a day. */
const inADay: Pace = { points: 4_000, seconds: 24 * 60 * 60 }

/** In kilobytes, for all new accounts of a role behind an address: three classes that fill all their room on their first day. */
const ofNewcomersInADay: Pace = { points: 1024 * 1024, seconds: 24 * 60 * 60 }
const isNewForMs = 7 * 24 * 60 * 60_000

export interface Uploader {
  user: AccountRecord
  /** Left out where the server itself writes a set anew. */
  address?: string | undefined
}

/**
 * Limits how much an account uploads in a day. Sets have a limit of their own, but a game keeps its pictures as long as its
 * report. So a script that plays, draws other pictures and plays again could fill the disk. One that registers account after
 * account could do so, too. That uses up the room of newcomers behind its address, and nobody's who has been at the school
 * for longer. In the first week of a school everybody is new, so what its pupils use up is no teacher's.
 */
export const paceUploads = (throttles: Throttles, now: () => number) => {
  const uploads = throttles('uploads', inADay)
  const newcomers = throttles('newcomersUploads', ofNewcomersInADay)

  const mayTakeOfNewcomers = async ({ user, address }: Uploader, bytes: number): Promise<boolean> => {
    const isCounted = address !== undefined && now() - user.createdAt < isNewForMs
    return !isCounted || newcomers.take(`${user.role} ${address}`, Math.ceil(bytes / 1024))
  }

  return {
    take: async (by: Uploader, pictures: readonly PictureRecord[]): Promise<boolean> => {
      const bytes = pictures.reduce((sum, { image }) => sum + image.length, 0)
      if (bytes === 0) return true
      const { id, role } = by.user
      const share = Math.ceil((inADay.points / 4) * (bytes / setStorage[role]))
      return (await uploads.take(id, share)) && (await mayTakeOfNewcomers(by, bytes))
    },
  }
}

type Needs = { pictures: Pictures; uploads: ReturnType<typeof paceUploads>; throttles: Throttles }

const aheadOf = ({ id }: AccountRecord): string => `ahead:${id}`

/** Two full sets, so that one which was given up does not hinder the next. A day's uploads would be hundreds of thousands of dots. */
const mostAhead = 2 * mostInOneSet

/**
 * In kilobytes, for all accounts of an address: more than a school of teachers sends ahead in an hour. A script behind it that
 * registers account after account could fill the disk.
 */
const aheadByAddress: Pace = { points: 1024 * 1024, seconds: 60 * 60 }

/**
 * Takes pictures before the set that shows them. Their holder is no set, so the hourly sweep drops them if no save names them
 * in the meantime. It counts before it writes, so there must be one at a time for each account.
 */
export const takingAhead = ({ pictures, uploads, throttles }: Needs) => {
  const byAddress = throttles('picturesAheadByAddress', aheadByAddress)

  return async (images: readonly string[], by: Uploader & { address: string }): Promise<KeptAhead | Refused> => {
    const { user, address } = by
    const referring = await pictures.refer(images.map((image) => ({ image })))
    if ('refused' in referring) return referring
    const { questions, ids, bytes, fresh } = referring
    const holderId = aheadOf(user)
    if ((await pictures.countWith(holderId, ids)) > mostAhead) return refuse('tooManyAttempts')
    if (await byAddress.isSpent(address)) return refuse('tooManyAttempts')
    if (!(await uploads.take(by, fresh))) return refuse('picturesOfToday')
    await byAddress.add(address, Math.ceil(bytes / 1024))
    // What waits already was perhaps sent an hour ago. It waits anew, so that the next sweep does not drop it.
    await pictures.release({ holderId, pictureId: { in: ids } })
    await pictures.hold({ holderId, ownerId: user.id }, ids, fresh)
    return { addresses: questions.map(({ image }) => image) }
  }
}

/** Pictures that have arrived in their set no longer wait for one. */
export const dropAhead = async (pictures: Pictures, user: AccountRecord, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await pictures.release({ holderId: aheadOf(user), pictureId: { in: ids } })
}
