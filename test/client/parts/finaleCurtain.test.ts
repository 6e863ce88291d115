import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { viewWith } from '../game/gameViews.ts'
import { handHooks, mountByHand } from '../handHooks.ts'

vi.mock('react', async (original) => ({ ...(await original<object>()), ...handHooks }))

const { FinaleCurtain } = await import('../../../client/screens/play/finale/FinaleCurtain.tsx')

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const told = viewWith({
  phase: 'resolve',
  questionNumber: 12,
  totalQuestions: 15,
  asked: { finale: 'next' } as never,
})

it('falls when the turn has been told, and waits with the turn in a pause', () => {
  let paused = false
  const draw = mountByHand(
    () => FinaleCurtain({ view: { ...told, paused } }) as ReactElement<{ 'data-down': true | undefined }>,
  )
  const isDownAfter = (ms: number): boolean => {
    vi.advanceTimersByTime(ms)
    return draw().props['data-down'] === true
  }
  expect(isDownAfter(2000)).toBe(false)
  paused = true
  draw()
  expect(isDownAfter(60_000)).toBe(false)
  paused = false
  draw()
  expect(isDownAfter(1299)).toBe(false)
  expect(isDownAfter(1)).toBe(true)
})

it('falls with a recording that plays faster or stands still', () => {
  let pace = 3
  const draw = mountByHand(() => FinaleCurtain({ view: told, pace }) as ReactElement<{ 'data-down': true | undefined }>)
  const isDownAfter = (ms: number): boolean => {
    vi.advanceTimersByTime(ms)
    return draw().props['data-down'] === true
  }
  expect(isDownAfter(1000)).toBe(false)
  pace = 0
  draw()
  expect(isDownAfter(60_000)).toBe(false)
  pace = 1
  draw()
  expect(isDownAfter(299)).toBe(false)
  expect(isDownAfter(1)).toBe(true)
})
