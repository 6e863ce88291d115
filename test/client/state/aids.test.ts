import { afterEach, expect, it, vi } from 'vitest'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { ScreenAid } from '../../../rooms/shared/contract/classLimits.ts'

const world = vi.hoisted(() => ({ given: undefined as string[] | undefined, signedIn: 'ada' }))
vi.mock('../../../client/net/http.ts', () => ({
  callApi: async () => (world.given ? { ok: true, value: { screen: world.given } } : { ok: false, status: 0 }),
}))
vi.mock('../../../client/state/session.ts', () => ({ signedInUser: () => ({ id: world.signedIn }) }))

const kept = new Map<string, string>()
const dataset: { aids?: string } = {}
vi.stubGlobal('document', { documentElement: { dataset } })
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})

const { bringAids, chooseAids, takeOffAids } = await import('../../../client/state/aids.ts')

const ada = { id: 'ada', role: 'student' } as User
const large: ScreenAid[] = ['large']

afterEach(() => {
  kept.clear()
  takeOffAids()
  Object.assign(world, { given: undefined, signedIn: 'ada' })
})

it('who logs in again has the aids of their own choice, even if the server cannot be asked', async () => {
  await chooseAids(ada, large)
  takeOffAids()
  await bringAids(ada)
  expect(dataset.aids).toBe('large')
})

it('an aid that a teacher has set stays on, beside those that the pupil chooses and takes off again', async () => {
  world.given = ['calm']
  await bringAids(ada)
  world.given = undefined
  await chooseAids(ada, large)
  expect(dataset.aids?.split(' ').sort()).toEqual(['calm', 'large'])
  await chooseAids(ada, [])
  expect(dataset.aids).toBe('calm')
})

it('an answer that comes when another pupil sits here is not shown to them', async () => {
  world.given = ['large']
  world.signedIn = 'ben'
  await bringAids(ada)
  expect(dataset.aids).toBeUndefined()
})
