import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const worthIt = /\.(?:js|css|html|svg|webmanifest|txt)$/

/** Lays a `.br` and a `.gz` beside every text of the build; the server hands them out instead of compressing each time. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return
    const files = await readdir(dir, { recursive: true, withFileTypes: true })
    await Promise.all(
      files
        .filter((file) => file.isFile() && worthIt.test(file.name))
        .map(async (file) => {
          const path = join(file.parentPath, file.name)
          const text = await readFile(path)
          await writeFile(`${path}.br`, await promisify(brotliCompress)(text))
          await writeFile(`${path}.gz`, await promisify(gzip)(text, { level: 9 }))
        }),
    )
  },
})
