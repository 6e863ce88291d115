import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Role } from '../../rooms/shared/contract/accounts.ts'
import { type FlagReason, mostShared, type Sharing, type Verdict } from '../../rooms/shared/contract/sharing.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord, ShareRecord } from '../archive/records.ts'
import type { Kept } from '../archive/shelf.ts'
import type { Shelves } from '../archive/shelves.ts'
import { fairly } from '../fairly.ts'
import { type Refused, refuse } from '../refused.ts'
import type { SchoolRules } from '../schoolRules.ts'

/** A question set or a map, as far as sharing goes. */
export type Thing = Pick<ShareRecord, 'id' | 'kind' | 'topic' | 'ownerId'> & { updatedAt: number }

type Needs = {
  shelves: Pick<Shelves, 'shares'>
  now: () => number
  throttles: Throttles
  rules: Pick<SchoolRules, 'teacherCode'>
}

export type Shares = ReturnType<typeof keepShares>

type Standing = Pick<ShareRecord, 'sharing' | 'isStopped'>

/** Newest first. Pupils cannot crowd out what teachers share. */
const mostListed: Record<Role, number> = { teacher: 60, student: 30 }
/** At most this many older ones, of teachers and pupils together. */
const mostOlder = 60
const mostStandings = 500
const mostFlagged = 100
/** The page shows some of these: the first report of each person comes before the second of anybody. */
const mostFlaggedRead = 1_000
const mostFlags = 20
/** How often a process tries again if it met another one at the last free place, and by how much its pauses grow. */
const mostTries = 6
const pauseStepMs = 200
const flagPace: Pace = { points: 10, seconds: 60 * 60 }
const othersOwn: Standing = { sharing: 'me', isStopped: false }

const openTo = (role: Role): Sharing[] => (role === 'teacher' ? ['school', 'everyone'] : ['everyone'])

/** Reads, changes and writes, and begins again if another writer came between. */
const changing =
  (shares: Shelves['shares']) =>
  async <Outcome>(
    read: () => Promise<Kept<ShareRecord> | undefined>,
    how: (before: ShareRecord) => { after?: ShareRecord; outcome: Outcome },
  ): Promise<Outcome | undefined> => {
    for (;;) {
      const present = await read()
      if (!present) return undefined
      const { version, ...before } = present
      const { after, outcome } = how(before)
      if (!after || (await shares.replace(after, version))) return outcome
    }
  }

/** What owners do with their own things. */
const openShares = ({ shelves: { shares }, now }: Needs) => {
  const change = changing(shares)

  const blank = ({ id, kind, topic, ownerId }: Thing, ownerRole: Role): ShareRecord => ({
    id,
    kind,
    topic,
    ownerId,
    ownerRole,
    sharing: 'me',
    stoppedBy: '',
    isStopped: false,
    isFlagged: false,
    flags: [],
    settledAt: 0,
    sharedAt: now(),
  })

  const countShared = (ownerId: string, kind: Thing['kind']) =>
    shares.count({ ownerId, kind, sharing: { in: ['school', 'everyone'] } })

  const put = (thing: Thing, owner: AccountRecord, wanted: Sharing) => {
    const read = async () => {
      await shares.insert(blank(thing, owner.role))
      return shares.get(thing.id)
    }
    return change<Sharing | Refused>(read, (before) => {
      if (before.isStopped && wanted !== 'me') return { outcome: refuse('sharingStopped') }
      const isNewlyOpen = before.sharing === 'me' && wanted !== 'me'
      const sharedAt = isNewlyOpen ? now() : before.sharedAt
      const after = { ...before, topic: thing.topic, ownerRole: owner.role, sharing: wanted, sharedAt }
      return { after, outcome: wanted }
    })
  }

  /** Undefined if another process shared at the same moment, and both took theirs back. */
  const tryToOpen = async (thing: Thing, owner: AccountRecord, sharing: Sharing) => {
    const most = mostShared[owner.role]
    if ((await countShared(owner.id, thing.kind)) >= most) return refuse('tooManyShared')
    const outcome = (await put(thing, owner, sharing)) ?? sharing
    if (typeof outcome !== 'string' || (await countShared(owner.id, thing.kind)) <= most) return outcome
    await put(thing, owner, 'me')
    return undefined
  }

  /**
   * If two processes share one thing too many at the same moment, both take theirs back, so the limit is never exceeded
   * for long. Each tries again after a random pause, so that the last free place is not refused to both.
   */
  const share = async (thing: Thing, owner: AccountRecord, sharing: Sharing): Promise<Sharing | Refused> => {
    const before = (await shares.get(thing.id))?.sharing ?? 'me'
    if (before !== 'me' || sharing === 'me') return (await put(thing, owner, sharing)) ?? sharing
    let outcome = await tryToOpen(thing, owner, sharing)
    for (let tries = 1; tries <= mostTries && outcome === undefined; tries++) {
      // By then the other process has taken its own back.
      await pause(pauseStepMs + randomInt(pauseStepMs * tries))
      outcome = await tryToOpen(thing, owner, sharing)
    }
    return outcome ?? refuse('tooManyShared')
  }

  /** One at a time for each owner, so that of eight at once as many are shared as the limit allows. */
  const sharing = new Map<string, Promise<unknown>>()
  const shareInTurn = (thing: Thing, owner: AccountRecord, wanted: Sharing): Promise<Sharing | Refused> => {
    const before = sharing.get(owner.id) ?? Promise.resolve()
    const turn = before.catch(() => {}).then(() => share(thing, owner, wanted))
    sharing.set(owner.id, turn)
    const leave = () => {
      if (sharing.get(owner.id) === turn) sharing.delete(owner.id)
    }
    turn.then(leave, leave)
    return turn
  }

  return shareInTurn
}

