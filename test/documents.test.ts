import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)))

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** The anchor by which GitHub links to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const anchorsIn = (file: string) =>
  new Set([...withoutCode(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)))

/** The targets of a document's links: a file of ours, and a heading in it. */
const linksIn = (file: string) =>
  [...withoutCode(read(file)).matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)]
    .map(([, link, source]) => link ?? source ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
    .map((link) => {
      const [path = '', anchor] = link.split('#')
      return { link, target: path === '' ? file : relative(root, join(root, dirname(file), path)), anchor }
    })

const wordsIn = (file: string) => read(file).split(/\s+/).length

describe('documents', () => {
  it('are found', () => {
    expect(documents).toContain('README.md')
    expect(documents.length).toBeGreaterThan(10)
  })

  it('lead nowhere that is not there', () => {
    const lost = documents.flatMap((file) =>
      linksIn(file)
        .filter(
          ({ target, anchor }) =>
            !existsSync(join(root, target)) || (anchor !== undefined && !anchorsIn(target).has(anchor)),
        )
        .map(({ link }) => `${file}: ${link}`),
    )
    expect(lost).toEqual([])
  })

  it('begin short: who comes anew reads README and ARCHITECTURE in a quarter of an hour', () => {
    expect(wordsIn('README.md')).toBeLessThan(1_300)
    expect(wordsIn('ARCHITECTURE.md')).toBeLessThan(2_600)
  })

  it('name every setting and what it is without one, and no other', () => {
    const rows = (file: string) =>
      [...read(file).matchAll(/^\| `([A-Z_]+)` +\| ([^|]+?) +\|/gm)].map(([, name = '', usual]) => [name, usual])
    const all = Object.fromEntries(rows('docs/operating.md'))
    const known = [...read('server/config.ts').matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name)
    expect(Object.keys(all).sort()).toEqual(known.sort())
    expect(all).toMatchObject(Object.fromEntries(rows('README.md')))
  })

  it('name commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'))
    const gone = documents.flatMap((file) =>
      [...read(file).matchAll(/\bnpm run (?:-s )?([a-z][\w:]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !(name in scripts))
        .map((name) => `${file}: ${name}`),
    )
    expect(gone).toEqual([])
  })

  it('start TypeScript by npx, which finds the right Node.js: the one of the machine may be too old', () => {
    const alone = documents.flatMap((file) =>
      [...read(file).matchAll(/(?<!npx )\bnode [\w/]+\.tsx?/g)].map(([command]) => `${file}: ${command}`),
    )
    expect(alone).toEqual([])
  })

  it('name files of the project that are there', () => {
    const named = /`((?:client|rooms|server|test|assets|deploy|docs)\/[\w./-]+\.(?:ts|tsx|json|conf|md|mjs))`/g
    const gone = documents.flatMap((file) =>
      [...read(file).matchAll(named)]
        .map(([, path = '']) => path)
        .filter((path) => !existsSync(join(root, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(gone).toEqual([])
  })
})
