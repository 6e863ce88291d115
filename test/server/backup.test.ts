import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openArchive } from '../../server/archive/openArchive.ts'
import { account, questionSet } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (script: 'backup' | 'restore', dataDir: string, ...given: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, `../../server/cli/${script}.ts`), ...given], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' },
    encoding: 'utf8',
  })

test('a backup taken beside a running server comes back in another archive', async () => {
  const here = join(folder, 'here')
  const archive = await openArchive({ dataDir: here })
  const people = Array.from({ length: 450 }, () => account())
  await archive.accounts.insertMany(people)
  await archive.questionSets.insert(questionSet({ id: 'kept', title: 'Grüße ☃' }))
  const file = join(folder, 'all.ndjson.gz')
  expect(run('backup', here, file)).toMatchObject({ status: 0, stdout: `452 records written to ${file}\n` })
  await archive.close()

  const there = join(folder, 'there')
  expect(run('restore', there, file)).toMatchObject({
    status: 0,
    stdout: '451 records restored, 1 were there already\n',
  })
  expect(run('restore', there, file)).toMatchObject({
    status: 0,
    stdout: '0 records restored, 452 were there already\n',
  })
  const copy = await openArchive({ dataDir: there })
  expect(await copy.accounts.count()).toBe(450)
  expect((await copy.questionSets.get('kept'))?.title).toBe('Grüße ☃')
  await copy.close()

  truncateSync(file, 2_000)
  expect(run('restore', join(folder, 'damaged'), file)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The packed file is cut off'),
  })
  expect(readdirSync(folder)).not.toContain('all.ndjson.gz.part')
})

describe('a backup that is not whole', () => {
  const record = (id: string) => JSON.stringify({ shelf: 'accounts', doc: account({ id }) })
  const end = (records: number) => JSON.stringify({ end: { records } })
  const backupOf = (name: string, ...lines: string[]) => {
    const file = join(folder, `${name}.ndjson`)
    writeFileSync(file, lines.map((line) => `${line}\n`).join(''))
    return file
  }

  test.each<[string, string[], string]>([
    ['cut at the end of a line', [record('a'), record('b')], 'no end mark after its 2 records'],
    ['without a line in the middle', [record('a'), end(2)], 'holds 1 records and should hold 2'],
    ['with lines after its end', [record('a'), end(1), record('b')], 'Line 3 of the backup comes after its end'],
    ['with a damaged line', [record('a'), record('b').slice(9), end(2)], 'Line 2 of the backup is damaged'],
  ])('%s is refused in words, before anything is restored', async (what, lines, words) => {
    const name = what.replaceAll(' ', '-')
    const file = backupOf(name, ...lines)
    const dataDir = join(folder, name)
    expect(run('restore', dataDir, file)).toMatchObject({ status: 1, stderr: expect.stringContaining(words) })
    expect(existsSync(dataDir)).toBe(false)
    expect(run('restore', dataDir, file, '--cut')).toMatchObject({ status: 0, stderr: expect.stringContaining(words) })
    const archive = await openArchive({ dataDir })
    expect(await archive.accounts.get('a')).toBeDefined()
    await archive.close()
  })
})

test('a missing or damaged file is said in words', () => {
  const dataDir = join(folder, 'words')
  expect(run('restore', dataDir)).toMatchObject({ status: 1, stderr: expect.stringContaining('Which file?') })
  expect(run('restore', dataDir, '/nowhere.gz')).toMatchObject({ status: 1, stderr: 'There is no /nowhere.gz\n' })
  const damaged = join(folder, 'damaged.ndjson')
  writeFileSync(damaged, '{"shelf":"accounts","doc":{}}\n')
  expect(run('restore', dataDir, damaged)).toMatchObject({ status: 1, stderr: expect.stringContaining('Line 1') })
})
