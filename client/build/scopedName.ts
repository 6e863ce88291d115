import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const client = join(import.meta.dirname, '..')

/**
 * A class of one stylesheet, by its name there and a sign of the file. The usual names also say the line, which nothing needs
 * and each page would carry twice.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(client, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
}
