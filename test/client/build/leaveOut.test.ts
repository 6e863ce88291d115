import { build, type Plugin, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { type LeftOut, leaveOut } from '../../../client/build/leaveOut.ts'

const library = `
function heavy() { return 'heavy' }
class Line { open() { return 'open' } close() { return 'closed' } }
function Bundle() {}
Bundle.prototype.send = function () { return 'sent' }
Bundle.prototype.keep = function () { return 'kept' }
export { heavy, Line, Bundle }
`

/** The library as a build without these parts would have it. */
async function built(plan: Omit<LeftOut, 'module'>) {
  const memory: Plugin = { name: 'memory', enforce: 'pre', resolveId: (id) => id, load: () => library }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [memory, leaveOut([{ module: 'library.js', ...plan }])],
    build: { write: false, lib: { entry: 'library.js', formats: ['es'] } },
  })
  const [bundle] = output as Rolldown.RolldownOutput[]
  return import(`data:text/javascript,${encodeURIComponent(bundle?.output[0].code ?? '')}`)
}

it('what is left out fails by its name if something calls it after all', async () => {
  const { heavy, Line } = await built({ unused: ['heavy', 'Line'] })
  expect(() => heavy()).toThrow('heavy is left out of the build')
  expect(() => new Line()).toThrow('Line is left out of the build')
})

it('a method goes by itself, of a class and of a constructor that gets its methods one by one', async () => {
  const { Line, Bundle } = await built({ unused: ['Line.close', 'Bundle.send'] })
  expect(new Line().open()).toBe('open')
  expect(new Line().close).toBeUndefined()
  expect(new Bundle().keep()).toBe('kept')
  expect(new Bundle().send).toBeUndefined()
})

it('what is called but need not do anything is replaced', async () => {
  const { heavy } = await built({ unused: [], instead: { heavy: "function heavy() { return 'light' }" } })
  expect(heavy()).toBe('light')
})

it('a name that an update of the library took away stops the build', async () => {
  await expect(built({ unused: ['gone'] })).rejects.toThrow('library.js no longer declares gone')
})
