import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'

const client = join(import.meta.dirname, '../../../client')

/** Places on a picture, and what is the same on both sides: there left is left in every language. */
const pictures = new Set([
  'editor/grid/MapGrid.module.css', // A map runs from left to right.
  'screens/play/stage/StageRibbon.module.css', // Its two ends are cut out of it.
  'screens/practicePlay/VictoryOverlay.module.css', // Rays round the middle.
  'parts/secrets/FoldedNote.module.css', // Torn paper.
])

const physical = [
  /(?<![-\w])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:width|color|style))?\s*:/,
  /(?<![-\w])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?<![-\w])(?:text-align|float|clear|transform-origin|transition|will-change)\s*:[^;]*\b(?:left|right)\b/,
]

/** Four values of which the second and the fourth differ: `padding: 0 1rem 0 2rem`. */
const unequalSides = ({ property, value }: { property: string; value: string }): boolean => {
  const values = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
  return /^(?:margin|padding|inset)$/.test(property) && values.length === 4 && values[1] !== values[3]
}

const declarations = (css: string) =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(
    ([whole, property = '', value = '']) => ({ whole, property, value }),
  )

it('styles name the sides of a line and not of the screen, so that every page can run from right to left', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  expect(files.length).toBeGreaterThan(50)
  const found = files.flatMap((file) =>
    pictures.has(file.replaceAll('\\', '/'))
      ? []
      : declarations(readFileSync(join(client, file), 'utf8')).flatMap((declared) =>
          physical.some((side) => side.test(declared.whole)) || unequalSides(declared)
            ? [`${relative(client, join(client, file))}: ${declared.whole}`]
            : [],
        ),
  )
  expect(found).toEqual([])
})
