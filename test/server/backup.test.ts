import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createGzip, gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { openArchive } from '../../server/archive/openArchive.ts'
import { TakenOver, writeWholeFile } from '../../server/cli/wholeFile.ts'
import { asNobody, canBeAnotherUser } from './anotherUser.ts'
import { account, questionSet, report, reportPlayer } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Script = 'backup' | 'restore' | 'admin'
const run = (script: Script, dataDir: string, given: string[], flags: string[] = [], settings = {}) =>
  spawnSync(process.execPath, [...flags, join(import.meta.dirname, `../../server/cli/${script}.ts`), ...given], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '', ...settings },
    encoding: 'utf8',
  })

test('nothing is restored under a server that runs on the folder', async () => {
  const here = join(folder, 'running')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insertMany([account()])
  const file = join(folder, 'running.ndjson.gz')
  expect(run('backup', here, [file])).toMatchObject({ status: 0 })
  const words = expect.stringMatching(/in use by another Slime School.*\nNothing was restored/)
  expect(run('restore', here, [file])).toMatchObject({ status: 1, stderr: words, stdout: '' })
  await archive.close()
  expect(run('restore', here, [file])).toMatchObject({ status: 0 })
})

test('nobody else reads a backup, also where one that was killed has left something', async () => {
  const here = join(folder, 'killed')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insertMany([account()])
  await archive.close()
  const file = join(folder, 'killed.ndjson.gz')
  writeFileSync(`${file}.part`, 'half')
  chmodSync(`${file}.part`, 0o644)
  expect(run('backup', here, [file])).toMatchObject({ status: 0 })
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('the games of a large school are backed up and restored in little memory', async () => {
  const here = join(folder, 'large')
  const archive = await openArchive({ dataDir: here })
  const players = Array.from({ length: 200 }, () =>
    reportPlayer({ answers: Array.from({ length: 50 }, () => ({ choice: 1, correct: true, ms: 1_000, gained: 100 })) }),
  )
  for (let n = 0; n < 80; n++) await archive.reports.insert(report({ players }))
  await archive.accounts.insert(account())
  await archive.close()
  const file = join(folder, 'large.ndjson.gz')
  const little = ['--max-old-space-size=100']
  expect(run('backup', here, [file], little)).toMatchObject({ status: 0 })
  expect(run('restore', join(folder, 'large again'), [file], little)).toMatchObject({ status: 0 })
}, 60_000)

test('a backup taken beside a running server comes back in another archive', async () => {
  const here = join(folder, 'here')
  const archive = await openArchive({ dataDir: here })
  const people = Array.from({ length: 450 }, () => account())
  await archive.accounts.insertMany(people)
  await archive.questionSets.insert(questionSet({ id: 'kept', title: 'Grüße ☃' }))
  const file = join(folder, 'all.ndjson.gz')
  expect(run('backup', here, [file])).toMatchObject({ status: 0, stdout: `452 records written to ${file}\n` })
  await archive.close()

  const there = join(folder, 'there')
  expect(run('restore', there, [file])).toMatchObject({
    status: 0,
    stdout: '451 records restored, 1 were there already\n',
  })
  expect(run('restore', there, [file])).toMatchObject({
    status: 0,
    stdout: '0 records restored, 452 were there already\n',
  })
  const copy = await openArchive({ dataDir: there })
  expect(await copy.accounts.count()).toBe(450)
  expect((await copy.questionSets.get('kept'))?.title).toBe('Grüße ☃')
  await copy.close()

  truncateSync(file, 2_000)
  expect(run('restore', join(folder, 'damaged'), [file])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('The packed file is cut off'),
  })
  expect(readdirSync(folder)).not.toContain('all.ndjson.gz.part')
})

test('whom a backup cannot bring back, because somebody else has their name by now, is named', async () => {
  const [here, there] = [join(folder, 'old-machine'), join(folder, 'new-machine')]
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insertMany([
    account({ username: 'Ms_Rosen', usernameKey: 'ms_rosen' }),
    account({ username: 'lotte' }),
  ])
  await archive.close()
  const file = join(folder, 'old-machine.gz')
  run('backup', here, [file])
  const begun = await openArchive({ dataDir: there })
  await begun.accounts.insert(account({ username: 'ms_rosen', usernameKey: 'ms_rosen' }))
  await begun.close()
  const { status, stdout, stderr } = run('restore', there, [file])
  expect([status, stdout]).toEqual([1, '1 records restored, 1 were there already\n'])
  expect(stderr).toContain('1 could not be restored, because others are in their place: accounts (Ms_Rosen).')
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
    expect(run('restore', dataDir, [file])).toMatchObject({ status: 1, stderr: expect.stringContaining(words) })
    expect(existsSync(dataDir)).toBe(false)
    expect(run('restore', dataDir, [file, '--cut'])).toMatchObject({
      status: 0,
      stderr: expect.stringContaining(words),
    })
    const archive = await openArchive({ dataDir })
    expect(await archive.accounts.get('a')).toBeDefined()
    await archive.close()
    // Whoever was interrupted does it again, and may find that all of it is there.
    expect(run('restore', dataDir, [file, '--cut'])).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^0 records restored/),
    })
  })
})

