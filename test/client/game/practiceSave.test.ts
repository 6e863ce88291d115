import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PracticeListener } from '../../../client/net/practiceConnection.ts'

const world = vi.hoisted(() => ({
  listener: undefined as PracticeListener | undefined,
  saves: [] as object[],
  answer: {} as object,
}))

vi.mock('../../../client/state/player.ts', () => ({ refreshPlayer: async () => {} }))
vi.mock('../../../client/net/roomLine.ts', () => ({ refusalOf: () => undefined }))
vi.mock('../../../client/net/practiceConnection.ts', () => ({
  PracticeConnection: class {
    constructor(listener: PracticeListener) {
      world.listener = listener
    }
    async open() {}
    send() {}
    leave() {}
  },
  savePractice: async (_user: string, run: object) => {
    world.saves.push(run)
    return world.answer
  },
}))

const kept = { ok: true, value: { saved: { currency_earned: 12 } } }

const { leavePractice, save, startPractice } = await import('../../../client/state/practice.ts')

type Told = Parameters<PracticeListener['onState']>[0]

const stateOf = (phase: string) => ({ phase, gameMode: 'classic', difficulty: 'medium', score: 900 }) as Told
const heard = () => {
  if (!world.listener) throw new Error('nobody listens')
  return world.listener
}

beforeEach(async () => {
  leavePractice()
  Object.assign(world, { saves: [], answer: kept })
  await startPractice({ questionSetId: 'set', difficulty: 'medium', gameMode: 'classic' }, 'u')
})

describe('a finished practice', () => {
  it('is saved once it is on record, and once only', async () => {
    heard().onState(stateOf('finished'))
    expect(world.saves).toHaveLength(0)
    heard().onTold('game-finished', { runId: 'r' })
    heard().onState(stateOf('finished'))
    heard().onTold('game-finished', { runId: 'r' })
    await save()
    expect(world.saves).toMatchObject([{ questionSetId: 'set', score: 900 }])
  })

  it('is saved by whoever was away when it ended', () => {
    heard().onLine(true)
    heard().onLine(false)
    heard().onLine(true)
    heard().onState(stateOf('finished'))
    expect(world.saves).toHaveLength(1)
  })

  it('is not saved before it has ended', () => {
    heard().onState(stateOf('reveal'))
    expect(world.saves).toHaveLength(0)
  })

  it('can be saved again when the first time did not arrive', async () => {
    world.answer = { ok: false, status: 0, error: 'offline' }
    heard().onState(stateOf('finished'))
    heard().onTold('game-finished', { runId: 'r' })
    await Promise.resolve()
    world.answer = kept
    await save()
    await save()
    expect(world.saves).toHaveLength(2)
  })
})
