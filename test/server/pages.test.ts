import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildFailure, pagesIn } from '../../server/cli/pages.ts'
import { patience } from '../patience.ts'

let folder: string
const at = (path: string) => join(folder, path)
const day = (number: number) => new Date(2026, 0, number)
const write = (path: string, text: string, changed = day(1)) => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
  utimesSync(at(path), changed, changed)
}
const build = (changed: Date) => write('dist/client/index.html', 'pages', changed)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'slime-pages-'))
  write('client/main.tsx', 'of version 1')
  write('rooms/game.ts', 'rules')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('pages are built where there are none, and where something they are made of is newer', () => {
  expect(pagesIn(folder).areBuilt()).toBe(false)
  build(day(5))
  expect(pagesIn(folder).areBuilt()).toBe(true)
  write('client/main.tsx', 'of version 2', day(6))
  expect(pagesIn(folder).areBuilt()).toBe(false)
})

test('and where another version lies beside them, however old its files say they are', () => {
  build(day(5))
  pagesIn(folder).noteBuilt()
  expect(pagesIn(folder).areBuilt()).toBe(true)
  write('client/main.tsx', 'of version 2', day(3))
  expect(pagesIn(folder).areBuilt()).toBe(false)
  build(day(8))
  pagesIn(folder).noteBuilt()
  rmSync(at('rooms/game.ts'))
  expect(pagesIn(folder).areBuilt()).toBe(false)
})

test('and not again where the same files have been put there anew, or the pages come from another machine', () => {
  build(day(5))
  pagesIn(folder).noteBuilt()
  write('client/main.tsx', 'of version 1', day(9))
  expect(pagesIn(folder).areBuilt()).toBe(true)
  const other = at('other')
  cpSync(at('dist'), join(other, 'dist'), { recursive: true })
  utimesSync(join(other, 'dist/client/index.html'), day(7), day(7))
  cpSync(at('client'), join(other, 'client'), { recursive: true })
  cpSync(at('rooms'), join(other, 'rooms'), { recursive: true })
  expect(pagesIn(other).areBuilt()).toBe(true)
})

test('pages built in another way are gone by their time', () => {
  build(day(5))
  pagesIn(folder).noteBuilt()
  write('client/main.tsx', 'of version 2', day(6))
  build(day(7))
  expect(pagesIn(folder).areBuilt()).toBe(true)
})

test('pages that a start did not finish are built again, and count once they are finished', () => {
  pagesIn(folder).noteBegun()
  build(day(5))
  expect(pagesIn(folder).areBuilt()).toBe(false)
  pagesIn(folder).noteBuilt()
  expect(pagesIn(folder).areBuilt()).toBe(true)
  write('client/main.tsx', 'of version 2', day(6))
  pagesIn(folder).noteBegun()
  build(day(7))
  expect(pagesIn(folder).areBuilt()).toBe(false)
})

test('a builder that was ended from outside has said nothing, so the start says what is likely', () => {
  expect(buildFailure('SIGKILL')).toMatch(/memory.*1 GB.*\n.*copy its folder dist/)
  expect(buildFailure(null)).toContain('stands above')
  expect(buildFailure('SIGINT')).toBe('')
})

const start = join(import.meta.dirname, '../../server/cli/start.ts')

const noteAsked = "fs.appendFileSync('asked', process.pid + '\\n')"

/** A start in the folder, with a stand-in for the builder. Its port does not fit, so no school opens after that. */
const begin = async (builder: string, signal?: NodeJS.Signals) => {
  mkdirSync(at('node_modules/vite/bin'), { recursive: true })
  writeFileSync(at('node_modules/vite/bin/vite.js'), `const fs = require('fs')\n${noteAsked}\n${builder}`)
  const child = spawn(process.execPath, [start], { cwd: folder, env: { ...process.env, PORT: 'none' } })
  let said = ''
  for (const line of [child.stdout, child.stderr])
    line.on('data', (text: Buffer) => {
      said += text
    })
  if (signal) {
    await vi.waitUntil(() => existsSync(at('asked')) && readFileSync(at('asked'), 'utf8').endsWith('\n'), patience)
    child.kill(signal)
  }
  await once(child, 'close')
  return said
}

test('of two starts at once in one folder one builds, and the other waits for it', async () => {
  const builder = `fs.rmSync('dist/client', { recursive: true, force: true })
    setTimeout(() => {
      fs.mkdirSync('dist/client', { recursive: true })
      fs.writeFileSync('dist/client/index.html', 'pages')
    }, 1000)`
  const said = await Promise.all([begin(builder), begin(builder)])
  expect(said.map((each) => each.includes('waiting for it')).sort()).toEqual([false, true])
  for (const each of said) expect(each).toContain('The configuration does not fit')
  expect(readFileSync(at('asked'), 'utf8').trim().split('\n')).toHaveLength(1)
  expect(pagesIn(folder).areBuilt()).toBe(true)
})

test('a start that is told to end while it builds ends the builder, too', async () => {
  expect(await begin('setInterval(() => {}, 1000)', 'SIGTERM')).toBe('Building the pages ...\n')
  const builder = Number(readFileSync(at('asked'), 'utf8'))
  expect(() => process.kill(builder, 0)).toThrow('ESRCH')
})
