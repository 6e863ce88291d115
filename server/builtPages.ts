import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const mainFile = /\/assets\/main-([\w-]+)\.js/

const indexOf = (folder: string): string => {
  const index = join(folder, 'index.html')
  return existsSync(index) ? readFileSync(index, 'utf8') : ''
}

/** Hashes of the scripts inside the pages, as the content policy needs them: no other inline script may run. */
export const inlineScriptsOf = (folder: string): string[] =>
  [...indexOf(folder).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )

/** The name of the build in a folder. The name of its main file changes with everything that it loads. */
export function buildOf(folder: string): string {
  return indexOf(folder).match(mainFile)?.[1] ?? ''
}
