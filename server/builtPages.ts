import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const mainFile = /\/assets\/main-([\w-]+)\.js/

const indexOf = (folder: string): string => {
  const index = join(folder, 'index.html')
  return existsSync(index) ? readFileSync(index, 'utf8') : ''
}

/** The scripts in the pages themselves, as the content policy wants them named: no other may run. */
export const inlineScriptsOf = (folder: string): string[] =>
  [...indexOf(folder).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** Names the build of the pages in a folder: its main file changes its name with whatever it loads. */
export function buildOf(folder: string): string {
  return indexOf(folder).match(mainFile)?.[1] ?? ''
}
