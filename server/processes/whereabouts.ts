import * as z from 'zod/mini'
import { classAhead } from '../../rooms/classAhead.ts'
import type { WhereaboutsPort } from '../../rooms/ports.ts'
import { practices } from '../../rooms/practice/underWay.ts'
import { type Played, sameSet, type Who } from '../../rooms/sameSet.ts'
import type { RedisLine } from './redis.ts'
import type { ThisProcess } from './thisProcess.ts'

/** For a process that is alone, and knows it all itself. */
export const nobodyElsewhere: WhereaboutsPort = {
  played: async () => [],
  satDown: async () => [],
  left: () => {},
  playedBehind: () => {},
  leftBehind: () => {},
  ahead: async () => [],
  practises: async () => {},
}

/** Longer than any game; what a process that was killed has left is asked for in vain until then. */
const keptSeconds = 24 * 60 * 60
/** A knock does not wait longer for what somebody plays elsewhere. */
const answeredWithinMs = 1_000

const keysOfQuestions = z.array(z.string())
const played = z.array(z.object({ hostId: z.string(), isTaught: z.boolean(), since: z.number() }))

/** By a person and a set, at which process which rooms are. What lies there is where to ask; the rooms know. */
const keysOf = (setId: string, { userId, device }: Who): string[] => [
  ...(userId === null ? [] : [`plays:${setId}:account:${userId}`]),
  ...(device === null ? [] : [`plays:${setId}:device:${device}`]),
]

const keyOfAddress = (address: string): string => `behind:${address}`

/** Only what is this process' own: another may have taken the game over by now. */
const leaveScript = `for _, key in ipairs(KEYS) do
  if redis.call('hget', key, ARGV[1]) == ARGV[2] then redis.call('hdel', key, ARGV[1]) end
end`

/** Who plays what at which process, by Redis. While it is away each process goes by what it knows itself. */
export const openWhereabouts = (
  { id, calls }: Pick<ThisProcess, 'id' | 'calls'>,
  redis: RedisLine,
): WhereaboutsPort => {
  const { commands } = redis

  calls.on('played', sameSet.played)
  calls.on('satDown', (setId: string, who: Who, there: Played) => {
    sameSet.reconsider(setId, who, there)
    return sameSet.played(setId, who)
  })
  calls.on('practises', practices.isElsewhere)
  // What lay there may be gone, and what has happened meanwhile was told to nobody.
  commands.on('ready', () => {
    void sameSet.announce()
    classAhead.announce()
  })
  calls.on('ahead', classAhead.here)

  const askEach = async <Answer>(
    answer: z.ZodMiniType<Answer[]>,
    processes: Iterable<string>,
    name: string,
    args: readonly unknown[],
  ): Promise<Answer[]> => {
    const others = [...new Set(processes)].filter((other) => other !== id)
    const answers = others.map((other) =>
      calls
        .call(other, name, args, answeredWithinMs)
        .then((said) => answer.parse(said))
        // What a process that is gone had is taken up by another, which says so itself.
        .catch((): Answer[] => []),
    )
    return (await Promise.all(answers)).flat()
  }
  const ask = (processes: Iterable<string>, name: string, args: readonly unknown[]) =>
    askEach(played, processes, name, args)
  const leave = (keys: readonly string[], roomId: string): void => {
    if (keys.length > 0) commands.eval(leaveScript, keys.length, ...keys, roomId, id).catch(() => {})
  }

  return {
    played: async (setId, who) => {
      const found = await Promise.all(keysOf(setId, who).map((key) => commands.hvals(key))).catch(() => [])
      return ask(found.flat(), 'played', [setId, who])
    },

    satDown: async ({ setId, roomId }, who, here) => {
      const found = await Promise.all(
        keysOf(setId, who).map(async (key) => {
          const written = commands.multi().hset(key, roomId, id).expire(key, keptSeconds).hvals(key).exec()
          const [, , values] = (await written) ?? []
          return z.array(z.string()).parse(values?.[1])
        }),
      ).catch(() => [])
      return here ? ask(found.flat(), 'satDown', [setId, who, here]) : ask(found.flat(), 'played', [setId, who])
    },

    left: ({ setId, roomId }, everybody) =>
      leave(
        everybody.flatMap((who) => keysOf(setId, who)),
        roomId,
      ),

    playedBehind: (address, roomId) => {
      const key = keyOfAddress(address)
      void commands
        .multi()
        .hset(key, roomId, id)
        .expire(key, keptSeconds)
        .exec()
        .catch(() => {})
    },

    leftBehind: (addresses, roomId) => leave(addresses.map(keyOfAddress), roomId),

    ahead: async (address, taught) => {
      const found = await commands.hvals(keyOfAddress(address)).catch(() => [])
      return askEach(keysOfQuestions, found, 'ahead', [address, taught])
    },

    practises: async (userId, roomId) => {
      const own = `${id} ${roomId}`
      const before = await commands.set(`practises:${userId}`, own, 'EX', keptSeconds, 'GET').catch(() => null)
      const process = before?.split(' ')[0]
      if (process === undefined || process === id) return
      await calls.call(process, 'practises', [userId, roomId], answeredWithinMs).catch(() => {})
    },
  }
}
