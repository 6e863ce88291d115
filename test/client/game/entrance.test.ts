import { beforeEach, describe, expect, it, vi } from 'vitest'

const world = vi.hoisted(() => ({
  isIn: false,
  seatKey: undefined as string | undefined,
  removedSeat: undefined as string | undefined,
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
