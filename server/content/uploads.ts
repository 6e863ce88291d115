import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, PictureRecord } from '../archive/records.ts'

/** In thousandths of what the sets of an account may take: four times all of it in a day. */
const inADay: Pace = { points: 4_000, seconds: 24 * 60 * 60 }

/**
 * How much somebody uploads in a day. What their sets take has its limit, but a game that was played keeps its pictures for as long as
 * its report: a script that plays, draws other pictures and plays again would fill the disk with what no set holds any more.
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
