import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import type { EntryLog } from '../../../server/archive/entryLog.ts'
import { flushToDisk } from '../../../server/archive/sqlite/diskFlush.ts'
import { openEntryFiles } from '../../../server/archive/sqlite/entryFiles.ts'
import { patience } from '../../patience.ts'
import { batchesOf, by } from './batchesOf.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-entries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const places = { running: join(folder, 'running'), damaged: join(folder, 'damaged') }
const fileOf = (code: string) => join(places.running, `${code}.ndjson`)
const copyOf = (code: string) => join(places.damaged, `${code}.ndjson`)

const note = (at: number) => ({ kind: 'started' as const, at })
const write = async (log: EntryLog, code: string, from: number, to: number) => {
  for (let n = from; n < to; n++) await log.append(by(code), n, [note(n)])
}
const numbers = async (log: EntryLog, code: string) => (await batchesOf(log, by(code))).flat().map(({ at }) => at)

/** A game of this many batches whose server has ended. Then `harm` damages its file. */
const harmed = async (code: string, batches: number, harm: (path: string) => void) => {
  const before = openEntryFiles(places)
  await write(before, code, 0, batches)
  before.close()
  harm(fileOf(code))
  return openEntryFiles(places)
}

const lines = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1)
const rewrite = (change: (lines: string[]) => string[]) => (path: string) =>
  writeFileSync(path, `${change(lines(path)).join('\n')}\n`)

test.each(['[{"kind":"sta', '0a1b2c3d [{"kind":"sta', '\0\0\0\0'])(
  'a last batch that is not whole (%j) is dropped and kept, and the game goes on behind what is',
  async (tail) => {
    const code = `TORN${Buffer.from(tail).toString('hex').slice(0, 12)}`
    const after = await harmed(code, 3, (path) => appendFileSync(path, tail))
    const whole = readFileSync(fileOf(code))
    expect(await after.takeUp(by(code))).toMatchObject({
      batches: [[note(0)], [note(1)], [note(2)]],
      damage: { keptIn: copyOf(code), wasAcknowledged: false },
    })
    expect(readFileSync(copyOf(code))).toEqual(whole)
    await write(after, code, 3, 5)
    expect(await numbers(after, code)).toEqual([0, 1, 2, 3, 4])
    after.close()
  },
)

test.each<[string, (all: string[]) => string[]]>([
  ['a byte is wrong', (all) => all.with(2, (all[2] ?? '').replace('"at":2', '"at":7'))],
  ['a line is half', (all) => all.with(2, (all[2] ?? '').slice(0, 15))],
  ['a line is missing', (all) => all.toSpliced(2, 1)],
  ['a line stands twice', (all) => all.toSpliced(2, 0, all[1] ?? '')],
  ['a line is no batch', (all) => all.with(2, '{"no":"list"}')],
  ['a line is empty', (all) => all.with(2, '')],
  ['its entries are none', (all) => all.with(2, '[{}]')],
])('where %s the game is back as it was before, and all that was there is kept', async (what, change) => {
  const code = `HARM${what.replaceAll(' ', '')}`
  const after = await harmed(code, 5, rewrite(change))
  const whole = readFileSync(fileOf(code))
  const read = await after.takeUp(by(code))
  expect(read).toMatchObject({
    batches: [[note(0)], [note(1)]],
    damage: { keptIn: copyOf(code), wasAcknowledged: true },
  })
  expect(read).toMatchObject({ damage: { what: expect.stringContaining(`${fileOf(code)}, batch 3`) } })
  expect(readFileSync(copyOf(code))).toEqual(whole)
  await write(after, code, 2, 4)
  expect(await numbers(after, code)).toEqual([0, 1, 2, 3])
  after.close()
})

test('each copy has its own name', async () => {
  const code = 'TWJCE2'
  for (const from of [0, 2]) {
    const log = openEntryFiles(places)
    if (from > 0) await log.takeUp(by(code))
    await write(log, code, from, from + 2)
    log.close()
    appendFileSync(fileOf(code), 'half')
    const after = openEntryFiles(places)
    await after.takeUp(by(code))
    after.close()
  }
  expect(readdirSync(places.damaged).filter((name) => name.startsWith(code))).toEqual([
    `${code}.2.ndjson`,
    `${code}.ndjson`,
  ])
})

