import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1))
}

it('the figures of operation say what is going on in this process', async () => {
  expect(await figure('rooms_open{kind="game"}')).toBe(0)
  expect(await figure('processes_known')).toBe(1)
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 2)
  const { players } = await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 3, questionSetId })
  expect(await figure('rooms_open{kind="game"}')).toBe(1)
  expect(await figure('rooms_open{kind="practice"}')).toBe(0)
  expect(await figure('devices_connected{kind="game"}')).toBe(4)
  expect(await figure('journals_behind')).toBe(0)
  expect(await figure('journal_write_seconds_count')).toBeGreaterThan(0)
  expect(await figure('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  for (const { room } of players) void room.leave()
})
