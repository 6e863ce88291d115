import { createReadStream, existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { restoreLines } from '../archive/dump.ts'
import { archiveOrExit, settingsOrExit } from './settings.ts'

/** npm run restore -- FILE: puts the records of a backup into the archive. What is there already stays as it is. */
const file = process.argv[2]
if (file === undefined || !existsSync(file)) {
  process.stderr.write(file === undefined ? 'Which file? npm run restore -- FILE\n' : `There is no ${file}\n`)
  process.exit(1)
}

const archive = await archiveOrExit(settingsOrExit())
try {
  const bytes = createReadStream(file)
  const input = file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes
  const { restored, alreadyThere } = await restoreLines(archive, linesOf(input))
  process.stdout.write(`${restored} records restored, ${alreadyThere} were there already\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
} finally {
  await archive.close()
}

/** Unlike readline it lets a damaged file be an error one can catch. */
async function* linesOf(input: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of input.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
