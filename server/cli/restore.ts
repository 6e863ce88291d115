import { createReadStream, statSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { type DumpLine, readBackup } from '../archive/backupLines.ts'
import { MadeByNewer, ofKnownShape, restoreRecords } from '../archive/dump.ts'
import { claimFolder } from '../archive/sqlite/folderClaim.ts'
import { archiveOrExit, fileFailure, settingsOrExit } from './settings.ts'

/**
 * npm run restore -- FILE [--cut]: puts the records of a backup into the archive. Existing records stay as they are. If
 * a backup is not whole, nothing is restored, unless `--cut` asks for the part that is there.
 */
const given = process.argv.slice(2)
const file = given.find((word) => word !== '--cut')
const takesCut = given.includes('--cut')
if (file === undefined || !isThere(file)) {
  process.stderr.write(file === undefined ? 'Which file? npm run restore -- FILE\n' : `There is no ${file}\n`)
  process.exit(1)
}

const fault = takesCut ? undefined : await faultIn(file)
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`)
  process.exit(1)
}

const config = settingsOrExit()
const archive = await archiveOrExit(config)
const letGo = keepServerOut()
try {
  const records = takesCut ? upToTheFault(recordsOf(file)) : recordsOf(file)
  const { restored, alreadyThere, keptOut } = await restoreRecords(archive, records)
  process.stdout.write(`${restored} records restored, ${alreadyThere} were there already\n`)
  if (takesCut && restored + alreadyThere === 0) {
    process.stderr.write('Nothing was restored.\n')
    process.exitCode = 1
  }
  if (keptOut.length > 0) {
    process.stderr.write(keptOutWords(keptOut))
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${wordsOf(error)}\n`)
  process.exitCode = 1
} finally {
  letGo?.()
  await archive.close()
}

/** Also if nobody can open it: the reading then says why. */
function isThere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return true
  }
}

/** A running server on the same folder would not notice the restored records. */
function keepServerOut() {
  if (config.mongoUri) return undefined
  try {
    return claimFolder(config.dataDir)
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}\nNothing was restored.\n`)
    return process.exit(1)
  }
}

function recordsOf(path: string) {
  return ofKnownShape(readBackup(linesOf(path)))
}

function keptOutWords(keptOut: readonly DumpLine[]): string {
  const kinds = [...new Set(keptOut.map(({ shelf }) => shelf))].map((kind) => {
    const names = keptOut.flatMap(({ shelf, doc }) =>
      shelf === kind && 'username' in doc ? [String(doc.username)] : [],
    )
    return names.length > 0 ? `${kind} (${names.join(', ')})` : kind
  })
  return `${keptOut.length} could not be restored, because others are in their place: ${kinds.join(', ')}.\nRestore where nothing is yet to have them.\n`
}

/** Reads the whole file once before anything is written, because half a school is worse than none. */
async function faultIn(path: string): Promise<string | undefined> {
  try {
    for await (const _ of recordsOf(path));
    return undefined
  } catch (error) {
    const isOfTheWhole = error instanceof MadeByNewer || (error instanceof Error && 'syscall' in error)
    return `${wordsOf(error)}.\nNothing was restored.${isOfTheWhole ? '' : ' To restore what there is, add --cut'}`
  }
}

async function* upToTheFault<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  try {
    yield* items
  } catch (error) {
    process.stderr.write(`${wordsOf(error)}. Restoring what comes before.\n`)
  }
}

/** By its first two bytes, because a backup may have any name. */
async function isPacked(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer.readUInt16BE() === 0x1f8b
  } finally {
    await file.close()
  }
}

/** Unlike with readline, a damaged file is an error that can be caught. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const isGzip = await isPacked(path)
  const bytes = createReadStream(path)
  const input = isGzip ? bytes.pipe(createGunzip()) : bytes
  let rest = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}

function wordsOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'Z_BUF_ERROR') return 'The packed file is cut off'
  if (code === 'Z_DATA_ERROR') return 'The packed file is damaged, or it is no backup'
  return fileFailure(error, file ?? '')
}