test('a missing or damaged file is said in words', () => {
  const dataDir = join(folder, 'words')
  expect(run('restore', dataDir, [])).toMatchObject({ status: 1, stderr: expect.stringContaining('Which file?') })
  expect(run('restore', dataDir, ['/nowhere.gz'])).toMatchObject({ status: 1, stderr: 'There is no /nowhere.gz\n' })
  const damaged = join(folder, 'damaged.ndjson')
  writeFileSync(damaged, '{"shelf":"accounts","doc":{}}\n')
  expect(run('restore', dataDir, [damaged])).toMatchObject({ status: 1, stderr: expect.stringContaining('Line 1') })
})

test('a word that begins with a dash is no name of a backup: who asks for help gets it, and no file', async () => {
  const here = join(folder, 'helped')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insertMany([account()])
  await archive.close()
  for (const word of ['--help', '-h', '--cut']) {
    expect(run('backup', here, [word])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: 'npm run backup [-- FILE or FOLDER]\n',
    })
    expect(existsSync(word)).toBe(false)
  }
})

test.each(['nightly.bak', 'nightly.2026', 'nightly.ndjson.gz'])('a backup may be called %s', async (name) => {
  const here = join(folder, 'any-name')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  const file = join(folder, name)
  expect(run('backup', here, [file])).toMatchObject({ status: 0 })
  expect(run('restore', join(folder, `of ${name}`), [file])).toMatchObject({ status: 0, stderr: '' })
})

test('where a link leads to the backup of the night before, the new one replaces that one and not the link', async () => {
  const here = join(folder, 'linked')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  const [file, link] = [join(here, 'on-another-disk.gz'), join(folder, 'latest.gz')]
  writeFileSync(file, 'of the night before')
  symlinkSync(file, link)
  expect(run('backup', here, [link])).toMatchObject({ status: 0 })
  expect(String(gunzipSync(readFileSync(file)))).toContain('"shelf":"accounts"')
})

test('a link whose disk or file is not there keeps its place, and its backup lies where it leads', async () => {
  const here = join(folder, 'linked-ahead')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  const [first, second] = [join(here, 'first.gz'), join(here, 'second.gz')]
  symlinkSync('on-a-disk/backup.gz', second)
  symlinkSync('second.gz', first)
  expect(run('backup', here, [first])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('would lie in a folder that is not there'),
  })
  mkdirSync(join(here, 'on-a-disk'))
  expect(run('backup', here, [first])).toMatchObject({ status: 0 })
  for (const link of [first, second]) expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(String(gunzipSync(readFileSync(join(here, 'on-a-disk/backup.gz'))))).toContain('"shelf":"accounts"')
})

test('a link that leads in a circle is called so by its name', async () => {
  const here = join(folder, 'circles')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  const [first, second] = [join(here, 'there.gz'), join(here, 'and-back.gz')]
  symlinkSync('and-back.gz', first)
  symlinkSync('there.gz', second)
  for (const given of [first, `${first}/folder/nightly.gz`]) {
    const words = `${given} goes through links that lead in a circle`
    expect(run('backup', here, [given])).toMatchObject({ status: 1, stderr: `The backup was not made: ${words}\n` })
    expect(run('restore', here, [given])).toMatchObject({ status: 1, stderr: `${words}.\nNothing was restored.\n` })
  }
})

test('a folder that is not there gets no file of its name, which the next night would replace', async () => {
  const here = join(folder, 'of-folders')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  for (const given of ['unmounted', 'unmounted.d', 'nas.local', 'unmounted.gz/'].map((name) => `${folder}/${name}`)) {
    expect(run('backup', here, [given])).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(`There is no folder ${given}. Make it first`),
    })
    expect(existsSync(given)).toBe(false)
  }
  const plain = join(folder, 'nightly')
  writeFileSync(plain, 'the night before')
  expect(run('backup', here, [plain])).toMatchObject({ status: 0 })
})

test('a damaged backup of which nothing can be restored is no success', () => {
  const file = join(folder, 'torn.ndjson')
  writeFileSync(file, '{"shelf":"accou')
  expect(run('restore', join(folder, 'torn'), [file, '--cut'])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^Line 1 of the backup is damaged.*\nNothing was restored\.\n$/),
  })
})

