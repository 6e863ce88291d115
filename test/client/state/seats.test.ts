import { afterEach, expect, it, vi } from 'vitest'
import { forgetSeats, remotePrefix } from '../../../client/state/kept/seats.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like a browser's storage, which shows its entries as properties. */
const storageOf = (kept: Record<string, string>) =>
  Object.defineProperty(kept, 'removeItem', {
    enumerable: false,
    value: (name: string) => Reflect.deleteProperty(kept, name),
  })

it('who signs out leaves no key behind, neither of a seat nor of a remote', () => {
  const local = { 'slime-school:seat:ABC234': '1', [`${remotePrefix}ABC234`]: '2', 'slime-school:sound': 'on' }
  vi.stubGlobal('localStorage', storageOf(local))
  vi.stubGlobal('sessionStorage', storageOf({}))
  forgetSeats()
  expect(Object.keys(local)).toEqual(['slime-school:sound'])
})
