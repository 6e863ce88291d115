import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SheetPage } from '../../../client/screens/remote/SheetPage.tsx'
import type { KeyedQuestion } from '../../../rooms/shared/questions/question.ts'
import { someQuestions } from '../../rooms/shared/questions/someQuestions.ts'

/** The lines that a host reads in the list of a question. */
const linesOf = (page: KeyedQuestion): string[] => {
  const markup = renderToStaticMarkup(<SheetPage page={{ ...page, number: 1 }} total={5} />)
  const list = /<ol[^>]*>(.*)<\/ol>/s.exec(markup)?.[1] ?? ''
  return list.split('</li>').slice(0, -1)
}

const wordsOf = (line: string): string =>
  line
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('the parts of an order stand in the right order, each under the letter that devices show', () => {
  const { order } = someQuestions
  const lines = linesOf({ ...order, shown: [2, 3, 0, 1] })
  expect(lines.map(wordsOf)).toEqual(['C Rome', 'D Columbus', 'A Moon landing', 'B Web'])
})

it('what is typed has no letter, because there is none on any device', () => {
  expect(linesOf(someQuestions.typed).map(wordsOf)).toEqual(['merci Correct', 'je vous remercie Correct'])
  expect(linesOf(someQuestions.number).map(wordsOf)).toEqual(['3.14 rad Correct'])
  expect(linesOf(someQuestions.several).map(wordsOf)).toEqual(['A 2 Correct', 'B 4', 'C 5 Correct', 'D 9'])
})

it('pictures stand beside the answers', () => {
  const answerImages = ['/api/pictures/a', '', '/api/pictures/c', '']
  const lines = linesOf({ ...someQuestions.opinion, answerImages })
  expect(lines.map((line) => /src="([^"]*)"/.exec(line)?.[1])).toEqual([
    '/api/pictures/a',
    undefined,
    '/api/pictures/c',
    undefined,
  ])
})
