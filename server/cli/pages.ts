import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The builder. Node runs it without a shell, because on Windows a shell does not find its way into a folder with a "&". */
export const vite = 'node_modules/vite/bin/vite.js'

const sources = ['client', 'rooms', 'assets', 'vite.config.ts', 'package-lock.json']
const page = 'dist/client/index.html'
const noteFile = 'dist/made-of.json'

type Note = { builtAt: number; madeOf: string }

/** A builder that is killed, or finds the disk full, may leave the page without some of its files. */
const begun: Note = { builtAt: 0, madeOf: '' }

/** The built pages of a copy of the school, and whether they match its source files. */
export const pagesIn = (folder: string) => {
  const changedAt = (path: string) => statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs
  const files = sources.flatMap((source) => filesBelow(folder, source))
  const madeOf = () => {
    const digest = createHash('sha256')
    for (const file of files) digest.update(`${file}\n`).update(readFileSync(join(folder, file)))
    return digest.digest('hex')
  }
  return {
    areBuilt: () => {
      const builtAt = changedAt(page)
      if (builtAt === undefined) return false
      const note = readNote(join(folder, noteFile))
      if (note?.madeOf === begun.madeOf) return false
      // Files unpacked from a new version may be older than pages of the version before, so their content decides.
      if (note?.builtAt === builtAt) return note.madeOf === madeOf()
      return files.every((file) => (changedAt(file) ?? 0) <= builtAt) || note?.madeOf === madeOf()
    },
    noteBegun: () => {
      try {
        writeNote(join(folder, noteFile), begun)
      } catch {
        // The builder cannot write there either, and says so.
      }
    },
    noteBuilt: () => writeNote(join(folder, noteFile), { builtAt: changedAt(page) ?? 0, madeOf: madeOf() }),
  }
}

const filesBelow = (folder: string, path: string): string[] => {
  const stats = statSync(join(folder, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesBelow(folder, `${path}/${name}`))
}

const writeNote = (file: string, note: Note): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(note))
}

const readNote = (file: string): Partial<Note> | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** What to say if the build failed. The builder itself reports its errors, but not that the memory ran out. */
export const buildFailure = (signal: NodeJS.Signals | null): string => {
  if (signal === 'SIGINT' || signal === 'SIGTERM') return ''
  if (signal === null) return 'The pages could not be built; what the builder says of it stands above.\n'
  return (
    `The pages could not be built: something ended the builder (${signal}), as happens where memory is short. It needs about 1 GB.\n` +
    'Start the school once on a larger machine, and copy its folder dist to this one.\n'
  )
}
