import { createWriteStream, statSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpLines } from '../archive/dump.ts'
import { fileFailure, schoolOrExit, settingsOrExit } from './settings.ts'

/** npm run backup [-- FILE or FOLDER]: every record as a line of JSON, packed. May run beside the server. */
const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
const ownName = `slime-school-${stamp}.ndjson.gz`
const given = process.argv[2] ?? ownName
// Who asks for help, or mistypes, would find a file of that name, which a shell hardly removes again.
if (given.startsWith('-')) {
  process.stderr.write('npm run backup [-- FILE or FOLDER]\n')
  process.exit(1)
}
const file = statSync(given, { throwIfNoEntry: false })?.isDirectory() ? join(given, ownName) : given

const archive = await schoolOrExit(settingsOrExit())
/** In letters: what is packed line by line costs more for the handing over than for the packing. */
const pieceLength = 64 * 1024
let lines = 0
async function* inPieces() {
  let piece = ''
  for await (const line of dumpLines(archive)) {
    lines += 1
    piece += line
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}
// Under another name until it is whole: half a backup should not look like one.
const part = `${file}.part`
try {
  // It holds password hashes: no other user of the machine reads it. What is left of one that was killed keeps its mode.
  await rm(part, { force: true })
  await pipeline(Readable.from(inPieces()), createGzip(), createWriteStream(part, { mode: 0o600 }))
  await rename(part, file)
  // The last line is the end mark.
  process.stdout.write(`${lines - 1} records written to ${file}\n`)
} catch (error) {
  await rm(part, { force: true }).catch(() => undefined)
  process.stderr.write(`The backup was not made: ${fileFailure(error, file)}\n`)
  process.exitCode = 1
} finally {
  await archive.close()
}
