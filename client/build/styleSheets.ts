import type { Plugin } from 'vite'

type Output = {
  name?: string
  source?: string | Uint8Array
  isEntry?: boolean
  moduleIds?: string[]
  imports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

type Bundle = Record<string, Output>

/** Orders a file by its modules: its own name changes with its content, and would change the order with every build. */
const sourceOf = (bundle: Bundle, file: string): string => [...(bundle[file]?.moduleIds ?? [])].sort()[0] ?? file

/** Everything that a file imports comes before it, so that a page's styles win over those of the parts that it uses. */
const importsFirst = (bundle: Bundle): string[] => {
  const bySource = (one: string, other: string) => (sourceOf(bundle, one) < sourceOf(bundle, other) ? -1 : 1)
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    for (const imported of [...(bundle[file]?.imports ?? [])].sort(bySource)) visit(imported)
    ordered.push(file)
  }
  for (const file of Object.keys(bundle).sort(bySource)) visit(file)
  return ordered
}

/** The statements of a sheet: single rules, and blocks of them. */
function statementsOf(css: string): string[] {
  const statements: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const letter = css[at]
    if (letter === '{') depth++
    if (letter === '}') depth--
    if (depth > 0 || (letter !== '}' && letter !== ';')) continue
    statements.push(css.slice(start, at + 1))
    start = at + 1
  }
  return [...statements, css.slice(start)]
}

/**
 * Each sheet that composes from another one brings a copy of it along. Only the first copy stays: a later one would
 * undo what the first sheet says otherwise.
 */
function eachOnce(): (css: string) => string {
  const seen = new Set<string>()
  return (css) =>
    statementsOf(css)
      .filter((statement) => !statement.endsWith('}') || (!seen.has(statement) && seen.add(statement)))
      .join('')
}

type Plan = {
  /** The files of code whose styles a sheet holds. A page loads a sheet together with all sheets before it. */
  sheets: readonly (readonly [name: string, files: readonly string[]])[]
  /** The sheet for all styles that belong to none of the sheets above. */
  last: string
  /** Files of code that keep their own stylesheets. */
  alone: readonly string[]
}

/**
 * Vite makes a stylesheet for each file of code, or one for all. Dozens of small ones would each cost a way to the
 * server and back. One for all makes a first visitor and a pupil's phone wait for what they never show. So there are a
 * few, always loaded in the same order: which rule wins does not depend on the page that was opened first.
 */
export const styleSheets = ({ sheets, last, alone }: Plan): Plugin => ({
  name: 'style-sheets',
  apply: 'build',
  generateBundle(_, output) {
    const bundle = output as unknown as Bundle
    const cssOf = (file: string) => bundle[file]?.viteMetadata?.importedCss ?? new Set<string>()
    const sheetOf = (file: string) => sheets.find(([, files]) => files.includes(bundle[file]?.name ?? ''))?.[0] ?? last
    const styled = importsFirst(bundle)
      .filter((file) => cssOf(file).size > 0 && !alone.includes(bundle[file]?.name ?? ''))
      // The sheets that the HTML itself links stand first there.
      .sort((one, other) => Number(bundle[other]?.isEntry ?? false) - Number(bundle[one]?.isEntry ?? false))
    const firstOf = eachOnce()
    const written = [...sheets.map(([name]) => name), last].map((name) => {
      const css = new Set(styled.filter((file) => sheetOf(file) === name).flatMap((file) => [...cssOf(file)]))
      const source = [...css].map((file) => firstOf(String(bundle[file]?.source ?? ''))).join('')
      for (const file of css) delete bundle[file]
      return { name, file: this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source })) }
    })
    for (const file of styled) {
      const wanted = written.slice(0, written.findIndex(({ name }) => name === sheetOf(file)) + 1)
      const css = cssOf(file)
      css.clear()
      for (const sheet of wanted) css.add(sheet.file)
    }
  },
})
