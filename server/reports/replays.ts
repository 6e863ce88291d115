import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { entriesToTell, type Replay } from '../../rooms/shared/match/replay.ts'
import { RecordUnreadable } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { holderOfReplay } from '../content/pictureHolders.ts'
import { type Pictures, pictureIdsOf } from '../content/pictures.ts'
import { isRefused, type Refused, refuse } from '../refused.ts'
import { together } from '../together.ts'
import { noHost, replayWithout, replayWithoutHost } from './formerPlayer.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** The size of the row that says that a recording holds a picture. */
const useBytes = 700

/** Other errors, such as too little memory, say nothing about the recording. */
const isDamage = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && /^Z_(DATA|BUF)_ERROR$/.test(String(error.code)))

const opened = async (packed: string): Promise<Replay> => {
  try {
    return JSON.parse((await unpack(Buffer.from(packed, 'base64'))).toString()) as Replay
  } catch (error) {
    throw isDamage(error) ? new RecordUnreadable('replays', packed) : error
  }
}

/** A recording of an older version without those who had no seat at its end; undefined if it names none of them. */
const withoutRemoved = (replay: Replay): Replay | undefined => {
  const entries = entriesToTell(replay.entries)
  return JSON.stringify(entries) === JSON.stringify(replay.entries) ? undefined : { ...replay, entries }
}

export type Replays = ReturnType<typeof keepReplays>

/** The recording of a game, kept beside its report. Entries are alike, so packed they take a tenth of the room. */
export const keepReplays = ({ replays }: Pick<Shelves, 'replays'>, pictures: Pictures) => {
  const read = together(async (id) => {
    const found = await replays.get(id)
    return found && { hostUserId: found.hostUserId, packed: Buffer.from(found.packed, 'base64') }
  })
  const unpacked = together(async (id) => {
    const found = await read(id)
    return found ? unpack(found.packed) : Buffer.alloc(0)
  })
  /** Packed, as it is stored and sent, for readers of the report. Games from long ago have a report but no recording. */
  const packedFor = async (hostUserId: string, id: string): Promise<Buffer | Refused> => {
    const found = await read(id)
    return found?.hostUserId === hostUserId ? found.packed : refuse('notFound')
  }
  const rewrite = async (
    id: string,
    rewritten: (replay: Replay) => Replay | undefined,
    host?: string,
  ): Promise<void> => {
    for (let isDone = false; !isDone; ) {
      const found = await replays.get(id)
      if (!found) return
      const replay = await opened(found.packed)
      // For a game of a thousand each step takes as long as an answer may wait, so other work runs in between.
      await setImmediate()
      const fresh = rewritten(replay)
      if (!fresh) return
      await setImmediate()
      const packed = (await pack(JSON.stringify(fresh))).toString('base64')
      const { version, hostUserId, ...record } = found
      isDone = await replays.replace({ ...record, hostUserId: host ?? hostUserId, packed }, version)
    }
  }
  const drop = async (id: string): Promise<void> => {
    await replays.remove(id)
    await pictures.release({ holderId: holderOfReplay(id) })
  }
  /** Nobody can watch a recording that cannot be read, and nobody can take a name out of it. So all of it goes. */
  const rewriteOrDrop = (...rewriting: Parameters<typeof rewrite>): Promise<void> =>
    rewrite(...rewriting).catch((error: unknown) => {
      if (!(error instanceof RecordUnreadable)) throw error
      return drop(rewriting[0])
    })
  return {
    /** Returns about how many bytes it takes. */
    keep: async (id: string, hostUserId: string, replay: Replay): Promise<number> => {
      const held = pictureIdsOf(replay.plan.questions)
      await pictures.hold({ holderId: holderOfReplay(id), ownerId: hostUserId }, held)
      const packed = (await pack(JSON.stringify(replay))).toString('base64')
      await replays.insert({ id, hostUserId, packed })
      return packed.length + held.length * useBytes
    },

    packedFor,

    drop,

    /** Removes deleted accounts from it. */
    forget: (id: string, gone: ReadonlySet<string>): Promise<void> =>
      rewriteOrDrop(id, (replay) => replayWithout(replay, gone)),

    /** Removes players who were removed from the game, or left it, and whom older versions kept. */
    forgetRemoved: (id: string): Promise<void> => rewrite(id, withoutRemoved),

    /** Its host is deleted, but the class can still watch it. */
    handOver: async (id: string): Promise<void> => {
      await pictures.passOn(holderOfReplay(id), noHost)
      await rewriteOrDrop(id, replayWithoutHost, noHost)
    },

    /** For browsers that cannot unpack it. */
    textFor: async (hostUserId: string, id: string): Promise<Buffer | Refused> => {
      const found = await packedFor(hostUserId, id)
      return isRefused(found) ? found : unpacked(id)
    },
  }
}
