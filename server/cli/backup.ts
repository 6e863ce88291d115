import { lstatSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createGzip } from 'node:zlib'
import { dumpLines } from '../archive/dump.ts'
import { fileFailure, schoolOrExit, settingsOrExit } from './settings.ts'
import { writeWholeFile } from './wholeFile.ts'

/** npm run backup [-- FILE or FOLDER]: writes every record as a line of packed JSON. It may run beside the server. */
const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
const ownName = `slime-school-${stamp}.ndjson.gz`
const given = process.argv[2] ?? ownName
// Otherwise a mistyped option would become a file of that name, which is hard to remove in a shell.
if (given.startsWith('-')) {
  process.stderr.write('npm run backup [-- FILE or FOLDER]\n')
  process.exit(1)
}
/** For looks at a path before anything is written: not every user may look, and links may lead in a circle. */
const orExit = <Found>(look: () => Found): Found => {
  try {
    return look()
  } catch (error) {
    process.stderr.write(`The backup was not made: ${fileFailure(error, given)}\n`)
    return process.exit(1)
  }
}
const found = orExit(() => statSync(given, { throwIfNoEntry: false }))
// Folders have names with dots, too, such as `backup.d`.
const isNamedAsFile = /\.(?:gz|ndjson|jsonl?|bak|old|backup|dump|\d+)$/i.test(given)
// A folder that is not there, perhaps because its disk is not: each night's backup would replace that of the night before.
if (!found && !isNamedAsFile) {
  process.stderr.write(`There is no folder ${given}. Make it first, or give the file a name that ends in .ndjson.gz\n`)
  process.exit(1)
}
/**
 * A link may lead to another disk, which may not be there tonight. The backup has to lie there, and must not take the place
 * of the link.
 */
const leadsTo = (path: string): string =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()
    ? leadsTo(resolve(realpathSync(dirname(path)), readlinkSync(path)))
    : path
const named = found && !found.isFile() ? given : orExit(() => leadsTo(given))
const file = found?.isDirectory() ? join(given, ownName) : named

const archive = await schoolOrExit(settingsOrExit())
/** In letters. Handing over single lines would cost more than packing them. */
const pieceLength = 64 * 1024
let lines = 0
const leftOut: string[] = []
async function* inPieces() {
  let piece = ''
  for await (const line of dumpLines(archive, (shelf, id) => leftOut.push(`${shelf} ${id}`))) {
    lines += 1
    piece += line
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  yield piece
}
// The one of the night before may be the only place that still has what is missing in this one.
const placeOf = () => (leftOut.length > 0 && found?.isFile() ? `${file}.incomplete` : file)
try {
  const written = await writeWholeFile(file, inPieces(), createGzip(), placeOf)
  // The last line is the end mark.
  process.stdout.write(`${lines - 1} records written to ${written}\n`)
  if (leftOut.length > 0) {
    process.stderr.write(
      `${leftOut.length} cannot be read any more, and are not in the backup: ${leftOut.join(', ')}\n`,
    )
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`The backup was not made: ${fileFailure(error, file)}\n`)
  process.exitCode = 1
} finally {
  await archive.close()
}
