import { expect, it } from 'vitest'
import { styleSheets } from '../../../client/build/styleSheets.ts'

const control = '.control_a{padding:1rem;color:red}.control_a:hover{color:blue}'
const bar = '.bar_b{display:flex}@media (max-width:9rem){.own_b{padding:0}}'
const door = '.door_c{display:grid}@media (max-width:9rem){.door_c{padding:0}}'

/** The sheet that is written if two files of code have their own styles, and both compose from a third sheet. */
function writtenSheet(barFile = 'bar.js', doorFile = 'door.js'): string {
  const part = (name: string) => ({
    name,
    imports: [],
    moduleIds: [`parts/${name}.tsx`],
    viteMetadata: { importedCss: new Set([`${name}.css`]) },
  })
  const bundle = {
    [barFile]: part('bar'),
    [doorFile]: part('door'),
    'bar.css': { source: control + bar },
    'door.css': { source: control + door },
  }
  const written: string[] = []
  const build = {
    emitFile: ({ source }: { source: string }) => written.push(source),
    getFileName: (place: number) => `${place}.css`,
  }
  const { generateBundle } = styleSheets({ sheets: [], last: 'rest', alone: [] })
  const generate = generateBundle as unknown as (this: typeof build, options: object, bundle: object) => void
  generate.call(build, {}, bundle)
  return written.join('')
}

it('what two sheets compose from stands once, before what the first of them says otherwise', () => {
  expect(writtenSheet()).toBe(control + bar + door)
})

it('which styles come first hangs on what code is made of, and not on how a build has named its files', () => {
  expect(writtenSheet('z9.js', 'a1.js')).toBe(writtenSheet())
})
