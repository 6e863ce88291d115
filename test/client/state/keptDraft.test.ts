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

it('a draft that is too large for the storage lives on with its page, and the smaller one from before does not come back', () => {
  vi.stubGlobal('sessionStorage', storageOf(40))
  keepDraft({ title: 'Before' })
  expect(keptDraft()).toEqual({ title: 'Before' })
  const large = { title: 'After', picture: 'x'.repeat(40) }
  keepDraft(large)
  expect(keptDraft()).toEqual(large)
  keepDraft({ title: 'Small again' })
  expect(keptDraft()).toEqual({ title: 'Small again' })
  keepDraft(large)
  forgetDraft()
  expect(keptDraft()).toBeNull()
})

it('without storage a draft lives as long as its page', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(keptDraft()).toBeNull()
  keepDraft({ title: 'Nowhere' })
  expect(keptDraft()).toEqual({ title: 'Nowhere' })
  forgetDraft()
  expect(keptDraft()).toBeNull()
})
