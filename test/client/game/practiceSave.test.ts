import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Tell } from '../../../rooms/shared/contract/game.ts'
import { practiceWish } from '../../../rooms/shared/practice/practiceRules.ts'
import { patience } from '../../patience.ts'

type Listener = { onTold: Tell; onStatus(status: { kind: string }): void }

const world = vi.hoisted(() => ({
  listener: undefined as Listener | undefined,
  opened: [] as string[],
  saves: [] as object[],
  answer: {} as object,
  isThere: false,
  isReached: true,
  coinsAsked: 0,
}))

vi.mock('../../../client/state/player.ts', () => ({
  refreshPlayer: async () => {
    world.coinsAsked += 1
  },
}))
vi.mock('../../../client/net/line/roomLine.ts', () => ({
  refusalOf: ({ message }: Error) => (message === 'the line is dead' ? undefined : message),
}))
vi.mock('../../../client/net/ownCode/ownBuild.ts', () => ({ isOutdated: () => false, loadBuild: () => {} }))
vi.mock('../../../client/net/gameConnection.ts', () => ({
  GameConnection: class {
    constructor(listener: Listener) {
      world.listener = listener
    }
    async create() {
      world.opened.push('create')
      return 'PRACTICE-1'
    }
    async join(code: string) {
      world.opened.push(code)
      if (!world.isReached) throw new Error('the line is dead')
      if (!world.isThere) throw new Error('gameNotFound')
    }
    send() {}
    leave() {}
  },
}))
vi.mock('../../../client/net/practice.ts', () => ({
  savePractice: async (_user: string, run: object) => {
    world.saves.push(run)
    return await world.answer
  },
  paidFor: async () => 5,
}))

const kept = { ok: true, value: { saved: { currency_earned: 12 } } }
const storage = new Map<string, string>()
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
})

const { useConnection } = await import('../../../client/net/connection.ts')
const { gamePracticeTexts } = await import('../../../client/texts/game/gamePractice.ts')
const { leavePractice, save, startPractice, useSaving } = await import('../../../client/state/practice.ts')

const wish = practiceWish.parse({ questionSetId: 'set' })
const tell: Tell = (type, message) => world.listener?.onTold(type, message)

const sitDown = () =>
  tell('join-success', {
    game: {
      code: 'PRACTICE-1',
      gameMode: 'classic',
      title: 'Sums',
      phase: 'question',
      round: 1,
      host: { username: 'Ann' },
      players: 2,
    },
    playerId: 'pupil',
    seatKey: 'key',
    isHost: true,
    plays: true,
    build: '',
    practice: { difficulty: 'medium', isOwn: false },
  })

const end = () => {
  const seat = { userId: null, username: 'x', slime: 'mint', place: 1, correctCount: 1, mark: 0 }
  const players = [
    { ...seat, id: 'pupil', score: 900 },
    { ...seat, id: 'rival', score: 800 },
  ]
  tell('game-finished', { players, awards: { mostCorrect: [], climber: null }, currency: 45 })
}

beforeEach(async () => {
  leavePractice()
  Object.assign(world, { saves: [], opened: [], answer: kept, isThere: false, isReached: true })
  await startPractice(wish, 'u')
  sitDown()
})

