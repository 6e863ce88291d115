import { afterAll, beforeAll, expect, it } from 'vitest'
import { tileMarkup } from '../../../client/parts/maps/tileMarkup.ts'
import { mapModes, tilesOf } from '../../../rooms/shared/maps/tileTypes.ts'
import { type BrowserSchool, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool

beforeAll(async () => {
  school = await openBrowserSchool()
})

afterAll(() => school.close())

/** The width of a tile in pixels if a phone shows a whole map. */
const smallest = 14
/** The least difference, in hundredths of the way from black to white. */
const leastApart = 2

it('tiles of a mode differ in brightness where they are too small to be read', async () => {
  const { page } = await school.newcomer('teacher')
  await page.goto('/maps')
  const brightnessOf = (markup: string) =>
    page.evaluate(
      async ([body, side]) => {
        const picture = new Image(side, side)
        picture.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="${side}" height="${side}">${body}</svg>`)}`
        await picture.decode()
        const brush = new OffscreenCanvas(side, side).getContext('2d')
        brush?.drawImage(picture, 0, 0, side, side)
        const { data } = brush?.getImageData(0, 0, side, side) ?? { data: new Uint8ClampedArray() }
        let sum = 0
        for (let at = 0; at < data.length; at += 4)
          sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0)
        return (100 * sum) / (side * side * 255)
      },
      [markup, smallest] as const,
    )
  for (const mode of mapModes) {
    const all = await Promise.all(
      tilesOf(mode).map(async (type) => ({ type, value: await brightnessOf(tileMarkup(mode, type)) })),
    )
    const sorted = all.sort((one, other) => one.value - other.value)
    for (const [index, { type, value }] of sorted.slice(1).entries())
      expect
        .soft(value - (sorted[index]?.value ?? 0), `${mode}: ${sorted[index]?.type} and ${type}`)
        .toBeGreaterThanOrEqual(leastApart)
  }
})
