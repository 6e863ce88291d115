import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { dumpLines } from '../archive/dump.ts'
import { archiveOrExit, settingsOrExit } from './settings.ts'

/** npm run backup [-- FILE]: every record as a line of JSON, packed. May run beside the server. */
const stamp = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
const file = process.argv[2] ?? `slime-school-${stamp}.ndjson.gz`

const archive = await archiveOrExit(settingsOrExit())
let lines = 0
async function* counted() {
  for await (const line of dumpLines(archive)) {
    lines += 1
    yield line
  }
}
// Under another name until it is whole: half a backup should not look like one.
await pipeline(Readable.from(counted()), createGzip(), createWriteStream(`${file}.part`))
await rename(`${file}.part`, file)
await archive.close()
// The last line is the end mark.
process.stdout.write(`${lines - 1} records written to ${file}\n`)
