import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const mainFile = /\/assets\/main-([\w-]+)\.js/

/** Names the build of the pages in a folder: its main file changes its name with whatever it loads. */
export function buildOf(folder: string): string {
  const index = join(folder, 'index.html')
  return existsSync(index) ? (readFileSync(index, 'utf8').match(mainFile)?.[1] ?? '') : ''
}
