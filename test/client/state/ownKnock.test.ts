import { beforeEach, expect, it, vi } from 'vitest'

class Storage {
  getItem = (key: string) => (key in this ? String(Reflect.get(this, key)) : null)
  setItem = (key: string, value: string) => void Reflect.set(this, key, value)
  removeItem = (key: string) => void Reflect.deleteProperty(this, key)
}

/** Another page in the same tab: it has lost what was in memory, but not what was stored. */
const freshPage = async () => {
  vi.resetModules()
  return import('../../../client/state/kept/seats.ts')
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('localStorage', new Storage())
})

it('a tab brings one key under one name, also after a reload, and another under another name or in another game', async () => {
  const { ownKnock } = await freshPage()
  const key = ownKnock('abc234', 'Ann')
  expect(key.length).toBeGreaterThanOrEqual(20)
  expect(ownKnock('ABC234', 'Ann')).toBe(key)
  expect((await freshPage()).ownKnock('ABC234', 'Ann')).toBe(key)
  expect(new Set([key, ownKnock('ABC234', 'Ben'), ownKnock('ABC234'), ownKnock('XYZ234', 'Ann')]).size).toBe(4)
})

it('whoever signs out leaves none of them to the next at this computer', async () => {
  const { ownKnock, forgetSeats } = await freshPage()
  const key = ownKnock('ABC234', 'Ann')
  forgetSeats()
  expect(ownKnock('ABC234', 'Ann')).not.toBe(key)
})

it('a browser that keeps nothing has its key until the page goes', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { ownKnock } = await freshPage()
  expect(ownKnock('ABC234', 'Ann')).toBe(ownKnock('ABC234', 'Ann'))
})
