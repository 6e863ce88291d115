import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InfoCards } from '../../../client/screens/lobby/InfoCards.tsx'
import { blankView } from '../../../client/state/gameView.ts'

const faster = 'Faster answers earn more points!'

it('no lobby promises more points for faster answers where they bring none', () => {
  expect(renderToStaticMarkup(<InfoCards {...blankView} />)).toContain(faster)
  const unhurried = renderToStaticMarkup(<InfoCards {...blankView} unhurried />)
  expect(unhurried).toContain('Answer questions correctly')
  expect(unhurried).not.toContain(faster)
})
