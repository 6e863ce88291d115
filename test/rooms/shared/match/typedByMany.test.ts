import { expect, test } from 'vitest'
import { applyEntry, replayMatch } from '../../../../rooms/shared/match/match.ts'
import { currentTurn, wasRight } from '../../../../rooms/shared/match/matchModel.ts'
import { questionClosedOnBoard } from '../../../../rooms/shared/match/tellings.ts'
import type { KeyedQuestion } from '../../../../rooms/shared/questions/question.ts'
import { aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

test('what answers the other questions is looked at once, however many different texts are typed', () => {
  let looks = 0
  const zambia = {
    kind: 'typed' as const,
    question: 'Capital: Lusaka?',
    get accept() {
      looks++
      return ['Zambia']
    },
  }
  const gambia = { kind: 'typed' as const, question: 'Capital: Banjul?', accept: ['Gambia'] }
  const players = Array.from({ length: 200 }, (_, number) => `p${number}`)
  const plan = { ...aPlan(), questions: [gambia, zambia] }
  const match = replayMatch(plan, [hostJoins, ...players.map((player) => joins(player)), started, asked(1)])
  for (const [number, player] of players.entries()) {
    const text = number === 0 ? 'Zambia' : number === 1 ? 'Gambja' : `word ${String.fromCharCode(97 + number)}`
    applyEntry(match, { kind: 'answered', player, question: 1, answer: { text }, ms: 1000, at: 2000 })
  }
  const before = looks
  applyEntry(match, closed(1))
  expect(looks - before).toBeLessThan(5)
  const turn = currentTurn(match)
  if (!turn) throw new Error('no turn')
  expect(players.slice(0, 3).map((player) => wasRight(match, turn, player))).toEqual([false, true, false])
})

/** A class of a thousand, in which each player types another text. */
const classOf = (count: number, question: KeyedQuestion) => {
  const players = Array.from({ length: count }, (_, number) => `p${number}`)
  const letterOf = (number: number) => String.fromCharCode(97 + (number % 26))
  const textOf = (number: number) =>
    ['photosynthesis'.slice(0, 5 + (number % 10)), number, Math.floor(number / 26), Math.floor(number / 676)]
      .map((part) => (typeof part === 'number' ? letterOf(part) : part))
      .join('')
  const plan = { ...aPlan(), questions: [question] }
  const match = replayMatch(plan, [hostJoins, ...players.map((player) => joins(player)), started, asked(1)])
  const answerAll = () => {
    for (const [number, player] of players.entries()) {
      const answer = { text: textOf(number) }
      applyEntry(match, { kind: 'answered', player, question: 1, answer, ms: 1000 + number, at: 2000 })
    }
  }
  return { match, answerAll, texts: new Set(players.map((_, number) => textOf(number))).size }
}

const accept = ['photosynthesis', 'the making of sugar from light', 'assimilation of carbon']

test('a thousand different texts are compared as they come, and none when the question closes', () => {
  let compared = 0
  const question = {
    kind: 'typed' as const,
    question: 'How do plants feed?',
    accept,
    get strict() {
      compared++
      return []
    },
  }
  const { match, answerAll, texts } = classOf(1000, question)
  expect(texts).toBe(1000)
  answerAll()
  expect(compared).toBeGreaterThanOrEqual(1000)
  compared = 0
  applyEntry(match, closed(1))
  expect(compared).toBe(0)
})

/** The time that this thread has computed. On a busy machine a clock would also count how long it waited. */
const workedMs = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

test('how long a thousand different texts take is told', () => {
  const runs = Array.from({ length: 15 }, () => {
    const { match, answerAll } = classOf(1000, { kind: 'typed', question: 'How do plants feed?', accept: [...accept] })
    const since = workedMs()
    answerAll()
    const answered = workedMs()
    applyEntry(match, closed(1))
    const turn = currentTurn(match)
    if (!turn) throw new Error('no turn')
    questionClosedOnBoard(match, turn)
    return { answering: answered - since, closing: workedMs() - answered }
  })
  const told = (['answering', 'closing'] as const).map((part) => {
    const all = runs.map((run) => run[part]).sort((one, other) => one - other)
    return `${part} ${all[7]?.toFixed(1)} ms (best ${all[0]?.toFixed(1)})`
  })
  process.stdout.write(`A typed question answered by 1,000 different texts: ${told.join(', ')}\n`)
  expect(runs).toHaveLength(15)
})
