import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { openArchive } from '../../../server/archive/openArchive.ts'
import { questionSet } from '../records.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'slime-long-'))
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(dataDir, { recursive: true, force: true })
})

/** How many letters were read in each turn of the event loop. */
function lettersByTurn() {
  const letters = [0]
  const timer = { isOver: false }
  const nextTurn = () => {
    letters.push(0)
    if (!timer.isOver) setImmediate(nextTurn)
  }
  const { parse } = JSON
  vi.spyOn(JSON, 'parse').mockImplementation((text, ...more) => {
    letters.push((letters.pop() ?? 0) + String(text).length)
    return parse(text, ...more)
  })
  setImmediate(nextTurn)
  return () => {
    timer.isOver = true
    return letters
  }
}

test('what is long is read a part at a time, so that others come in between, and is all there', async () => {
  const archive = await openArchive({ dataDir })
  const text = 'x'.repeat(100_000)
  const question = { question: text, answers: ['1', '2', '3', '4'], correct: 1 }
  const sets = Array.from({ length: 20 }, (_, n) => questionSet({ createdAt: n, questions: [question] }))
  await archive.questionSets.insertMany(sets)
  const over = lettersByTurn()
  const found = await archive.questionSets.find({
    where: { ownerId: 'somebody' },
    sort: [['createdAt', 'asc']],
    limit: 100,
  })
  const letters = over()
  await archive.close()
  expect(found.map(({ version: _, ...set }) => set)).toEqual(sets)
  expect(Math.max(...letters)).toBeLessThan(300_000)
  expect(letters.reduce((sum, some) => sum + some)).toBeGreaterThan(2_000_000)
})
