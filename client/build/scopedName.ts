import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'

const client = join(import.meta.dirname, '..')

/**
 * Names a class by its name in the stylesheet and a short hash of the file. The usual names also carry the line, which
 * nothing needs and each page would load twice.
 */
export const scopedName = (name: string, file: string): string => {
  const path = relative(client, file.replace(/\?.*$/, '')).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 4)}`
}
