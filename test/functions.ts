import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'
import { filesBelow, root } from './imports.ts'

type Node = { type: string; start: number; end: number; [part: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string'

const isFunction = ({ type }: Node) => /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type)

const nameOf = (node: unknown): string => (isNode(node) && typeof node.name === 'string' ? node.name : '')

/** A function without a name of its own gets the name of what it is assigned to. */
function* functionsIn(node: Node, given: string): Generator<{ name: string; node: Node }> {
  if (isFunction(node)) yield { name: nameOf(node.id) || given, node }
  const name = nameOf(node.id) || nameOf(node.key) || given
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* functionsIn(child, name)
}

const linesIn = (text: string, { start, end }: Node) => text.slice(start, end).split('\n').length

/** All functions longer than this many lines, by file and name. */
export function functionsOver(most: number): Record<string, number> {
  const found: [string, number][] = []
  for (const file of ['client', 'rooms', 'server'].flatMap(filesBelow)) {
    const text = readFileSync(join(root, file), 'utf8')
    const program: unknown = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
    if (!isNode(program)) throw new Error(`${file} cannot be read`)
    for (const { name, node } of functionsIn(program, '')) {
      const lines = linesIn(text, node)
      if (lines > most) found.push([`${file} ${name}`, lines])
    }
  }
  return Object.fromEntries(found)
}
