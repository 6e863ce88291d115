/** The parts of the bundler's chunks that are used here. */
type Chunk = {
  type: 'chunk'
  code: string
  isEntry: boolean
  name: string
  imports: string[]
  moduleIds: string[]
  /** Its stylesheets. */
  viteMetadata?: { importedCss: ReadonlySet<string> }
}

export type Chunks = ReadonlyMap<string, Chunk>

export const chunksIn = (bundle: Readonly<Record<string, { type: string }>>): Chunks =>
  new Map(
    Object.entries(bundle).flatMap(([file, output]) =>
      output.type === 'chunk' ? [[file, output as Chunk] as const] : [],
    ),
  )

/** These chunks with everything that they import statically. */
export const neededBy = (chunks: Chunks, isWanted: (file: string, chunk: Chunk) => boolean): ReadonlySet<string> => {
  const needed = new Set<string>()
  const need = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) need(imported)
  }
  for (const [file, chunk] of chunks) if (isWanted(file, chunk)) need(file)
  return needed
}
