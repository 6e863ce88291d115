import { beforeEach, describe, expect, it, vi } from 'vitest'

const world = vi.hoisted(() => ({
  isIn: false,
  seatKey: undefined as string | undefined,
  removedSeat: undefined as string | undefined,
  asked: null as object | null,
  user: null as object | null,
  joins: [] as object[],
  refusal: undefined as unknown,
  check: {} as object,
}))

vi.mock('../../../client/net/games.ts', () => ({ lookAtGame: async () => world.check }))
vi.mock('../../../client/state/session.ts', () => ({ signedInUser: () => world.user }))
vi.mock('../../../client/state/kept/seats.ts', () => ({
  seatOfThisTab: () => world.seatKey,
  removedSeat: () => world.removedSeat,
  keptAsked: () => world.asked,
  keepAsked: (_code: string, options: object | null) => {
    world.asked = options
  },
  ownKnock: (_code: string, name = 'nobody yet') => `key drawn for ${name}`,
  forgetSeat: () => {
    world.seatKey = undefined
  },
}))
vi.mock('../../../client/state/game.ts', () => ({
  isInGame: () => world.isIn,
  joinGame: async (_code: string, options: object) => {
    world.joins.push(options)
    if (world.refusal !== undefined) throw world.refusal
  },
}))

const { enter, sitDown } = await import('../../../client/state/entrance.ts')

const open = { ok: true, value: { gameCode: 'ABC234', open: true, refusal: null, nicknames: 'free' } }

beforeEach(() => {
  Object.assign(world, {
    isIn: false,
    seatKey: undefined,
    removedSeat: undefined,
    asked: null,
    user: null,
    joins: [],
    refusal: undefined,
    check: open,
  })
})

describe('the way into a game', () => {
  it('is behind whoever is in it already', async () => {
    world.isIn = true
    expect(await enter('ABC234')).toEqual({ kind: 'in' })
    expect(world.joins).toEqual([])
  })

  it('leads back to the seat of this tab', async () => {
    world.seatKey = 'key'
    expect(await enter('ABC234')).toEqual({ kind: 'in' })
    expect(world.joins).toMatchObject([{ seatKey: 'key' }])
  })

  it('shows the key of a seat that the host took away, under whatever name', async () => {
    world.removedSeat = 'taken'
    await sitDown('ABC234', { username: 'Somebody Else' })
    expect(world.joins).toMatchObject([{ username: 'Somebody Else', seatKey: 'taken' }])
  })

  it('is open to an account without a question', async () => {
    world.user = { id: 'u' }
    expect(await enter('ABC234')).toEqual({ kind: 'in' })
    expect(world.joins).toEqual([{ ownKey: 'key drawn for nobody yet' }])
  })

  it('brings the same key of its own with every knock under a name, so that a seat whose answer got lost is found', async () => {
    world.refusal = new Error('no network')
    expect(await sitDown('ABC234', { username: 'Ann' })).toEqual({ kind: 'unreachable' })
    world.refusal = undefined
    await sitDown('ABC234', { username: 'Ann' })
    expect(world.joins).toEqual(Array(2).fill({ username: 'Ann', ownKey: 'key drawn for Ann' }))
  })

  it('asks a visitor for a name, and knocks once for two who ask at the same time', async () => {
    const [one, two] = await Promise.all([enter('ABC234'), enter('ABC234')])
    expect(one).toEqual({ kind: 'asked', nicknames: 'free' })
    expect(two).toBe(one)
  })

  describe('on a page that had to start over while it asked for a seat', () => {
    beforeEach(() => {
      world.asked = { username: 'Ann', slime: 'blueberry' }
    })

    it('goes on asking under the same name until there is an answer', async () => {
      world.refusal = new Error('no network')
      expect(await enter('ABC234')).toEqual({ kind: 'unreachable' })
      world.refusal = undefined
      expect(await enter('ABC234')).toEqual({ kind: 'in' })
      expect(world.joins).toEqual(
        Array(2).fill({ username: 'Ann', slime: 'blueberry', ownKey: 'key drawn for Ann', seatKey: undefined }),
      )
      expect(world.asked).toBeNull()
    })

    it('says why the name is not to be had, and asks for another one', async () => {
      world.refusal = { code: 403, message: 'nameTaken' }
      expect(await enter('ABC234')).toEqual({ kind: 'asked', nicknames: 'free', why: 'nameTaken' })
      expect(world.asked).toBeNull()
    })

    it.each([
      ['a seat', () => (world.seatKey = 'key'), { seatKey: 'key', ownKey: 'key drawn for nobody yet' }],
      ['an account', () => (world.user = { id: 'u' }), { ownKey: 'key drawn for nobody yet' }],
    ])('is known by %s rather than by what it asked before', async (_, known, joined) => {
      known()
      expect(await enter('ABC234')).toEqual({ kind: 'in' })
      expect(world.joins).toEqual([joined])
    })
  })

  it('asks for a name when the seat or the session is no longer known', async () => {
    world.seatKey = 'of a game long gone'
    world.refusal = { code: 403, message: 'nameBad' }
    expect(await enter('ABC234')).toEqual({ kind: 'asked', nicknames: 'free' })
    expect(world.seatKey).toBeUndefined()
  })

  it.each(['locked', 'full', 'removed', 'ended'])('is shut with the name of the refusal: %s', async (why) => {
    world.user = { id: 'u' }
    world.refusal = { code: 403, message: why }
    expect(await enter('ABC234')).toEqual({ kind: 'shut', why })
  })

  it('is shut to visitors of games that are not there', async () => {
    world.check = { ok: false, status: 404, refusal: 'gameNotFound', error: '' }
    expect(await enter('ABC234')).toEqual({ kind: 'shut', why: 'gameNotFound' })
  })

  it('is worth trying again when the server cannot be reached', async () => {
    world.check = { ok: false, status: 0, refusal: 'unreachable', error: 'offline' }
    expect(await enter('ABC234')).toEqual({ kind: 'unreachable' })
    world.user = { id: 'u' }
    world.refusal = new Error('timed out')
    expect(await enter('ABC234')).toEqual({ kind: 'unreachable' })
  })
})
