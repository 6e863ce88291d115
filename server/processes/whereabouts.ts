import * as z from 'zod/mini'
import { classAhead } from '../../rooms/classAhead.ts'
import type { WhereaboutsPort } from '../../rooms/ports.ts'
import { practices } from '../../rooms/practice/underWay.ts'
import { type NotedSeat, type Played, sameSet, type Who } from '../../rooms/sameSet.ts'
import type { Log } from '../log.ts'
import type { RedisLine } from './redis.ts'
import type { ThisProcess } from './thisProcess.ts'
import { keepWhole } from './wholeNotes.ts'

/** For a process by itself, which knows everything already. */
export const nobodyElsewhere: WhereaboutsPort = {
  played: async () => [],
  satDown: async () => [],
  left: () => {},
  seatsOf: async () => [],
  seatsGone: () => {},
  playedBehind: () => {},
  leftBehind: () => {},
  ahead: async () => [],
  practises: async () => {},
}

/** Longer than any game. Until then notes of a killed process are asked about in vain. */
const keptSeconds = 24 * 60 * 60
/** A device that joins does not wait longer than this to learn where else its player plays. */
const answeredWithinMs = 1_000

const keysOfQuestions = z.array(z.string())
const played = z.array(z.object({ hostId: z.string(), isTaught: z.boolean(), since: z.number() }))

/** For a person and a set: which process has which rooms. A note only says where to ask; the rooms know. */
const keysOf = (setId: string, { userId, device }: Who): string[] => [
  ...(userId === null ? [] : [`plays:${setId}:account:${userId}`]),
  ...(device === null ? [] : [`plays:${setId}:device:${device}`]),
]

/** For an account: which process has the games in which it plays, with any set. */
const keyOfSeats = (userId: string): string => `sits:${userId}`

const keyOfAddress = (address: string): string => `behind:${address}`

/** Removes only this process's own note, with or without a number. Another process may have taken the game over. */
const leaveScript = `for _, key in ipairs(KEYS) do
  local note = redis.call('hget', key, ARGV[1])
  if note and string.match(note, '^%S+') == ARGV[2] then redis.call('hdel', key, ARGV[1]) end
end`

/** Removes only the notes that were read: a seat taken again since then has a new note. */
const goneScript = `for at = 1, #ARGV, 2 do
  if redis.call('hget', KEYS[1], ARGV[at]) == ARGV[at + 1] then redis.call('hdel', KEYS[1], ARGV[at]) end
end`

/** A place for a person when nobody knows where they play. It never bars a teacher's game. */
const somewhere: Played = { hostId: '', isTaught: false, since: 0 }

interface Lookout {
  /** Whether these questions are played at another process, as the archive knows it. */
  isPlayedElsewhere(setId: string): Promise<boolean>
  /** The keys of all questions in games of other processes; 'unknown' if there are too many games. */
  askedElsewhere(): Promise<readonly string[] | 'unknown'>
  log: Pick<Log, 'info' | 'warn'>
  lookEveryMs?: number
}

/** Asks several processes the same. `isAll`: all of them have answered. */
const askers =
  ({ call }: ThisProcess['calls'], id: string) =>
  async <Answer>(
    answer: z.ZodMiniType<Answer[]>,
    processes: Iterable<string>,
    name: string,
    args: readonly unknown[],
  ): Promise<{ said: Answer[]; isAll: boolean }> => {
    const others = [...new Set(processes)].filter((other) => other !== id)
    const answers = await Promise.allSettled(
      others.map(async (other) => answer.parse(await call(other, name, args, answeredWithinMs))),
    )
    const given = answers.filter((one) => one.status === 'fulfilled')
    return { said: given.flatMap(({ value }) => value), isAll: given.length === answers.length }
  }

/** Writes to Redis which rooms are here. */
const notes =
  (commands: RedisLine['commands'], id: string, missed: (error: unknown) => void) =>
  async (keys: readonly string[], roomId: string, note = id): Promise<void> => {
    const write = async () =>
      Promise.all(keys.map((key) => commands.multi().hset(key, roomId, note).expire(key, keptSeconds).exec()))
    // Tried twice: after a pause of this process an unread answer looks like none.
    await write().catch(write).catch(missed)
  }

/** Each note has a new number, so that only notes that were read can be forgotten. */
const seatNotes = (commands: RedisLine['commands'], id: string, note: ReturnType<typeof notes>) => {
  let noted = 0
  return {
    note: async ({ userId }: Who, roomId: string): Promise<void> => {
      if (userId !== null) await note([keyOfSeats(userId)], roomId, `${id} ${++noted}`)
    },
    of: async (userId: string): Promise<NotedSeat[]> => {
      const found = await commands.hgetall(keyOfSeats(userId)).catch(() => ({}))
      return Object.entries(found).map(([roomId, note]) => ({ roomId, note }))
    },
    gone: (userId: string, seats: readonly NotedSeat[]): void => {
      const read = seats.flatMap(({ roomId, note }) => [roomId, note])
      if (read.length > 0) commands.eval(goneScript, 1, keyOfSeats(userId), ...read).catch(() => {})
    },
  }
}

