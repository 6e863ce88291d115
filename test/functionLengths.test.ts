import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const mostLines = 80

/** From before there was a limit, each with as many lines as it may have. None is added, and they only shrink. */
const fromBefore: Readonly<Record<string, number>> = {}

type Node = { type: string; start: number; end: number; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const isFunction = ({ type }: Node) => /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** With the name of what it is given to, where it has none of its own. */
function* functionsIn(node: Node, given: string): Generator<{ name: string; node: Node }> {
  if (isFunction(node)) yield { name: nameOf(node.id) || given, node }
  const name = nameOf(node.id) || nameOf(node.key) || given
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* functionsIn(child, name)
}

const linesIn = (text: string, { start, end }: Node) => text.slice(start, end).split('\n').length

const longFunctions = () => {
  const found: [string, number][] = []
  for (const house of ['client', 'rooms', 'server']) {
    for (const entry of readdirSync(join(root, house), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      const text = readFileSync(file, 'utf8')
      const program: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
      if (!isNode(program)) throw new Error(`${file} cannot be read`)
      for (const { name, node } of functionsIn(program, '')) {
        const lines = linesIn(text, node)
        if (lines > mostLines) found.push([`${relative(root, file).replaceAll('\\', '/')} ${name}`, lines])
      }
    }
  }
  return Object.fromEntries(found)
}

it(`functions stay below ${mostLines} lines; those from before only shrink, and leave the list when they are short`, () => {
  const long = longFunctions()
  const grown = Object.entries(long).filter(([name, lines]) => lines > (fromBefore[name] ?? mostLines))
  expect(grown).toEqual([])
  expect(Object.keys(fromBefore).filter((name) => !(name in long))).toEqual([])
})