test('a journal of before there were checksums is read, and goes on with them', async () => {
  const code = 'EARLJR'
  const log = await harmed(code, 0, (path) => writeFileSync(path, `${JSON.stringify([note(0)])}\n`))
  expect(await numbers(log, code)).toEqual([0])
  await write(log, code, 1, 2)
  expect(await numbers(log, code)).toEqual([0, 1])
  expect(lines(fileOf(code))[1]).toMatch(/^[0-9a-f]{8} \[/)
  log.close()
})

test('what cannot be read is an answer, and is set aside with the record of the game', async () => {
  const log = openEntryFiles(places)
  mkdirSync(join(fileOf('FALDER'), 'inside'), { recursive: true })
  expect(await log.takeUp(by('FALDER'))).toMatchObject({
    isLasting: true,
    unreadable: expect.stringContaining('EISDIR'),
  })
  expect(await log.setAside('FALDER', 'FALDER', { plan: 'of the game' })).toEqual([
    join(places.damaged, 'FALDER.json'),
    copyOf('FALDER'),
  ])
  expect(JSON.parse(readFileSync(join(places.damaged, 'FALDER.json'), 'utf8'))).toEqual({ plan: 'of the game' })
  expect(existsSync(join(copyOf('FALDER'), 'inside'))).toBe(true)
  expect(await log.takeUp(by('FALDER'))).toEqual({ batches: [], nextSequence: 0 })
  log.close()
})

test('without room for its copy a journal is not cut, and another start may try again', async () => {
  const log = await harmed('NORAAM', 2, (path) => appendFileSync(path, 'half'))
  const whole = readFileSync(fileOf('NORAAM'))
  log.close()
  const blocked = openEntryFiles({ ...places, damaged: join(fileOf('NORAAM'), 'damaged') })
  expect(await blocked.takeUp(by('NORAAM'))).toHaveProperty('unreadable')
  expect(readFileSync(fileOf('NORAAM'))).toEqual(whole)
  blocked.close()
})

test('what is no game’s journal is taken aside, and those that are open or known stay', async () => {
  for (const name of readdirSync(places.running)) rmSync(join(places.running, name), { recursive: true })
  const before = openEntryFiles(places)
  for (const code of ['KNQWNN', 'NQBQDY']) await write(before, code, 0, 2)
  before.close()
  const log = openEntryFiles(places)
  await write(log, 'APENED', 0, 1)
  expect(await log.takeLeftovers((journal) => journal === 'KNQWNN')).toEqual([copyOf('NQBQDY')])
  expect(readdirSync(places.running).sort()).toEqual(['APENED.ndjson', 'KNQWNN.ndjson'])
  expect(lines(copyOf('NQBQDY'))).toHaveLength(2)
  log.close()
})

test.each(['new', 'taken up'])(
  'what the disk refused of a %s journal is written again before it counts as kept',
  async (which) => {
    const code = `EIO${which.length}`
    const longAgo = new Date(0)
    const answers: ((error: Error | null) => void)[] = []
    const disk = flushToDisk({
      flush: (_, answer) => void answers.push(answer),
      flushNames: (_, done) => done(),
      everyMs: 1,
    })
    if (which === 'taken up') (await harmed(code, 2, () => {})).close()
    const log = openEntryFiles(places, { disk })
    await log.takeUp(by(code))
    const from = which === 'new' ? 0 : 2
    await write(log, code, from, from + 1)
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience)
    utimesSync(fileOf(code), longAgo, longAgo)
    answers.shift()?.(new Error('EIO'))
    await vi.waitFor(() => expect(answers).toHaveLength(1), patience)
    expect(statSync(fileOf(code)).mtime).not.toEqual(longAgo)
    answers.shift()?.(null)
    expect(log.failure()).toBeUndefined()
    expect(await numbers(log, code)).toEqual(Array.from({ length: from + 1 }, (_, n) => n))
    log.close()
  },
)

test('a disk that refuses one game at the end of the process is said to, after all other games have been taken to it', async () => {
  const ended: number[] = []
  const disk = flushToDisk()
  const endWith: typeof disk.endWith = (file) => {
    ended.push(file.fd)
    disk.endWith(file)
    if (ended.length === 1) throw new Error('EIO')
  }
  const log = openEntryFiles(places, { disk: { ...disk, endWith } })
  for (const code of ['LASTA', 'LASTB', 'LASTC']) await write(log, code, 0, 1)
  expect(() => log.close()).toThrow('EIO')
  expect(ended).toHaveLength(3)
})
