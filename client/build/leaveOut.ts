import type { Plugin } from 'vite'

/** Top-level declarations of one module of a library and their members (`Room.request`), by the end of its path. */
export type LeftOut = {
  module: string
  /** No code here calls these. If some code does one day, it fails loudly instead of oddly. */
  unused: readonly string[]
  /** Replacements for declarations that are called but need not do anything: source text by name. */
  instead?: Readonly<Record<string, string>>
}

type Span = { start: number; end: number }
/** A `part` is removed as a whole. A declaration keeps its name, because other code may mention it without a call. */
type Declaration = { name: string; kind: 'class' | 'function' | 'part'; span: Span }

type Named = { type: string; name?: string; object?: Named; property?: Named }
type Member = Span & { key?: Named }
type ClassBody = { type: string; body: readonly Member[] }
type SyntaxNode = Span & {
  type: string
  id?: Named | null
  body?: ClassBody
  declarations?: readonly (Span & { id: Named; init?: Initial | null })[]
  expression?: { type: string; left?: Named }
}
type Initial = Span & { type: string; body?: ClassBody; properties?: readonly Member[] }

/** In an object's list of properties the comma that follows is removed, too. */
const partsOf = (owner: string, members: readonly Member[], separator: '' | ','): Declaration[] =>
  members.map(({ key, start, end }) => ({
    name: `${owner}.${key?.name}`,
    kind: 'part',
    span: { start, end: end + separator.length },
  }))

const classParts = (owner: string, body: ClassBody | undefined): Declaration[] =>
  body?.type === 'ClassBody' ? partsOf(owner, body.body, '') : []

/** `Room` for what is assigned to `Room` itself and to `Room.prototype`. */
const ownerOf = ({ name, object }: Named): string | undefined => name ?? object?.name

const declarationsOf = (node: SyntaxNode): Declaration[] => {
  const name = node.id?.name ?? ''
  if (node.type === 'ClassDeclaration') return [{ name, kind: 'class', span: node }, ...classParts(name, node.body)]
  if (node.type === 'FunctionDeclaration') return [{ name, kind: 'function', span: node }]
  const assigned = node.type === 'ExpressionStatement' ? node.expression?.left : undefined
  if (assigned?.object)
    return [{ name: `${ownerOf(assigned.object)}.${assigned.property?.name}`, kind: 'part', span: node }]
  const [only, second] = node.declarations ?? []
  const { init } = only ?? {}
  if (!only?.id.name || second || !init) return []
  if (init.type === 'FunctionExpression') return [{ name: only.id.name, kind: 'function', span: node }]
  return [...classParts(only.id.name, init.body), ...partsOf(only.id.name, init.properties ?? [], ',')]
}

const emptied = ({ name, kind }: Declaration): string => {
  const fail = `throw new Error('${name} is left out of the build')`
  if (kind === 'part') return ''
  return kind === 'class' ? `class ${name} { constructor() { ${fail} } }` : `function ${name}() { ${fail} }`
}

/**
 * Takes out of libraries what this product does not use, where a bundler cannot see it. If a name is no longer there,
 * the build fails: after an update a developer has to look again.
 */
export const leaveOut = (plan: readonly LeftOut[]): Plugin => ({
  name: 'leave-out',
  apply: 'build',
  transform(code, id) {
    const wanted = plan.find(({ module }) => id.endsWith(module))
    if (!wanted) return
    const missing = new Set([...wanted.unused, ...Object.keys(wanted.instead ?? {})])
    const found = (this.parse(code).body as unknown as SyntaxNode[])
      .flatMap(declarationsOf)
      .filter(({ name }) => missing.delete(name))
    if (missing.size > 0) this.error(`${wanted.module} no longer declares ${[...missing].join(', ')}`)
    let rest = code
    for (const declaration of found.sort((one, other) => other.span.start - one.span.start)) {
      const replacement = wanted.instead?.[declaration.name] ?? emptied(declaration)
      rest = rest.slice(0, declaration.span.start) + replacement + rest.slice(declaration.span.end)
    }
    return { code: rest, map: null }
  },
})
