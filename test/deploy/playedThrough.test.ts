import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerAll, openGame, questionTold, socketOf } from '../product/playedGame.ts'
import { createSums, openProduct, type Product } from '../product/runningProduct.ts'
import { until } from '../rooms/roomHarness.ts'
import { findCaddy, startCaddy } from './caddy.ts'
import { findNginx, type SchoolProxy, startNginx } from './nginx.ts'

const nginx = findNginx()
const caddy = findCaddy()
for (const one of [nginx, caddy])
  if (typeof one !== 'string') process.stderr.write(`No game is played through a proxy: ${one.unavailable}\n`)

const proxies: [string, boolean, (port: number) => Promise<SchoolProxy | { unavailable: string }>][] = [
  ['nginx', typeof nginx === 'string', (port) => startNginx([port, port])],
  ['Caddy', typeof caddy === 'string', (port) => startCaddy(String(caddy), [port, port])],
]

describe.each(proxies.filter(([, isThere]) => isThere))('through %s', (_, __, start) => {
  let product: Product
  let proxy: SchoolProxy
  beforeAll(async () => {
    product = await openProduct({ PROCESS_ADDRESS: '/p2' })
    const started = await start(Number(new URL(product.url).port))
    if ('unavailable' in started) throw new Error(started.unavailable)
    proxy = started
  })
  afterAll(async () => {
    await proxy.stop()
    await product.close()
  })

  test('a class joins, and what it answers is acknowledged on the sockets of the process that has its game', async () => {
    const teacher = await product.register('teacher')
    const questionSetId = await createSums(teacher, 2)
    const game = await openGame(proxy.url, { host: teacher.cookie(), signedIn: [], size: 5, questionSetId })
    const { board, players } = game
    for (const device of [board, ...players])
      expect(socketOf(device).url).toMatch(new RegExp(`^ws://127.0.0.1:${proxy.port}/p2/[^/]+/${game.code}`))
    board.room.send('start-game', {})
    await until('the question', () => players.every((player) => questionTold(player) === 1))
    await answerAll(game, 1, [0, 1, 2, 3, 0])
    for (const device of [board, ...players]) socketOf(device).terminate()
  })
})
