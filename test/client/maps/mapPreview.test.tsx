import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { MapPreview } from '../../../client/parts/maps/MapPreview.tsx'
import { tilesOf } from '../../../rooms/shared/maps/tileGrid.ts'

const meadow = (width: number, height: number) =>
  tilesOf({ width, height, types: Array.from({ length: width * height }, () => 'grass') })

/** The places of the tiles in the drawing, as columns and rows. */
const laid = (markup: string) =>
  [...markup.replace(/<defs>.*<\/defs>/s, '').matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => [
    Number(x) / 40,
    Number(y) / 40,
  ])

it('the preview of a map shows its first 100 tiles, where they lie on the whole of it', () => {
  const markup = renderToStaticMarkup(<MapPreview mode="racing" tiles={meadow(30, 20)} />)
  expect(markup).toContain('viewBox="0 0 1200 800"')
  const places = laid(markup)
  expect(places).toHaveLength(100)
  expect(places[0]).toEqual([0, 0])
  expect(places[99]).toEqual([9, 3])
})

it('a small map fits into its preview', () => {
  expect(laid(renderToStaticMarkup(<MapPreview mode="racing" tiles={meadow(10, 10)} />))).toHaveLength(100)
  expect(laid(renderToStaticMarkup(<MapPreview mode="racing" tiles={meadow(5, 5)} />))).toHaveLength(25)
})

it('where no painted picture follows, every tile is shown', () => {
  expect(laid(renderToStaticMarkup(<MapPreview mode="racing" tiles={meadow(30, 20)} whole />))).toHaveLength(600)
})
