import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Replay } from '../../rooms/shared/match/replay.ts'
import type { Shelves } from '../archive/shelves.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

export type Replays = ReturnType<typeof keepReplays>

/** What was played, kept beside its report: entries repeat themselves and take a tenth of the room when packed. */
export const keepReplays = ({ replays }: Pick<Shelves, 'replays'>) => ({
  keep: async (id: string, replay: Replay): Promise<void> => {
    const packed = await pack(JSON.stringify(replay))
    await replays.insert({ id, packed: packed.toString('base64') })
  },

  get: async (id: string): Promise<Replay | undefined> => {
    const found = await replays.get(id)
    return found && (JSON.parse(String(await unpack(Buffer.from(found.packed, 'base64')))) as Replay)
  },
})
