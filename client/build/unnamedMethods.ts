import type { Plugin } from 'vite'

/** The language itself calls these, without any code that names them. */
const calledUnnamed = new Set(['constructor', 'toString', 'toJSON', 'valueOf'])

type Span = { start: number; end: number }
type SyntaxNode = Span & { type: string; [part: string]: unknown }
type Method = Span & { name: string }

const isNode = (part: unknown): part is SyntaxNode => typeof part === 'object' && part !== null && 'type' in part

function* partsOf(node: SyntaxNode): Generator<SyntaxNode> {
  for (const part of Object.values(node))
    for (const one of Array.isArray(part) ? part : [part]) if (isNode(one)) yield one
}

/** Functions that an object literal holds by name, as `{ turn: function () {} }`. */
function* methodsIn(node: SyntaxNode): Generator<Method> {
  const { type, key, value, computed, start, end } = node
  const isMethod = type === 'Property' && computed !== true && isNode(value) && value.type === 'FunctionExpression'
  if (isMethod && isNode(key) && typeof key.name === 'string') yield { name: key.name, start, end }
  for (const part of partsOf(node)) yield* methodsIn(part)
}

const namesIn = (text: string): readonly string[] => text.match(/[\w$]+/g) ?? []

/** Every name that this code mentions, in texts, too: a method may be called by a name in a text. Comments call nothing. */
function* mentionsIn(node: SyntaxNode): Generator<string> {
  const { name, value } = node
  if (typeof name === 'string') yield name
  if (typeof value === 'string') yield* namesIn(value)
  if (node.type === 'TemplateElement') yield* namesIn((value as { raw: string }).raw)
  for (const part of partsOf(node)) yield* mentionsIn(part)
}

function namedOnce(code: SyntaxNode): ReadonlySet<string> {
  const [once, again] = [new Set<string>(), new Set<string>()]
  for (const name of mentionsIn(code)) {
    if (again.has(name)) continue
    if (!once.has(name)) once.add(name)
    else if (once.delete(name)) again.add(name)
  }
  return once
}

function without(code: string, spans: readonly Span[]): string {
  let rest = code
  for (const { start, end } of spans.toSorted((one, other) => other.start - one.start)) {
    const comma = /^\s*,/.exec(rest.slice(end))?.[0].length ?? 0
    rest = rest.slice(0, start) + rest.slice(end + comma)
  }
  return rest
}

interface Read {
  parse: (code: string) => unknown
  /** Whether code outside of this text mentions the name. */
  isNamedElsewhere: (name: string) => boolean
}

/** Without the methods whose name stands nowhere but where they are defined, and those that only such methods called. */
export function withoutUnnamed(code: string, { parse, isNamedElsewhere }: Read): string {
  const tree = parse(code) as SyntaxNode
  const once = namedOnce(tree)
  const isUnnamed = ({ name }: Method) => once.has(name) && !calledUnnamed.has(name) && !isNamedElsewhere(name)
  const unnamed = [...methodsIn(tree)].filter(isUnnamed)
  // One may lie inside another, and goes with it.
  const outer = unnamed.filter((one) => !unnamed.some(({ start, end }) => start < one.start && one.end < end))
  return outer.length === 0 ? code : withoutUnnamed(without(code, outer), { parse, isNamedElsewhere })
}

/**
 * Takes the methods out of a library that no code in the whole build names. A bundler keeps them, because it cannot see
 * what a class is asked for.
 */
export const unnamedMethods = (isTheirs: (id: string) => boolean): Plugin => ({
  name: 'unnamed-methods',
  apply: 'build',
  renderChunk(code, { fileName, moduleIds }, _options, { chunks }) {
    if (!moduleIds.some(isTheirs)) return null
    const others = Object.values(chunks).filter((other) => other.fileName !== fileName)
    const elsewhere = new Set(
      others.flatMap(({ modules }) => Object.values(modules)).flatMap(({ code }) => namesIn(code ?? '')),
    )
    if (others.length > 0 && elsewhere.size === 0) this.error('the code of the other chunks cannot be read')
    const read = { parse: (text: string) => this.parse(text), isNamedElsewhere: (name: string) => elsewhere.has(name) }
    return { code: withoutUnnamed(code, read), map: null }
  },
})
