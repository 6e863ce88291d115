import { expect, it } from 'vitest'
import { sheets, sidesOfScreen } from './sheets.ts'

/** These name places on a picture, or are the same on both sides: there left is left in every language. */
const pictures = new Set([
  'editor/grid/MapGrid.module.css', // A map runs from left to right.
  'screens/play/stage/StageRibbon.module.css', // Its two ends are cut out of it.
  'screens/practicePlay/VictoryOverlay.module.css', // Rays round the middle.
  'parts/secrets/FoldedNote.module.css', // Torn paper.
])

it('styles name the sides of a line and not of the screen, so that every page can run from right to left', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets
    .filter(({ file }) => !pictures.has(file))
    .flatMap((sheet) => sidesOfScreen(sheet).map((side) => `${sheet.file}: ${side}`))
  expect(found).toEqual([])
})