test('what is packed otherwise, or damaged inside, is said to be so', () => {
  const other = join(folder, 'photo.gz')
  writeFileSync(other, Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xff]))
  expect(run('restore', join(folder, 'packed otherwise'), [other])).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The packed file is damaged, or it is no backup\.\nNothing was restored\./),
  })
})

test('a backup of a newer version is refused as a whole: nobody here can read what it holds', () => {
  const file = join(folder, 'newer.ndjson')
  const shape = JSON.stringify({ shelf: 'meta', doc: { id: 'shapeOfRecords', value: 1000 } })
  writeFileSync(file, `${shape}\n${JSON.stringify({ end: { records: 1 } })}\n`)
  const dataDir = join(folder, 'newer')
  const { status, stderr } = run('restore', dataDir, [file])
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/made by a newer version \(1000, .*\nNothing was restored\.\n$/),
  ])
  expect(existsSync(dataDir)).toBe(false)
})

test('where a backup cannot lie is said in words, and in a folder it is called after the time', async () => {
  const dataDir = join(folder, 'somewhere')
  const archive = await openArchive({ dataDir })
  await archive.accounts.insert(account())
  await archive.close()
  const place = join(folder, 'backups')
  const missing = run('backup', dataDir, [join(place, 'all.gz')])
  expect(missing).toMatchObject({
    status: 1,
    stderr: `The backup was not made: ${join(place, 'all.gz')} would lie in a folder that is not there\n`,
  })
  mkdirSync(place)
  expect(run('backup', dataDir, [place])).toMatchObject({ status: 0 })
  expect(readdirSync(place)).toEqual([expect.stringMatching(/^slime-school-\d{4}-.*\.ndjson\.gz$/)])
  const folderRead = run('restore', join(folder, 'elsewhere'), [place])
  expect(folderRead).toMatchObject({
    status: 1,
    stderr: `${place} is a folder, and has to be a file.\nNothing was restored.\n`,
  })
})

test.each([
  ['backup', join(folder, 'nobody.gz')],
  ['admin', 'list'],
] as const)('%s in a folder without a school says so instead of making one', async (script, word) => {
  const dataDir = join(folder, `mistyped-${script}`)
  const words = `There is no school with anybody in it in ${dataDir}. Set DATA_DIR as the server has it.\n`
  expect(run(script, dataDir, [word])).toMatchObject({ status: 1, stderr: words })
  expect(existsSync(dataDir)).toBe(false)
  await (await openArchive({ dataDir })).close()
  expect(run(script, dataDir, [word])).toMatchObject({ status: 1, stderr: words })
})

test('no other user of the machine may read a backup, nor the folder of records', async () => {
  const here = join(folder, 'private', 'data')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account())
  await archive.close()
  const file = join(folder, 'private.ndjson.gz')
  expect(run('backup', here, [file])).toMatchObject({ status: 0 })
  const othersMay = (path: string) => statSync(path).mode & 0o077
  expect([othersMay(file), othersMay(here)]).toEqual([0, 0])
})

