import { setStorage } from '../../rooms/shared/contract/storage.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, PictureRecord } from '../archive/records.ts'

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
