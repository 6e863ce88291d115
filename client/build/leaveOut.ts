import type { Plugin } from 'vite'

/** Top-level declarations of one module of a library, by the end of its path. */
export type LeftOut = {
  module: string
  /** Nothing here ever calls these; should something do so one day, it fails loudly instead of oddly. */
  unused: readonly string[]
  /** Replacements for declarations that are called but need not do anything: source text by name. */
  instead?: Readonly<Record<string, string>>
}

type Span = { start: number; end: number }
type Declaration = { name: string; isClass: boolean; span: Span }

type SyntaxNode = Span & {
  type: string
  id?: { name: string } | null
  declarations?: (Span & { id: { name?: string }; init?: (Span & { type: string }) | null })[]
}

const declarationsOf = (node: SyntaxNode): Declaration[] => {
  if (node.type === 'ClassDeclaration' || node.type === 'FunctionDeclaration') {
    return [{ name: node.id?.name ?? '', isClass: node.type === 'ClassDeclaration', span: node }]
  }
  const [only, second] = node.declarations ?? []
  if (!only?.id.name || second || only.init?.type !== 'FunctionExpression') return []
  return [{ name: only.id.name, isClass: false, span: node }]
}

const emptied = ({ name, isClass }: Declaration): string => {
  const fail = `throw new Error('${name} is left out of the build')`
  return isClass ? `class ${name} { constructor() { ${fail} } }` : `function ${name}() { ${fail} }`
}

/**
 * Takes out of libraries what this product does not use and a bundler cannot see is unused. A name that is no longer
 * there fails the build: after an update somebody has to look again.
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
