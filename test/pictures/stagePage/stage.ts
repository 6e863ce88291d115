import { boxSize } from '../../../client/slimes/slimeBox.ts'
import { slimeMarkup } from '../../../client/slimes/slimeMarkup.ts'
import { paintWorld } from '../../../client/stage/world/paintWorld.ts'
import { anchorOf, paintThing } from '../../../client/stage/world/things/paintThing.ts'
import { thingNames } from '../../../client/stage/world/things/thingNames.ts'
import { type SlimeLook, slimeLooks } from '../../../rooms/shared/catalog/slimeLooks.ts'
import { spreadEvenly } from '../../../rooms/shared/maps/tilePaths.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { modeWorld } from '../../client/modes/everyStage.ts'
import type { StageOrder, StagePicture } from './stageOrder.ts'

const ambientSizes = 0.6

const picture = (source: string): Promise<HTMLImageElement> =>
  new Promise((done, failed) => {
    const image = new Image()
    image.onload = () => done(image)
    image.onerror = () => failed(new Error('An image is broken'))
    image.src = source
  })

const slimeDocument = (look: SlimeLook): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${boxSize} ${boxSize}">${slimeMarkup(look)}</svg>`

const slimePictures = (count: number): Promise<HTMLImageElement[]> =>
  Promise.all(
    spreadEvenly(slimeLooks, count).map((look) =>
      picture(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(slimeDocument(look))}`),
    ),
  )

const walked: Record<MapMode, readonly string[]> = {
  racing: ['track', 'boost'],
  battle: ['arena', 'spawn'],
  'gold-quest': ['path'],
  tower: ['platform', 'ladder', 'checkpoint'],
  survival: ['safe'],
}

const fittingTile = ({ mode, grid, width, height, left, top }: StageOrder): number => {
  const { width: across, height: down } = modeWorld(mode).tile
  return Math.min((width - left) / grid.width, ((height - top) / grid.height) * (across / down))
}

async function stageCanvas(order: StageOrder): Promise<StagePicture & { canvas: HTMLCanvasElement }> {
  const tileWidth = order.tileWidth ?? fittingTile(order)
  const began = performance.now()
  const world = paintWorld(modeWorld(order.mode), order.grid, {
    tileWidth,
    margin: Math.ceil(tileWidth * (order.margin ?? 9)),
  })
  // The browser paints strokes only when somebody reads the result, so we read a pixel.
  world.ground.getContext('2d')?.getImageData(0, 0, 1, 1)
  const paintMs = performance.now() - began

  const canvas = document.createElement('canvas')
  canvas.width = order.width
  canvas.height = order.height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint')
  const middle = order.middle ?? { x: order.grid.width / 2, y: order.grid.height / 2 }
  brush.translate(
    Math.round((order.left + order.width) / 2 - world.origin.x - middle.x * world.tile.width),
    Math.round((order.top + order.height) / 2 - world.origin.y - middle.y * world.tile.height),
  )
  brush.drawImage(world.ground, 0, 0)
  for (const { whole, broken, x, y } of world.plates) brush.drawImage(order.broken ? broken : whole, x, y)
  const places = order.grid.types.flatMap((type, place) => (walked[order.mode].includes(type) ? [place] : []))
  const slimes = await slimePictures(order.slimes)
  const size = tileWidth * 1.55
  const figures = spreadEvenly(places, order.slimes).flatMap((place, index) => {
    const { x, y } = world.footOf(place)
    const image = slimes[index]
    return image ? [{ depth: y, draw: () => brush.drawImage(image, x - size / 2, y - size * 0.9, size, size) }] : []
  })
  const living = world.ambient.map(({ kind, x, y }) => {
    const [image, anchor] = [paintThing(kind, tileWidth * ambientSizes), anchorOf(kind)]
    return { depth: y, draw: () => brush.drawImage(image, x - image.width * anchor.x, y - image.height * anchor.y) }
  })
  const standing = world.standing.map(({ image, x, y, depth }) => ({ depth, draw: () => brush.drawImage(image, x, y) }))
  for (const { draw } of [...living, ...standing, ...figures].sort((a, b) => a.depth - b.depth)) draw()
  return { paintMs, standing: world.standing.length, tileWidth, canvas }
}

async function paintStage(order: StageOrder): Promise<StagePicture> {
  const { canvas, ...told } = await stageCanvas(order)
  document.body.replaceChildren(canvas)
  return told
}

/** Many small stages on one page, for maps that have to hold and need not be beautiful. */
async function paintSheet(orders: readonly StageOrder[]): Promise<number> {
  document.body.replaceChildren()
  let longest = 0
  for (const order of orders) {
    const { canvas, paintMs } = await stageCanvas(order)
    longest = Math.max(longest, paintMs)
    canvas.style.cssText = 'float: left; margin: 0 3px 3px 0'
    document.body.append(canvas)
  }
  return longest
}

window.paintSheet = paintSheet

window.paintStage = paintStage

function paintAllThings() {
  const canvas = document.createElement('canvas')
  canvas.width = 1920
  canvas.height = 1080
  document.body.replaceChildren(canvas)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser cannot paint')
  brush.fillStyle = '#7fae92'
  brush.fillRect(0, 0, 1920, 1080)
  for (const [index, name] of thingNames.entries()) {
    const [x, y] = [20 + (index % 10) * 190, 10 + Math.floor(index / 10) * 212]
    brush.drawImage(paintThing(name, 125), x, y)
    brush.fillStyle = '#10231a'
    brush.font = '15px sans-serif'
    brush.fillText(name, x + 20, y + 200)
  }
}

window.paintAllThings = paintAllThings
