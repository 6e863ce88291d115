import type { KeptAhead } from '../../rooms/shared/contract/questionSets.ts'
import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, PictureRecord } from '../archive/records.ts'
import { type Refused, refuse } from '../refused.ts'
import type { Pictures } from './pictures.ts'

/** In thousandths of what the sets of an account may take: four times all of it in a day. */
const inADay: Pace = { points: 4_000, seconds: 24 * 60 * 60 }

/**
 * Limits how much an account uploads in a day. Sets have a limit of their own, but a game keeps its pictures as long as its
 * report. So a script that plays, draws other pictures and plays again could fill the disk.
 */
export const paceUploads = (throttles: Throttles) => {
  const uploads = throttles('uploads', inADay)
  return {
    take: async ({ id, role }: AccountRecord, pictures: readonly PictureRecord[]): Promise<boolean> => {
      const bytes = pictures.reduce((sum, { image }) => sum + image.length, 0)
      return bytes === 0 || uploads.take(id, Math.ceil((inADay.points / 4) * (bytes / setStorage[role])))
    },
  }
}

type Needs = { pictures: Pictures; uploads: ReturnType<typeof paceUploads> }

/**
 * Takes pictures before the set that shows them. Their holder is no set, so the hourly sweep drops them if no save names them
 * in the meantime.
 */
export const takingAhead =
  ({ pictures, uploads }: Needs) =>
  async (images: readonly string[], user: AccountRecord): Promise<KeptAhead | Refused> => {
    const referring = await pictures.refer(images.map((image) => ({ image })))
    if ('refused' in referring) return referring
    const { questions, ids, fresh } = referring
    if (!(await uploads.take(user, fresh))) return refuse('picturesOfToday')
    await pictures.hold({ holderId: `${ahead}${user.id}`, ownerId: user.id }, ids, fresh)
    return { addresses: questions.map(({ image }) => image) }
  }

const ahead = 'ahead:'
