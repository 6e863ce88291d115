import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stageTexts } from '../../../../client/texts/game/stage.ts'
import { slimeLooks } from '../../../../rooms/shared/catalog/slimeLooks.ts'
import { mapModes } from '../../../../rooms/shared/maps/tileTypes.ts'
import { turnsTold } from '../toldGames.ts'
import { layPaper } from '../world/paperCanvas.ts'
import { paperStage } from './paintedPictures.ts'

beforeAll(layPaper)
afterAll(() => {
  vi.unstubAllGlobals()
})

interface Page {
  width: number
  height: number
  update(): void
}

type Place = [page: number, x: number, y: number, width: number, height: number]

/** As much of the engine's texture as a sheet needs. */
class PaperTexture {
  readonly source: Page[] = []
  readonly frames = new Map<string, Place>()
  sent: number[] = []
  setSource({ width, height }: Page, at: number) {
    this.source[at] = { width, height, update: () => this.sent.push(at) }
  }
  add(name: string, ...place: Place) {
    this.frames.set(name, place)
  }
  has(name: string) {
    return this.frames.has(name)
  }
}

async function paperSheet() {
  const { PictureSheet } = await import('../../../../client/stage/sheets/PictureSheet.ts')
  const texture = new PaperTexture()
  const create = (_: string, canvas: Page) => {
    texture.setSource(canvas, 0)
    return texture
  }
  return { sheet: new PictureSheet({ create } as never, 'small'), texture }
}

const lieApart = ([page, x, y, wide, high]: Place, [otherPage, otherX, otherY, otherWide, otherHigh]: Place) =>
  page !== otherPage || x + wide <= otherX || otherX + otherWide <= x || y + high <= otherY || otherY + otherHigh <= y

describe('the sheet of small pictures', () => {
  it('has a place for every picture: when a page is full there is a further one', async () => {
    const { sheet, texture } = await paperSheet()
    for (let index = 0; index < 60; index++) sheet.picture(`number ${index}`, 500, 260 + index, () => {})
    sheet.picture('larger than a page', 2500, 300, () => {})
    sheet.picture('small again', 40, 40, () => {})
    const places = [...texture.frames.values()].slice(1)
    expect(places).toHaveLength(62)
    for (const [index, place] of places.entries()) {
      const [page, x, y, width, height] = place
      expect(x + width).toBeLessThanOrEqual(texture.source[page]?.width ?? 0)
      expect(y + height).toBeLessThanOrEqual(texture.source[page]?.height ?? 0)
      expect(places.slice(index + 1).filter((other) => !lieApart(place, other))).toEqual([])
    }
  })

  it('is only as large as it has to be where a picture is very wide', async () => {
    const { sheet, texture } = await paperSheet()
    sheet.picture('a wall across the map', 3900, 300, () => {})
    for (let row = 0; row < 6; row++) sheet.picture(`another ${row}`, 3900, 300, () => {})
    expect(texture.source.slice(1).map(({ width, height }) => [width, height])).toEqual([
      [3904, 2048],
      [3904, 2048],
    ])
    for (const [page, , y, , height] of [...texture.frames.values()].slice(1))
      expect(y + height).toBeLessThanOrEqual(texture.source[page]?.height ?? 0)
  })

  it('sends each page once for all that was added to it', async () => {
    const { sheet, texture } = await paperSheet()
    for (let index = 0; index < 5; index++) sheet.picture(`half a page ${index}`, 2000, 1000, () => {})
    sheet.upload()
    sheet.upload()
    expect(texture.sent).toEqual([0, 1, 2])
  })
})

/** A 4K board: the pictures of a class of 60 are as large as they get. */
const sharp = 264

describe.each(mapModes)('a long game of %s on a sharp board', (mode) => {
  it('needs few pages, however much is written in it', async () => {
    const [{ picturesOf }, { namePill }, { seatRingPicture }] = await Promise.all([
      import('../../../../client/stage/scenes/beatPictures.ts'),
      import('../../../../client/stage/sheets/labelPictures.ts'),
      import('../../../../client/stage/sheets/ringPictures.ts'),
    ])
    const { sheet, texture } = await paperSheet()
    const players = 60
    for (let seat = 0; seat < players; seat++) {
      for (const look of ['plain', 'headline'] as const) namePill(sheet, `Magdalena ${seat}`, 28, look)
      seatRingPicture(sheet, slimeLooks[seat % slimeLooks.length]?.id ?? '', sharp)
    }
    const desk = { scene: paperStage().scene, sheets: { cell: sharp, small: sheet }, words: stageTexts.words }
    const turns = turnsTold({ mode, players, questions: 40, seed: 5 })
    for (const { script } of turns) for (const beat of script.beats) picturesOf(beat, desk as never)
    expect(turns).toHaveLength(40)
    expect(texture.source.length).toBeLessThanOrEqual(4)
  })
})
