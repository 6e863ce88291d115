import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Replay } from '../../rooms/shared/match/replay.ts'
import type { Shelves } from '../archive/shelves.ts'
import { type Refused, refuse } from '../refused.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export type Replays = ReturnType<typeof keepReplays>

/** What was played, kept beside its report: entries repeat themselves and take a tenth of the room when packed. */
export const keepReplays = ({ replays }: Pick<Shelves, 'replays'>) => ({
  keep: async (id: string, hostUserId: string, replay: Replay): Promise<void> => {
    const packed = await pack(JSON.stringify(replay))
    await replays.insert({ id, hostUserId, packed: packed.toString('base64') })
  },

  /** Packed, as it is kept and as it is sent; like its report it does not exist for anybody but its host. */
  packedFor: async (hostUserId: string, id: string): Promise<Buffer | Refused> => {
    const found = await replays.get(id)
    return found?.hostUserId === hostUserId ? Buffer.from(found.packed, 'base64') : refuse('reportNotFound')
  },
})

export const unpackReplay = async (packed: Buffer): Promise<string> => String(await unpack(packed))
