import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { closedQuestion, me, viewWith } from '../game/gameViews.ts'

vi.mock('../../../client/screens/play/AnswerSheet.tsx', () => ({
  AskedText: () => null,
  AnswerSheet: ({ isOpen, isOver }: { isOpen: boolean; isOver: boolean }) => `open ${isOpen}, over ${isOver}`,
}))

vi.mock('../../../client/parts/fetchedAhead.tsx', () => ({
  fetchedAhead: () => null,
  Fetched: ({ props }: { props: { own?: { text: string } } }) => `own ${props.own?.text}`,
}))

vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

vi.stubGlobal('addEventListener', () => {})
const { SecondLook } = await import('../../../client/screens/play/choose/SecondLook.tsx')
const { PlayerReveal } = await import('../../../client/screens/play/player/PlayerReveal.tsx')
const { PlayerQuestion } = await import('../../../client/screens/play/player/PlayerQuestion.tsx')

const { asked } = closedQuestion
const typed = asked && { ...asked, question: { text: 'Say thank you in French', answers: [], kind: 'typed' as const } }

const seen = (endsAt: number, staysOpen?: true) => {
  const question = typed && { ...typed, ...(staysOpen && { staysOpen }) }
  const view = viewWith({ ...closedQuestion, phase: 'question', closed: null, asked: question, me: me({}), endsAt })
  return /open (?:true|false), over (?:true|false)/.exec(renderToStaticMarkup(<PlayerQuestion view={view} />))?.[0]
}

it('what stands in a field is the answer once the own clock shows zero, also where a pupil of the class has more time', () => {
  const now = performance.now()
  expect(seen(now + 60_000)).toBe('open true, over false')
  expect(seen(now - 1)).toBe('open false, over true')
  expect(seen(now + 60_000, true)).toBe('open true, over false')
  // Whoever has given nothing by then can still answer.
  expect(seen(now - 1, true)).toBe('open true, over true')
})

it('so it is at the second look', () => {
  const view = viewWith({ ...closedQuestion, phase: 'choose', asked: typed, me: me({}) })
  const look = (isOver: boolean) =>
    renderToStaticMarkup(<SecondLook view={view} turn={null} clock={null} isOver={isOver} />)
  expect(look(false)).toContain('open true, over false')
  expect(look(true)).toContain('open true, over true')
})

it('an answer that never reached the server is not shown as a wrong one', () => {
  const told = (isSafe: boolean) => {
    const ownAnswer = { questionNumber: 2, choice: -2, given: { text: 'merci' }, isSafe, mayBeLate: true }
    const view = viewWith({ ...closedQuestion, turn: 1, asked: typed, me: me({}), ownAnswer, scoreBefore: 0 })
    return renderToStaticMarkup(<PlayerReveal view={view} />)
  }
  expect(told(true)).toContain('own merci')
  expect(told(false)).not.toContain('merci')
})
