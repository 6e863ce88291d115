import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { me } from '../../game/gameViews.ts'
import { modeScreen } from '../everyScreen.ts'

const line = (place: number, question: number) =>
  renderToStaticMarkup(modeScreen('battle').ownLine?.({ me: me({ score: 0, place }), total: 5, question }))

it('nobody is knocked out before there were points to get: at the start of a game, and after coming late', () => {
  expect(line(0, 1)).not.toContain('KO')
  expect(line(0, 3)).not.toContain('KO')
  expect(line(4, 0)).not.toContain('KO')
  expect(line(4, 3)).toContain('KO')
})
