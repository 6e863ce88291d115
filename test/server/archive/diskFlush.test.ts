import {
  closeSync,
  fdatasync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flushToDisk, type GrowingFile } from '../../../server/archive/sqlite/diskFlush.ts'

const folder = mkdtempSync(join(tmpdir(), 'slime-flush-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A disk that notes each order to flush a file, and answers when the test lets it. */
const aDisk = () => {
  const asked: { fd: number; answer: (error: Error | null) => void }[] = []
  const named: { name: string; answer: () => void }[] = []
  const disk = flushToDisk({
    flush: (fd, answer) => void asked.push({ fd, answer }),
    flushNames: (name, answer) => void named.push({ name, answer }),
    everyMs: 1_000,
  })
  return { disk, asked, named }
}

let files = 0
const aFile = (flags = 'w+') => {
  const path = join(folder, `${files++}.ndjson`)
  const file: GrowingFile = { fd: openSync(path, flags), end: 0, flushedEnd: 0 }
  const write = (text: string) => {
    writeSync(file.fd, text, file.end)
    file.end += text.length
  }
  return { path, file, write }
}

test('what was written last before a silence comes to the disk within a second', () => {
  const { disk, asked } = aDisk()
  const { file, write } = aFile()
  for (let line = 0; line < 30; line++) {
    write('answer\n')
    disk.noteWritten(file)
    vi.advanceTimersByTime(50)
    while (asked.length > 0) asked.shift()?.answer(null)
  }
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(null)
  expect(file.flushedEnd).toBe(file.end)
  // While nothing is written, nothing is flushed.
  vi.advanceTimersByTime(60_000)
  expect(asked).toEqual([])
  closeSync(file.fd)
})

test('of a new file the name comes to the disk, too, once, and before anything of it counts as kept', () => {
  const { disk, asked, named } = aDisk()
  const { file, write } = aFile()
  file.newIn = folder
  write('one\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(null)
  expect(named.map(({ name }) => name)).toEqual([folder])
  expect(file.flushedEnd).toBe(0)
  named.shift()?.answer()
  expect(file.flushedEnd).toBe(4)
  write('two\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(null)
  expect([file.flushedEnd, named]).toEqual([8, []])
  closeSync(file.fd)
})

test('what comes while the disk is busy is taken to it afterwards', () => {
  const { disk, asked } = aDisk()
  const { file, write } = aFile()
  write('one\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(1_000)
  write('two\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(5_000)
  expect(asked).toHaveLength(1)
  asked.shift()?.answer(null)
  expect(file.flushedEnd).toBe(4)
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(null)
  expect(file.flushedEnd).toBe(8)
  closeSync(file.fd)
})

test('a disk that fails is said to, what it did not take is written again, and all is well once it has it', () => {
  const { disk, asked } = aDisk()
  const { file, path, write } = aFile()
  write('kept\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(new Error('EIO'))
  expect(disk.failure()?.message).toBe('EIO')
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(null)
  expect(disk.failure()).toBeUndefined()
  expect(file.flushedEnd).toBe(5)
  expect(readFileSync(path, 'utf8')).toBe('kept\n')
  closeSync(file.fd)
})

test('what cannot be written again is not flushed, and the disk is said to fail until it can be', () => {
  const { disk, asked } = aDisk()
  const { file, path, write } = aFile('w')
  write('kept\n')
  disk.noteWritten(file)
  vi.advanceTimersByTime(1_000)
  asked.shift()?.answer(new Error('EIO'))
  vi.advanceTimersByTime(5_000)
  expect(asked).toEqual([])
  expect(disk.failure()).toBeDefined()
  closeSync(file.fd)
  expect(openSync(path, 'r+')).toBe(file.fd)
  vi.advanceTimersByTime(2_000)
  asked.shift()?.answer(null)
  expect(disk.failure()).toBeUndefined()
  expect(file.flushedEnd).toBe(5)
  closeSync(file.fd)
})

test('what the disk refused is written again before the end of the process, and the end says so where it cannot be', () => {
  const { disk, asked } = aDisk()
  const refused = () => {
    const one = aFile('w')
    one.write('kept\n')
    disk.noteWritten(one.file)
    vi.advanceTimersByTime(1_000)
    asked.shift()?.answer(new Error('EIO'))
    return one
  }
  const { file } = refused()
  expect(() => disk.endWith(file)).toThrow('EBADF')
  closeSync(file.fd)
  const { file: better, path } = refused()
  closeSync(better.fd)
  expect(openSync(path, 'r+')).toBe(better.fd)
  utimesSync(path, 0, 0)
  disk.endWith(better)
  expect(readFileSync(path, 'utf8')).toBe('kept\n')
  expect(statSync(path).mtimeMs).toBeGreaterThan(0)
})

test('a file is closed when the disk has it, or at once where nothing of it is kept', () => {
  const { disk, asked } = aDisk()
  const [kept, gone] = [aFile(), aFile()]
  for (const { file, write } of [kept, gone]) {
    write('last\n')
    disk.noteWritten(file)
  }
  disk.close(kept.file, true)
  disk.close(gone.file, false)
  const isOpen = ({ file }: { file: GrowingFile }) => {
    try {
      fdatasync(file.fd, () => {})
      writeSync(file.fd, '')
      return true
    } catch {
      return false
    }
  }
  expect([kept, gone].map(isOpen)).toEqual([true, false])
  expect(asked).toHaveLength(1)
  asked.shift()?.answer(null)
  expect(isOpen(kept)).toBe(false)
})
