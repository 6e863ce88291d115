import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, showToast, toastDurationMs, toastMotionMs, useToasts } from '../../../client/state/toasts.ts'
import { sheets } from '../styles/sheets.ts'

const toasts = () => useToasts.getState().toasts

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    useToasts.setState({ toasts: [] })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  it('are infos that leave after three seconds, in three tenths of one', () => {
    showToast('Hello')
    expect(toasts()).toMatchObject([{ type: 'info', message: 'Hello', leaving: false }])
    vi.advanceTimersByTime(toastDurationMs - 1)
    expect(toasts()[0]?.leaving).toBe(false)
    vi.advanceTimersByTime(1)
    expect(toasts()[0]?.leaving).toBe(true)
    vi.advanceTimersByTime(toastMotionMs)
    expect(toasts()).toEqual([])
    expect([toastDurationMs, toastMotionMs]).toEqual([3000, 300])
  })

  it('move in and out for exactly as long as they are waited for', () => {
    const css = sheets.find(({ file }) => file === 'parts/feedback/Toasts.module.css')?.css ?? ''
    const moves = [...css.matchAll(/animation: global\((slide-\w+)\) ([\d.]+)s/g)].map(([, move, seconds]) => [
      move,
      Number(seconds) * 1000,
    ])
    expect(moves).toEqual([
      ['slide-in', toastMotionMs],
      ['slide-out', toastMotionMs],
    ])
  })

  it('stack, the newest last, and never bury the page', () => {
    for (const text of ['a', 'b', 'c', 'd', 'e']) showToast(text)
    expect(toasts().map(({ message }) => message)).toEqual(['b', 'c', 'd', 'e'])
  })

  it('can be sent away early', () => {
    const id = showToast('Hello', 'error')
    dismissToast(id)
    expect(toasts()[0]?.leaving).toBe(true)
  })
})
