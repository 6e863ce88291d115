import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const contentFolder = join(import.meta.dirname, '../../assets/content')

export const readContent = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(join(contentFolder, file), 'utf8'))

/** The JSON files of a folder, by name without ending, in alphabetical order. */
export const readContentFolder = async (folder: string): Promise<{ name: string; content: unknown }[]> => {
  const files = (await readdir(join(contentFolder, folder))).filter((file) => file.endsWith('.json')).sort()
  return Promise.all(
    files.map(async (file) => ({
      name: file.slice(0, -'.json'.length),
      content: await readContent(join(folder, file)),
    })),
  )
}
