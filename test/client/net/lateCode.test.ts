import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useConnection } from '../../../client/net/connection.ts'
import { inTime } from '../../../client/net/lateCode.ts'
import { watchReachability } from '../../../client/net/reachability.ts'
import { deadLine } from './deadLine.ts'

const page = { stop: vi.fn(), reload: vi.fn() }
const stored = new Map<string, string>()

beforeEach(() => {
  vi.useFakeTimers()
  page.stop.mockReset()
  page.reload.mockReset()
  stored.clear()
  vi.stubGlobal('window', { stop: page.stop })
  vi.stubGlobal('location', { reload: page.reload })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  useConnection.setState({ online: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answering = () => vi.stubGlobal('fetch', async () => new Response())

watchReachability()

it('code that comes is simply there', async () => {
  expect(await inTime(async () => 'the screen')()).toBe('the screen')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.stop).not.toHaveBeenCalled()
  expect(page.reload).not.toHaveBeenCalled()
})

it('code that does not come lets go of everything, says so, and starts the page over once the server answers', async () => {
  const line = deadLine()
  void inTime(() => new Promise(() => {}))()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(page.stop).toHaveBeenCalledOnce()
  expect(useConnection.getState().online).toBe(false)
  expect(line.asked.length).toBeGreaterThan(2)
  expect(line.underWay).toBeLessThanOrEqual(6)
  expect(page.reload).not.toHaveBeenCalled()
  answering()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.reload).toHaveBeenCalledOnce()
  expect(useConnection.getState().online).toBe(true)
})

it('code that comes after all needs no new page', async () => {
  deadLine()
  const code = Promise.withResolvers<string>()
  const part = inTime(() => code.promise)()
  await vi.advanceTimersByTimeAsync(30_000)
  code.resolve('late')
  expect(await part).toBe('late')
  answering()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.reload).not.toHaveBeenCalled()
})

it('code that is missing for good is said after one new page, and not cured by a thousand', async () => {
  answering()
  const missing = inTime(() => Promise.reject(new Error('404')))
  void missing()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.reload).toHaveBeenCalledOnce()
  const again = expect(missing()).rejects.toThrow('404')
  await vi.advanceTimersByTimeAsync(20_000)
  await again
  expect(page.reload).toHaveBeenCalledOnce()
})

it('code that does not come to a page that has just started over is waited for as long as nobody answers', async () => {
  answering()
  const missing = inTime(() => Promise.reject(new Error('Failed to fetch')))
  void missing()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.reload).toHaveBeenCalledOnce()
  deadLine()
  const isOver = vi.fn()
  void missing().then(isOver, isOver)
  await vi.advanceTimersByTimeAsync(30_000)
  expect(isOver).not.toHaveBeenCalled()
  expect(useConnection.getState().online).toBe(false)
  await vi.advanceTimersByTimeAsync(60_000)
  answering()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(page.reload).toHaveBeenCalledTimes(2)
})

it('code that does not come a second time either is said to be missing, and not waited for in silence', async () => {
  answering()
  void inTime(() => Promise.reject(new Error('Failed to fetch')))()
  await vi.advanceTimersByTimeAsync(20_000)
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Failed to fetch'))
  const part = inTime(load.mockReturnValue(new Promise(() => {})))()
  const said = expect(part).rejects.toThrow('Failed to fetch')
  await vi.advanceTimersByTimeAsync(40_000)
  expect(load).toHaveBeenCalledTimes(2)
  await said
})

it('code that a page which has just started over could not load while nobody answered is loaded once somebody does', async () => {
  answering()
  void inTime(() => Promise.reject(new Error('Failed to fetch')))()
  await vi.advanceTimersByTimeAsync(20_000)
  deadLine()
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Failed to fetch'))
  const part = inTime(load.mockResolvedValue('the screen'))()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(load).toHaveBeenCalledOnce()
  answering()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await part).toBe('the screen')
  expect(page.reload).toHaveBeenCalledOnce()
})
