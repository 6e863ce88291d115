import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paintInTurn } from '../../../client/parts/maps/paintingQueue.ts'
import { patience } from '../../patience.ts'

/** Hands out idle moments one by one, as on a page that is seldom idle. */
function idleMoments() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => waiting.push(begin))
  return {
    next: async () => {
      await vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0), patience)
      waiting.shift()?.()
    },
    waiting,
  }
}

let idle: ReturnType<typeof idleMoments>
beforeEach(() => {
  idle = idleMoments()
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const always = () => true

describe('pictures of maps', () => {
  it('are painted one at a time, in the order they were asked for, and only when the page is idle', async () => {
    const painted: string[] = []
    for (const name of ['first', 'second'])
      paintInTurn(async () => {
        painted.push(name)
      }, always)
    await idle.next()
    await vi.waitFor(() => expect(painted).toEqual(['first']), patience)
    await idle.next()
    await vi.waitFor(() => expect(painted).toEqual(['first', 'second']), patience)
  })

  it('are left out when nobody looks any more by the time it is their turn', async () => {
    const paint = vi.fn(async () => {})
    let wanted = true
    paintInTurn(paint, () => wanted)
    const after = vi.fn(async () => {})
    paintInTurn(after, always)
    wanted = false
    await idle.next()
    await idle.next()
    await vi.waitFor(() => expect(after).toHaveBeenCalled(), patience)
    expect(paint).not.toHaveBeenCalled()
  })

  it('do not keep the next from its turn when one fails', async () => {
    paintInTurn(() => Promise.reject(new Error('no canvas')), always)
    const next = vi.fn(async () => {})
    paintInTurn(next, always)
    await idle.next()
    await idle.next()
    await vi.waitFor(() => expect(next).toHaveBeenCalled(), patience)
  })
})
