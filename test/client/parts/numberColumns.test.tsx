import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NumberColumns } from '../../../client/screens/play/kinds/NumberColumns.tsx'

it.each([
  [1512491, '1512491'],
  [149597870, '149597870'],
  [1 / 3, '0.333333'],
  [1.6e-19, '1.6e-19'],
  [12345.678, '12345.68'],
  [-2.5, '-2.5'],
])('a board writes %d as %s', (value, text) => {
  const markup = renderToStaticMarkup(<NumberColumns numbers={[{ value, count: 2, share: 1 }]} />)
  expect(markup).toContain(`>${text}</span>`)
})