test('what was done is told in words, newest first', async () => {
  const here = join(folder, 'acts')
  const archive = await openArchive({ dataDir: here })
  await archive.accounts.insert(account({ username: 'Lotte', usernameKey: 'lotte', role: 'student' }))
  await archive.close()
  for (const act of ['word', 'teacher']) expect(run('admin', here, [act, 'Lotte'])).toMatchObject({ status: 0 })
  const told = run('admin', here, ['log']).stdout.split('\n')
  expect(told[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d {2}\(at the server\) {2}made a teacher of Lotte$/)
  expect(told[1]).toMatch(/gave a one-time word to Lotte$/)
  // Between these two zones are 26 hours, so it is never the same day in both.
  const dayIn = (TIME_ZONE: string) => run('admin', here, ['log'], [], { TIME_ZONE }).stdout.slice(0, 10)
  expect(dayIn('Pacific/Kiritimati') > dayIn('Etc/GMT+12')).toBe(true)
})

test('the only administrator stays until somebody at the server says to be sure', async () => {
  const here = join(folder, 'only-administrator')
  const archive = await openArchive({ dataDir: here })
  for (const name of ['Rosen', 'Hale'])
    await archive.accounts.insert(account({ username: name, usernameKey: name.toLowerCase(), role: 'teacher' }))
  await archive.close()
  const admin = (...given: string[]) => run('admin', here, given)
  expect(admin('make', 'Rosen')).toMatchObject({ status: 0 })
  for (const command of ['unmake', 'student'])
    expect(admin(command, 'Rosen')).toMatchObject({
      status: 1,
      stderr:
        'Rosen is the only administrator. Make somebody else one first, or add --sure: then your school has none.\n',
    })
  expect(admin('list', 'Rosen').stdout).toContain('Rosen  administrator')
  expect(admin('teacher', 'Rosen')).toMatchObject({ status: 0, stdout: 'Rosen is an administrator now\n' })
  expect(admin('make', 'Hale')).toMatchObject({ status: 0 })
  expect(admin('unmake', 'Rosen')).toMatchObject({ status: 0, stdout: 'Rosen is a teacher now\n' })
  expect(admin('remove', 'Hale', '--sure')).toMatchObject({ status: 1, stdout: '' })
  expect(admin('unmake', 'Hale', '--sure')).toMatchObject({ status: 0, stdout: 'Hale is a teacher now\n' })
  expect(admin('remove', 'Hale')).toMatchObject({ status: 0, stdout: 'Hale is removed\n' })
})

test('what could not be done for somebody is no success, for scripts neither', async () => {
  const dataDir = join(folder, 'people')
  const archive = await openArchive({ dataDir })
  await archive.accounts.insert(account())
  await archive.close()
  expect(run('admin', dataDir, ['make', 'nobody-here'])).toMatchObject({
    status: 1,
    stderr: 'Nobody is called nobody-here\n',
  })
  expect(run('admin', dataDir, ['mkae', 'x'])).toMatchObject({ status: 1, stderr: expect.stringContaining('COMMAND') })
  expect(run('admin', dataDir, ['list', 'zzz'])).toMatchObject({ status: 0, stdout: 'Nobody is called so\n' })
})

test.runIf(canBeAnotherUser)('a school that this user may not look into is not called none', () => {
  const dataDir = join(folder, 'of-another')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o000)
  chmodSync(folder, 0o755)
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../server/cli/backup.ts')], {
    env: { ...process.env, DATA_DIR: dataDir, MONGODB_URI: '' },
    encoding: 'utf8',
    ...asNobody,
  })
  chmodSync(dataDir, 0o700)
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${dataDir} may not be written by this user`)])
})

test('a record that cannot be read any more is named, and all others are backed up', async () => {
  const here = join(folder, 'torn')
  const archive = await openArchive({ dataDir: here })
  await archive.pictures.insertMany(['a', 'torn', 'z'].map((id) => ({ id, image: 'data:image/png;base64,aaaa' })))
  await archive.accounts.insert(account())
  await archive.close()
  const before = join(folder, 'before-torn.ndjson.gz')
  run('backup', here, [before])
  const db = new DatabaseSync(join(here, 'archive.sqlite'))
  db.exec(`UPDATE pictures SET body = '{"id":"to' WHERE id = 'torn'`)
  db.close()
  const file = join(folder, 'torn.ndjson.gz')
  expect(run('backup', here, [file])).toMatchObject({
    status: 1,
    stdout: expect.stringContaining(`records written to ${file}`),
    stderr: '1 cannot be read any more, and are not in the backup: pictures torn\n',
  })
  const there = join(folder, 'torn-restored')
  expect(run('restore', there, [file])).toMatchObject({ status: 0 })
  const restored = await openArchive({ dataDir: there })
  expect([await restored.pictures.ids(9), await restored.accounts.count()]).toEqual([['a', 'z'], 1])
  await restored.close()

  // Each night's backup has the name of the one before, which is the only place that still has the record.
  for (const _ of ['one night', 'the next'])
    expect(run('backup', here, [before])).toMatchObject({
      status: 1,
      stdout: expect.stringContaining(`records written to ${before}.incomplete`),
    })
  expect(run('restore', there, [before])).toMatchObject({ status: 0, stdout: expect.stringMatching(/^1 records/) })
})

test('of two backups of one name at the same time one is whole, and the other one says that it was not made', async () => {
  const file = join(folder, 'twice.gz')
  const [first, second] = [tap(), tap()]
  const one = writeWholeFile(file, first.content(), createGzip(), () => file)
  await first.isRead
  const other = writeWholeFile(file, second.content(), createGzip(), () => file)
  await second.isRead
  first.end()
  await expect(one).rejects.toBeInstanceOf(TakenOver)
  expect(existsSync(file)).toBe(false)
  second.end()
  expect(await other).toBe(file)
  expect(String(gunzipSync(readFileSync(file)))).toBe('content')
  expect(readdirSync(folder)).not.toContain('twice.gz.part')
})

/** Content whose end the test decides. */
const tap = () => {
  const [read, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const content = async function* () {
    read.resolve()
    yield 'content'
    await ended.promise
  }
  return { content, isRead: read.promise, end: ended.resolve }
}
