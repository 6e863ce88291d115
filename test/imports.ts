import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '..')

export interface Import {
  from: string
  to: string
  typeOnly: boolean
  /** Whether it is an `import()`, loaded when it is needed. */
  isLate: boolean
  /** The names in its braces. Null if it may take every name, as `import * as` and `import()` do. */
  names: readonly string[] | null
}

export const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))

const statement =
  /^\s*(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm

const partsInBraces = (names: string): string[] =>
  (names.match(/\{([^{}]*)\}$/)?.[1] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Inside braces each name can be marked as a type by itself. */
const namesOnlyTypes = (names: string): boolean => {
  const parts = names.startsWith('{') ? partsInBraces(names) : []
  return parts.length > 0 && parts.every((name) => name.startsWith('type '))
}

/** By the names that the other file gives them, whatever this one calls them. */
const namesTaken = (names: string): string[] | null =>
  names.includes('*') ? null : partsInBraces(names).map((part) => part.replace(/^type /, '').replace(/ as .*$/, ''))

export function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(statement)].map(([, type, names = '', specifier = '', dynamic]) => {
    const target = dynamic ?? specifier
    const to = target.startsWith('.') ? relative(root, join(root, dirname(file), target)).replaceAll('\\', '/') : target
    const typeOnly = type !== undefined || namesOnlyTypes(names)
    const isLate = dynamic !== undefined
    return { from: file, to, typeOnly, isLate, names: isLate ? null : namesTaken(names) }
  })
}

/** All files that a device loads together with this one. */
export function carriedBy(file: string): ReadonlySet<string> {
  const carried = new Set([file])
  for (const one of carried) {
    if (isPackage(one) || !/\.tsx?$/.test(one)) continue
    for (const { to, typeOnly, isLate } of importsOf(one)) if (!typeOnly && !isLate) carried.add(to)
  }
  return carried
}

export const isPackage = (to: string): boolean => !/^(rooms|server|client|assets|test)\//.test(to)
export const isWithin = (to: string, ...houses: string[]): boolean => houses.some((house) => to.startsWith(`${house}/`))
export const isOneOf = (to: string, ...packages: string[]): boolean =>
  packages.some((name) => to === name || to.startsWith(`${name}/`))

/** Files that need each other in a circle, each circle in alphabetical order. */
export function circlesIn(steps: readonly Import[]): string[][] {
  const next = new Map<string, string[]>()
  for (const { from, to } of steps) next.set(from, [...(next.get(from) ?? []), to])
  const reached = new Map<string, Set<string>>()
  const reachedFrom = (file: string): Set<string> => {
    const known = reached.get(file)
    if (known) return known
    const all = new Set(next.get(file))
    for (const one of all) for (const further of next.get(one) ?? []) all.add(further)
    reached.set(file, all)
    return all
  }
  const onCircles = [...next.keys()].filter((file) => reachedFrom(file).has(file)).sort()
  const circles = onCircles.map((file) =>
    onCircles.filter((other) => reachedFrom(file).has(other) && reachedFrom(other).has(file)),
  )
  return circles.filter(([first], place) => first === onCircles[place])
}