/** If nobody knows who plays behind an address, all questions being played elsewhere are hidden there. */
const askersAhead =
  (
    commands: RedisLine['commands'],
    askEach: ReturnType<typeof askers>,
    isWhole: () => Promise<boolean>,
    askedElsewhere: Lookout['askedElsewhere'],
  ): WhereaboutsPort['ahead'] =>
  async (address) => {
    const look = async () => {
      const [isWholeNow, found] = await Promise.all([isWhole(), commands.hvals(keyOfAddress(address))])
      const { said, isAll } = await askEach(keysOfQuestions, found, 'ahead', [address])
      return isAll && isWholeNow ? said : askedElsewhere()
    }
    return look()
      .catch(askedElsewhere)
      .catch(() => 'unknown' as const)
  }

/** A pupil who starts to practise here ends their practice at another process. */
const endElsewhere =
  ({ id, calls }: Pick<ThisProcess, 'id' | 'calls'>, commands: RedisLine['commands']) =>
  async (userId: string, roomId: string): Promise<void> => {
    const own = `${id} ${roomId}`
    const before = await commands.set(`practises:${userId}`, own, 'EX', keptSeconds, 'GET').catch(() => null)
    const process = before?.split(' ')[0]
    if (process === undefined || process === id) return
    await calls.call(process, 'practises', [userId, roomId], answeredWithinMs).catch(() => {})
  }

/**
 * Knows from Redis who plays what at which process. If Redis is away, was emptied, or names a process that does not
 * answer, nobody knows who plays. Then only teachers can practise a set played at another process, or read its answers.
 */
export const openWhereabouts = (
  { id, calls }: Pick<ThisProcess, 'id' | 'calls'>,
  redis: RedisLine,
  { isPlayedElsewhere, askedElsewhere, log, ...pace }: Lookout,
): WhereaboutsPort => {
  const { commands } = redis

  calls.on('played', sameSet.played)
  calls.on('satDown', (setId: string, who: Who, there: Played) => {
    sameSet.reconsider(setId, who, there)
    return sameSet.played(setId, who)
  })
  calls.on('practises', practices.isElsewhere)
  calls.on('ahead', classAhead.here)
  const tellAgain = () => {
    void sameSet.announce()
    classAhead.announce()
  }
  const { isWhole, missed } = keepWhole({ commands, id, tellAgain, log, ...pace })

  const askEach = askers(calls, id)
  const ask = (processes: Iterable<string>, name: string, args: readonly unknown[]) =>
    askEach(played, processes, name, args)

  /** A process that does not answer may be the one where they play. */
  const unlessUnknown = async (setId: string, look: () => Promise<{ said: Played[]; isAll: boolean }>) => {
    const { said, isAll } = await look().catch(() => ({ said: [], isAll: false }))
    if (isAll || said.length > 0) return said
    return (await isPlayedElsewhere(setId).catch(() => true)) ? [somewhere] : []
  }
  const note = notes(commands, id, missed)
  const seats = seatNotes(commands, id, note)
  const leave = (keys: readonly string[], roomId: string): void => {
    if (keys.length > 0) commands.eval(leaveScript, keys.length, ...keys, roomId, id).catch(() => {})
  }

  return {
    played: (setId, who) =>
      unlessUnknown(setId, async () => {
        const keys = keysOf(setId, who)
        const [isWholeNow, ...found] = await Promise.all([isWhole(), ...keys.map((key) => commands.hvals(key))])
        const { said, isAll } = await ask(found.flat(), 'played', [setId, who])
        return { said, isAll: isAll && isWholeNow }
      }),

    satDown: async ({ setId, roomId }, who, here) => {
      const keys = keysOf(setId, who)
      await Promise.all([note(keys, roomId), here && seats.note(who, roomId)])
      // Even a Redis without room for new notes still knows the old ones.
      const found = await Promise.all(keys.map((key) => commands.hvals(key))).catch(() => [])
      const name = here ? 'satDown' : 'played'
      return (await ask(found.flat(), name, [setId, who, ...(here ? [here] : [])])).said
    },

    left: ({ setId, roomId }, everybody) =>
      leave(
        everybody.flatMap((who) => [...keysOf(setId, who), ...(who.userId === null ? [] : [keyOfSeats(who.userId)])]),
        roomId,
      ),

    seatsOf: seats.of,

    seatsGone: seats.gone,

    playedBehind: (address, roomId) => void note([keyOfAddress(address)], roomId),

    leftBehind: (addresses, roomId) => leave(addresses.map(keyOfAddress), roomId),

    ahead: askersAhead(commands, askEach, isWhole, askedElsewhere),

    practises: endElsewhere({ id, calls }, commands),
  }
}
