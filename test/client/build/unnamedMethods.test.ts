import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { withoutUnnamed } from '../../../client/build/unnamedMethods.ts'

const reduced = (code: string, elsewhere: readonly string[] = []) =>
  withoutUnnamed(code, { parse: (text) => parseAst(text), isNamedElsewhere: (name) => elsewhere.includes(name) })

const methodsLeft = (code: string, elsewhere?: readonly string[]) =>
  reduced(code, elsewhere).match(/\w+(?=: function)/g) ?? []

const camera = (methods: string) => `const Camera = new Class({ ${methods} }); new Camera().turn();`

it('a method that no code names is taken out, and what only such methods called', () => {
  const shaking = camera('shake: function () { this.tremble() }, turn: function () {}, tremble: function () {}')
  expect(methodsLeft(shaking)).toEqual(['turn'])
  expect(() => parseAst(reduced(shaking))).not.toThrow()
})

it('a method stays if other code names it: beside it, in a text, or in another file', () => {
  const effects = camera('turn: function () {}, pan: function () {}, fade: function () {}, zoom: function () {}')
  expect(methodsLeft(`${effects} new Camera().pan(); const known = ['fade']`)).toEqual(['turn', 'pan', 'fade'])
  expect(methodsLeft(`${effects} const known = \`\${0} zoom\``, ['fade'])).toEqual(['turn', 'fade', 'zoom'])
})

it('a comment calls nothing', () => {
  expect(methodsLeft(`/* shake() */ ${camera('turn: function () {}, shake: function () {}')} // shake`)).toEqual([
    'turn',
  ])
})

it('what the language calls by itself stays, and so does what is no method', () => {
  const kept = camera('turn: function () {}, toString: function () {}, speed: 3, still: Idle')
  expect(reduced(kept)).toBe(kept)
})