describe('a finished practice', () => {
  it('has its pupil’s coins asked for again a second after the save', async () => {
    vi.useFakeTimers()
    end()
    await vi.advanceTimersByTimeAsync(999)
    expect([useSaving.getState().saving.kind, world.coinsAsked]).toEqual(['saved', 0])
    await vi.advanceTimersByTimeAsync(1)
    expect(world.coinsAsked).toBe(1)
    vi.useRealTimers()
  })

  it('is saved once it is on record, and once only, also by who comes back after its end', async () => {
    expect(world.saves).toHaveLength(0)
    end()
    end()
    await vi.waitFor(() => expect(useSaving.getState().saving).toEqual({ kind: 'saved', paid: 12 }), patience)
    end()
    await save()
    expect(world.saves).toMatchObject([{ questionSetId: 'set', score: 900, currencyEarned: 45 }])
  })

  it('can be saved again when the first time did not arrive', async () => {
    world.answer = { ok: false, status: 0, error: 'offline' }
    end()
    await vi.waitFor(
      () => expect(useSaving.getState().saving).toMatchObject({ kind: 'failed', isFinal: false }),
      patience,
    )
    world.answer = kept
    await save()
    await save()
    expect(world.saves).toHaveLength(2)
  })

  it('that was saved before a reload shows what was paid then, and not what it would be worth', async () => {
    world.answer = { ok: false, status: 409, error: 'Saved already', refusal: 'practiceRunSaved' }
    end()
    await vi.waitFor(() => expect(useSaving.getState().saving).toEqual({ kind: 'saved', paid: 5 }), patience)
  })

  it('is saved although the answer for the one before comes only now', async () => {
    let arrives = (_answer: object): void => {}
    world.answer = new Promise((resolve) => {
      arrives = resolve
    })
    end()
    leavePractice()
    await startPractice(wish, 'u')
    sitDown()
    arrives(kept)
    await new Promise((passed) => setImmediate(passed))
    world.answer = { ok: true, value: { saved: { currency_earned: 7 } } }
    end()
    await vi.waitFor(() => expect(useSaving.getState().saving).toEqual({ kind: 'saved', paid: 7 }), patience)
    expect(world.saves).toHaveLength(2)
  })
})

it('can be saved again when its pupil is back in whose browser somebody else had logged in', async () => {
  world.answer = { ok: false, status: 403, error: 'This belongs to somebody else', refusal: 'notYours' }
  end()
  const { otherAccount: message } = gamePracticeTexts
  await vi.waitFor(
    () => expect(useSaving.getState().saving).toEqual({ kind: 'failed', message, isFinal: false }),
    patience,
  )
  world.answer = kept
  await save()
  expect(useSaving.getState().saving).toMatchObject({ kind: 'saved' })
})

describe('a page that was loaded anew', () => {
  const loadAnew = async () => {
    const before = storage.get('slime-school.practice')
    leavePractice()
    storage.set('slime-school.practice', before ?? '')
    world.opened = []
    await startPractice(wish, 'u')
  }

  it('goes on with its practice', async () => {
    world.isThere = true
    await loadAnew()
    expect(world.opened).toEqual(['PRACTICE-1'])
  })

  it('goes on with its practice, where the line was dead for a while', async () => {
    vi.useFakeTimers()
    Object.assign(world, { isThere: true, isReached: false })
    const back = loadAnew()
    await vi.advanceTimersByTimeAsync(10_000)
    world.isReached = true
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await back
    expect(new Set(world.opened)).toEqual(new Set(['PRACTICE-1']))
    expect(storage.get('slime-school.practice')).toContain('PRACTICE-1')
  })

  it('waits for a server that is away, and goes on with its practice however late it comes', async () => {
    vi.useFakeTimers()
    Object.assign(world, { isThere: true, isReached: false })
    useConnection.setState({ online: false })
    const back = loadAnew()
    await vi.advanceTimersByTimeAsync(600_000)
    world.isReached = true
    useConnection.setState({ online: true })
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await back
    expect(new Set(world.opened)).toEqual(new Set(['PRACTICE-1']))
  })

  it('begins anew where its practice cannot be reached for longer than one is kept', async () => {
    vi.useFakeTimers()
    Object.assign(world, { isThere: true, isReached: false })
    useConnection.setState({ online: true })
    const back = loadAnew()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(world.opened).not.toContain('create')
    await vi.advanceTimersByTimeAsync(90_000)
    expect(world.opened.at(-1)).toBe('create')
    vi.useRealTimers()
    await back
  })

  it('does not come back to what its pupil has left meanwhile', async () => {
    vi.useFakeTimers()
    Object.assign(world, { isThere: true, isReached: false })
    const back = loadAnew()
    await vi.advanceTimersByTimeAsync(1)
    leavePractice()
    world.isReached = true
    await vi.advanceTimersByTimeAsync(10_000)
    vi.useRealTimers()
    await back
    expect(world.opened).toEqual(['PRACTICE-1'])
  })

  it('begins another one where that is gone', async () => {
    await loadAnew()
    expect(world.opened).toEqual(['PRACTICE-1', 'create'])
  })

  it('begins another one for who has left it, or wants to play again', async () => {
    world.isThere = true
    leavePractice()
    world.opened = []
    await startPractice(wish, 'u')
    expect(world.opened).toEqual(['create'])
  })
})
