import { describe, expect, it } from 'vitest'
import { notAccepted } from '../../../../rooms/shared/match/acceptedAnswers.ts'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { questionClosed, questionClosedOnBoard } from '../../../../rooms/shared/match/tellings.ts'
import { isRudeTitle } from '../../../../rooms/shared/names/titleFilter.ts'
import type { AnswerData, KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { workedMs } from '../workedMs.ts'
import { aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

function closedWith(question: KeyedQuestion, answers: readonly AnswerData[], over: readonly MatchEntry[] = []) {
  const players = answers.map((_, index) => `p${index}`)
  const match = replayMatch({ ...aPlan(), questions: [question] }, [
    hostJoins,
    ...players.map((player) => joins(player)),
    started,
    asked(1),
    ...answers.map((answer, index): MatchEntry => {
      return { kind: 'answered', player: `p${index}`, question: 1, answer, ms: 0, at: 1000 }
    }),
    closed(1),
    ...over,
  ])
  const [turn] = match.turns
  if (!turn) throw new Error('nothing was asked')
  return { match, turn }
}

/** What a board and a phone are told when the first question is closed. */
function told(...given: Parameters<typeof closedWith>) {
  const { match, turn } = closedWith(...given)
  return { board: questionClosedOnBoard(match, turn), phone: questionClosed(match, turn) }
}

const texts = (...all: string[]): AnswerData[] => all.map((text) => ({ text }))
const thanks: KeyedQuestion = { kind: 'typed', question: 'Thank you in French?', accept: ['merci'] }

describe('of what was typed the board shows', () => {
  it('what two have given, with how many; one alone, and what is rude, is among the others', () => {
    const answers = texts(
      'merci',
      'grazie',
      'Grazie!',
      'GRAZIE',
      'danke',
      'danke',
      'fuck',
      'fuck you',
      'fuck',
      'thanks',
    )
    const { board, phone } = told(thanks, answers)
    expect(board.groups).toEqual([
      { text: 'grazie', count: 3 },
      { text: 'danke', count: 2 },
    ])
    expect(board.others).toBe(4)
    expect(JSON.stringify(board)).not.toMatch(/fuck|thanks/)
    expect([phone.groups, phone.others]).toEqual([undefined, undefined])
  })

  it('six at most, the most frequent', () => {
    const many = [...'abcdefgh'].flatMap((letter, index) => Array.from({ length: index + 2 }, () => letter.repeat(12)))
    const { board } = told(thanks, texts(...many))
    expect(board.groups?.map(({ count }) => count)).toEqual([9, 8, 7, 6, 5, 4])
    expect(board.others).toBe(5)
  })

  it('what is found among the most frequent: a room full of scripts has no board look through hundreds of long texts', () => {
    // This one sign stands for four words, so a text of it takes long to read.
    const long = (number: number) => `${'\ufdfa '.repeat(36)}${number}`
    const pairs = Array.from({ length: 400 }, (_, number) => [long(number), long(number)]).flat()
    const { match, turn } = closedWith(thanks, texts(...pairs))
    isRudeTitle(long(0))
    const once = workedMs(() => Array.from({ length: 100 }, (_, number) => isRudeTitle(long(number)))) / 100
    const compared = workedMs(() => notAccepted(match, turn))
    expect(workedMs(() => questionClosedOnBoard(match, turn)) - 3 * compared).toBeLessThan(100 * once)

    const rude = Array.from({ length: 12 }, (_, number) => Array.from({ length: 3 }, () => `fuck ${number}`)).flat()
    const { board } = told(thanks, texts(...rude, 'danke', 'danke'))
    expect([board.groups, board.others]).toEqual([undefined, rude.length + 2])
  })

  it('nothing where everybody knew it, nobody answered, or the question was taken out', () => {
    for (const { board } of [
      told(thanks, texts('merci', 'Mercí')),
      told(thanks, [{ choice: -1 }]),
      told(thanks, texts('a', 'a'), [{ kind: 'voided', question: 1, at: 2000 }]),
    ])
      expect([board.groups, board.others, board.numbers]).toEqual([undefined, undefined, undefined])
  })

  it('what the host has accepted, whoever gave it: their word is enough', () => {
    const { board } = told(thanks, texts('Scunthorpe', 'grazie'), [
      { kind: 'accepted', question: 1, text: 'Scunthorpe', at: 1600 },
    ])
    expect(board).toMatchObject({ accepted: ['Scunthorpe'], others: 1 })
  })
})

it('numbers stand on the board as numbers, each once, the nearest first; what is none is among the others', () => {
  const pi: KeyedQuestion = { kind: 'number', question: 'Pi?', value: 3.14, nearly: 0.1 }
  const { board, phone } = told(pi, texts('3,14', '3.14', '3.2', '22/7', '1.000', 'no idea', '3'))
  expect(board.numbers).toEqual([
    { value: 3.14, count: 2, share: 1 },
    { value: 22 / 7, count: 1, share: 0.5 },
    { value: 3.2, count: 1, share: 0.5 },
    { value: 3, count: 1, share: 0 },
    { value: 1, count: 1, share: 0 },
  ])
  expect(board.others).toBe(1)
  expect(phone.numbers).toBeUndefined()
  const far = told(pi, texts(...Array.from({ length: 20 }, (_, index) => String(index * 100)))).board
  expect(far.numbers).toHaveLength(11)
  expect(far.others).toBe(9)
})
