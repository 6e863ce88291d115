import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { IconShape } from '../../../client/parts/pictures/IconShape.tsx'

it('has a size that every browser understands: Safari complains of attributes in other units at each icon of a page', () => {
  const markup = renderToStaticMarkup(<IconShape d="M4 7h16" size={24} />)
  expect(markup).toMatch(/ width="24" height="24" /)
  // test/browser/turns/twiceAsLarge.test.ts checks that icons grow with letters.
  expect(markup).toContain('--icon:24')
})
