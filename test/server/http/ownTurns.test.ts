import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepOwnTurns } from '../../../server/ownTurns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const patienceMs = 10_000

class Answer extends EventEmitter {
  destroyed = false
  closed = false
  leave(): void {
    this.closed = true
    this.emit('close')
  }
  destroy(): void {
    this.destroyed = true
    this.leave()
  }
}

const someTurns = () => {
  const ownTurn = keepOwnTurns({ patienceMs })
  const asked: { answer: Answer; may: boolean | undefined }[] = []
  const ask = async (who = 'teacher') => {
    const one: (typeof asked)[number] = { answer: new Answer(), may: undefined }
    asked.push(one)
    one.may = await ownTurn(who, one.answer as unknown as ServerResponse)
  }
  const begun = () => asked.flatMap(({ may }, index) => (may ? [index] : []))
  return { ask, asked, begun }
}

const settled = () => vi.advanceTimersByTimeAsync(1)

it('an account is answered once at a time, in the order in which it asked; another account does not wait', async () => {
  const { ask, asked, begun } = someTurns()
  for (const who of ['teacher', 'teacher', 'teacher', 'colleague']) void ask(who)
  await settled()
  expect(begun()).toEqual([0, 3])
  asked[0]?.answer.leave()
  await settled()
  expect(begun()).toEqual([0, 1, 3])
  asked[1]?.answer.leave()
  await settled()
  expect(begun()).toEqual([0, 1, 2, 3])
})

it('an answer on a slow line goes on while the next one goes ahead', async () => {
  const { ask, asked, begun } = someTurns()
  void ask()
  void ask()
  await vi.advanceTimersByTimeAsync(patienceMs - 1)
  expect(begun()).toEqual([0])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun()).toEqual([0, 1])
  expect(asked[0]?.answer.destroyed).toBe(false)
  asked[0]?.answer.leave()
  void ask()
  await settled()
  expect(begun()).toEqual([0, 1])
})

it('of answers that nobody takes three lie in memory at most, and one begins at a time', async () => {
  const { ask, asked, begun } = someTurns()
  for (let n = 0; n < 9; n++) void ask()
  for (const [waits, on] of [
    [0, [0]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [3, [1, 2, 3]],
    [4, [2, 3, 4]],
  ] as const) {
    await vi.advanceTimersByTimeAsync(waits === 0 ? 0 : patienceMs + 1)
    expect(begun().filter((index) => !asked[index]?.answer.closed)).toEqual(on)
  }
})

it('too many that wait are refused, and one whose caller has gone takes no turn', async () => {
  const { ask, asked, begun } = someTurns()
  for (let n = 0; n < 10; n++) void ask()
  await settled()
  expect(asked[9]?.may).toBe(false)
  asked[1]?.answer.destroy()
  asked[0]?.answer.leave()
  await settled()
  expect(asked[1]?.may).toBe(false)
  expect(begun()).toEqual([0, 2])
})

it('a script that asks without end gets two a second, and its account is forgotten once it has stopped', async () => {
  const { ask, asked, begun } = someTurns()
  const goOn = async (ms: number, isAsking: boolean) => {
    for (let at = 0; at < ms; at += 10) {
      if (isAsking) void ask()
      await vi.advanceTimersByTimeAsync(10)
      for (const { answer, may } of asked) if (may && !answer.closed) answer.leave()
    }
  }
  await goOn(10_000, true)
  const { length } = begun()
  expect(length).toBeGreaterThan(30)
  expect(length).toBeLessThan(45)
  await goOn(60_000, false)
  expect(vi.getTimerCount()).toBe(0)
})