/** What people report about other people's things, and what teachers then do. */
const judgeShares = ({ shelves: { shares }, now, throttles, rules }: Needs) => {
  const flagging = throttles('flags', flagPace)
  const change = changing(shares)

  /** Where anybody can register as a teacher, other teachers' things are stopped only after a report or by administrators. */
  const mayStop = ({ ownerRole, flags }: ShareRecord, teacher: AccountRecord): boolean =>
    ownerRole !== 'teacher' ||
    rules.teacherCode !== undefined ||
    teacher.administrator === true ||
    flags.some(({ userId }) => userId !== teacher.id)

  return {
    /** A report changes nothing by itself. However many pupils report a thing, it stays until a teacher has looked. */
    flag: async (thing: Thing, user: AccountRecord, why: FlagReason): Promise<Refused | undefined> => {
      if (!(await flagging.take(user.id))) return refuse('tooManyAttempts')
      await change(
        () => shares.get(thing.id),
        (before) => {
          const isSettled = thing.updatedAt <= before.settledAt
          const isKnown = before.flags.some(({ userId }) => userId === user.id)
          if (isSettled || isKnown || before.flags.length >= mostFlags) return { outcome: undefined }
          const flags = [...before.flags, { userId: user.id, by: user.username, why }]
          return { after: { ...before, flags, isFlagged: true }, outcome: undefined }
        },
      )
      return undefined
    },

    flagged: async (): Promise<Kept<ShareRecord>[]> => {
      const [reported, stopped] = await Promise.all([
        shares.find({ where: { isFlagged: true }, sort: [['sharedAt', 'desc']], limit: mostFlaggedRead }),
        shares.find({ where: { isStopped: true }, sort: [['sharedAt', 'desc']], limit: mostFlagged }),
      ])
      const shown = fairly(reported, ({ flags }) => flags.map(({ userId }) => userId), mostFlagged)
      return [...shown, ...stopped.filter(({ isFlagged }) => !isFlagged)]
    },

    /** A teacher's verdict. Another teacher may change it, but the owner may not. */
    judge: (id: string, teacher: AccountRecord, verdict: Verdict): Promise<Refused | true | undefined> =>
      change<Refused | true>(
        () => shares.get(id),
        (before) => {
          if (before.ownerId === teacher.id) return { outcome: refuse('notYours') }
          if (verdict === 'stopped' && !mayStop(before, teacher)) return { outcome: refuse('notReported') }
          const { stoppedById: _, ...share } = before
          const settled = { ...share, isFlagged: false, flags: [], settledAt: now() }
          const after: ShareRecord =
            verdict === 'fine'
              ? { ...settled, isStopped: false, stoppedBy: '' }
              : {
                  ...settled,
                  flags: before.flags,
                  sharing: 'me',
                  isStopped: true,
                  stoppedBy: teacher.username,
                  stoppedById: teacher.id,
                }
          return { after, outcome: true }
        },
      ),
  }
}

/** Sharing, and reports of misuse. Sets and maps are private until their owner shares them. */
export const keepShares = (needs: Needs) => {
  const { shares } = needs.shelves
  const share = openShares(needs)
  return {
    ...judgeShares(needs),
    share,

    /** Shares a new thing with everybody. If it was made before, what its owner has chosen since then stays. */
    shareNew: async (thing: Thing, owner: AccountRecord): Promise<Sharing | Refused> =>
      share(thing, owner, (await shares.get(thing.id))?.sharing ?? 'everyone'),

    standingOf: async (id: string): Promise<Standing> => (await shares.get(id)) ?? othersOwn,

    /** For all things of one kind that this account owns. */
    standingsOf: async (ownerId: string, kind: Thing['kind']): Promise<(id: string) => Standing> => {
      const all = await shares.find({ where: { ownerId, kind }, limit: mostStandings })
      const byId = new Map(all.map((one) => [one.id, one]))
      return (id) => byId.get(id) ?? othersOwn
    },

    maySee: async ({ id, ownerId }: Pick<Thing, 'id' | 'ownerId'>, user: Pick<AccountRecord, 'id' | 'role'>) => {
      if (ownerId === user.id) return true
      const standing = (await shares.get(id)) ?? othersOwn
      return openTo(user.role).includes(standing.sharing)
    },

    /** What everybody of this role may see: teachers' things, then pupils', each newest first. */
    openTo: async (role: Role, kind: Thing['kind'], topic?: string): Promise<Kept<ShareRecord>[]> => {
      const of = (ownerRole: Role) =>
        shares.find({
          where: { kind, ownerRole, sharing: { in: openTo(role) }, ...(topic !== undefined && { topic }) },
          sort: [['sharedAt', 'desc']],
          limit: mostListed[ownerRole],
        })
      return (await Promise.all([of('teacher'), of('student')])).flat()
    },

    /** Older ones: things shared at that time or before, the newest first. */
    openedBy: async (role: Role, kind: Thing['kind'], at: number, topic?: string): Promise<Kept<ShareRecord>[]> => {
      const of = (ownerRole: Role) =>
        shares.find({
          where: {
            kind,
            ownerRole,
            sharing: { in: openTo(role) },
            sharedAt: { lte: at },
            ...(topic !== undefined && { topic }),
          },
          sort: [['sharedAt', 'desc']],
          limit: mostOlder,
        })
      const both = (await Promise.all([of('teacher'), of('student')])).flat()
      return both.sort((one, other) => other.sharedAt - one.sharedAt).slice(0, mostOlder)
    },

    forget: (id: string) => shares.remove(id),
  }
}
