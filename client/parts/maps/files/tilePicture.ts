import { type MapMode, tilesOf } from '../../../../rooms/shared/maps/tileTypes.ts'
import { tileBox, tileMarkup } from '../tileMarkup.ts'
import { tilePx } from './tiledWriting.ts'

/** All tiles of a mode in a row: the picture that Tiled uses to show them. */
export const tilePicture = async (mode: MapMode): Promise<Uint8Array<ArrayBuffer>> => {
  const known = tilesOf(mode)
  const [width, height] = [known.length * tilePx, tilePx]
  const tiles = known.map(
    (type, at) =>
      `<svg x="${at * tilePx}" width="${tilePx}" height="${tilePx}" viewBox="0 0 ${tileBox} ${tileBox}">${tileMarkup(mode, type)}</svg>`,
  )
  const image = new Image(width, height)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${tiles.join('')}</svg>`
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
  await image.decode()
  const paper = document.createElement('canvas')
  paper.width = width
  paper.height = height
  paper.getContext('2d')?.drawImage(image, 0, 0)
  const picture = await new Promise<Blob | null>((resolve) => paper.toBlob(resolve, 'image/png'))
  return new Uint8Array((await picture?.arrayBuffer()) ?? new ArrayBuffer(0))
}
