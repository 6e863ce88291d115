import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { QuestionKind } from '../../../rooms/shared/questions/question.ts'
import { closedQuestion, me, viewWith } from '../game/gameViews.ts'

const heard = vi.hoisted(() => [] as string[])
vi.mock('../../../client/state/sound.ts', () => ({
  playCue: (name: string) => heard.push(name),
  useSound: { subscribe: () => {} },
}))
vi.mock('../../../client/state/gameSound.ts', () => ({ playEffect: () => {} }))
/** A page runs effects after it has drawn. Here each runs at once. */
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (act: () => unknown) => void act(),
}))

vi.stubGlobal('addEventListener', () => {})
const { default: GameSound } = await import('../../../client/screens/play/sound/GameSound.tsx')

const { asked } = closedQuestion
const ofKind = (kind: Exclude<QuestionKind, 'choice'>) => asked && { ...asked, question: { ...asked.question, kind } }

beforeEach(() => {
  heard.length = 0
})

it('a player who was partly right hears no error', () => {
  const view = viewWith({ ...closedQuestion, asked: ofKind('several'), scoreBefore: 100 })
  for (const score of [150, 100]) renderToStaticMarkup(<GameSound view={{ ...view, me: me({ score }) }} />)
  expect(heard).toEqual(['success', 'error'])
})
