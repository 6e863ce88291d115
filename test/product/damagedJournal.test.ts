import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGame } from './playedGame.ts'
import { createSums, openProduct, type Product } from './runningProduct.ts'

let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

const isOpen = async (code: string): Promise<boolean> => (await fetch(`${product.url}/api/games/${code}`)).ok

it('a server that finds three of four games damaged opens with what can be trusted, and says what it kept', async () => {
  const teacher = await product.register('teacher')
  const questionSetId = await createSums(teacher, 2)
  const open = async () =>
    (await openGame(product.url, { host: teacher.cookie(), signedIn: [], size: 3, questionSetId })).code
  const [whole, folder, byte, plan] = [await open(), await open(), await open(), await open()]
  await product.kill()

  const running = join(product.dataDir, 'running')
  const journals = readdirSync(running)
  const journalOf = (code: string) => journals.find((name) => name.startsWith(`${code}.`)) ?? ''
  const fileOf = (code: string) => join(running, journalOf(code))
  rmSync(fileOf(folder))
  mkdirSync(fileOf(folder))
  const text = readFileSync(fileOf(byte), 'utf8')
  writeFileSync(fileOf(byte), text.replace('Guest', 'Quest'))
  const db = new DatabaseSync(join(product.dataDir, 'archive.sqlite'))
  db.prepare(
    `UPDATE gamePlans SET body = json_remove(body, '$.plan.questions', '$.plan.settings')
      WHERE id = (SELECT json_extract(body, '$.gameId') FROM runningGames WHERE id = ?)`,
  ).run(plan)
  db.close()

  await product.start()
  expect(await Promise.all([whole, folder, byte, plan].map(isOpen))).toEqual([true, false, true, false])
  expect(readdirSync(join(product.dataDir, 'damaged')).sort()).toEqual(
    [`${folder}.json`, journalOf(folder), journalOf(byte), `${plan}.json`, journalOf(plan)].sort(),
  )
  for (const code of [folder, byte, plan]) {
    expect(product.errors.filter((line) => line.includes(`"game":"${code}"`)).join()).toContain('/damaged/')
  }

  const saidBefore = product.errors.length
  await product.stop()
  await product.start()
  expect(await Promise.all([whole, folder, byte, plan].map(isOpen))).toEqual([true, false, true, false])
  expect(product.errors.slice(saidBefore)).toEqual([])
})
