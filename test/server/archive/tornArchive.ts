import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { type Archive, openArchive } from '../../../server/archive/openArchive.ts'

/** A disk that has lost a few bytes: the database is whole, but a record in it is no JSON any more. */

export const folder = mkdtempSync(join(tmpdir(), 'slime-torn-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

export const fileIn = (dataDir: string) => join(dataDir, 'archive.sqlite')

/** Only while nobody has the file open. */
export const tear = (file: string, id: string) => {
  const bytes = readFileSync(file)
  const body = `{"id":"${id}"`
  let places = 0
  for (let at = bytes.indexOf(body); at >= 0; at = bytes.indexOf(body, at + 1), places++) bytes[at] = 0x23
  if (places === 0) throw new Error(`${id} is not in ${file}`)
  writeFileSync(file, bytes)
}

export const withTorn = async (
  name: string,
  fill: (archive: Archive) => Promise<unknown>,
  ids: readonly string[],
): Promise<Archive> => {
  const dataDir = join(folder, name)
  const archive = await openArchive({ dataDir })
  await fill(archive)
  await archive.close()
  for (const id of ids) tear(fileIn(dataDir), id)
  return openArchive({ dataDir })
}
