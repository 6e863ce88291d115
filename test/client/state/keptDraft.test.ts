import { afterEach, expect, it, vi } from 'vitest'
import { forgetDraft, keepDraft, keptDraft } from '../../../client/state/kept/keptDraft.ts'

afterEach(() => vi.unstubAllGlobals())

const storageOf = (room: number) => {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    removeItem: (key: string) => void held.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      held.set(key, text)
    },
  }
}

it('a draft that has become too large is not kept, and the smaller one from before does not come back', () => {
  vi.stubGlobal('sessionStorage', storageOf(40))
  keepDraft({ title: 'Before' })
  expect(keptDraft()).toEqual({ title: 'Before' })
  keepDraft({ title: 'After', picture: 'x'.repeat(40) })
  expect(keptDraft()).toBeNull()
  keepDraft({ title: 'Small again' })
  expect(keptDraft()).toEqual({ title: 'Small again' })
  forgetDraft()
  expect(keptDraft()).toBeNull()
})

it('without storage nothing is kept, and nothing breaks', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepDraft({ title: 'Nowhere' })
  forgetDraft()
  expect(keptDraft()).toBeNull()
})
