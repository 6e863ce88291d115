import { expect, it } from 'vitest'
import type { GoodThing } from '../../../../rooms/shared/contract/gameResults.ts'
import { goodThingsOf } from '../../../../rooms/shared/match/goodThings.ts'
import { replayMatch } from '../../../../rooms/shared/match/match.ts'
import type { MatchEntry } from '../../../../rooms/shared/match/matchEntries.ts'
import { answered, aPlan, asked, closed, hostJoins, joins, started } from './matchBuilders.ts'

const names = ['ann', 'ben', 'cem', 'dia', 'eva']

/** Lists for each question who answers what, and after how long. The right answers are 0, 1, 2, 3 ... */
function played(questions: readonly (readonly [player: string, choice: number, ms?: number][])[]) {
  const entries: MatchEntry[] = [hostJoins, ...names.map((name) => joins(name)), started]
  for (const [index, answers] of questions.entries()) {
    entries.push(asked(index + 1), ...answers.map(([who, choice, ms]) => answered(who, index + 1, choice, ms)))
    entries.push(closed(index + 1))
  }
  return goodThingsOf(replayMatch(aPlan({ questions: questions.length }), entries))
}

const all = (choice: number): [string, number, number][] => names.map((name, index) => [name, choice, 100 + index])

it('tells of the question that only one of many knew, above all else', () => {
  const things = played([
    all(0),
    [
      ['ann', 1],
      ['ben', 0],
      ['cem', 0],
      ['dia', 0],
      ['eva', 0],
    ],
    all(2),
  ])
  expect(things.get('ann')).toEqual<GoodThing>({ kind: 'few', question: 2, count: 1 })
})

it('counts questions as the screens do, which number no slide and no opinion', () => {
  const plan = aPlan({ questions: 3 })
  const questions = [{ kind: 'slide', question: 'Look!' } as const, ...plan.questions]
  const entries = [asked(1), closed(1), asked(2), answered('ann', 2, 0), closed(2), asked(3)]
  const match = replayMatch({ ...plan, questions }, [hostJoins, joins('ann'), started, ...entries])
  expect(goodThingsOf(match).get('ann')).toEqual<GoodThing>({ kind: 'knew', question: 1, count: 1 })
})

it('tells of the fastest, of a run, and of who was there for every question', () => {
  const things = played([all(0), all(1), all(2)])
  expect(things.get('ann')).toEqual<GoodThing>({ kind: 'fastest', question: 1, count: 3 })
  expect(things.get('ben')).toEqual<GoodThing>({ kind: 'streak', count: 3 })
  const wrong = played([all(3), all(3), all(3)])
  expect(wrong.get('eva')).toEqual<GoodThing>({ kind: 'always' })
})

it('has something good for a player who never answered, and nothing untrue', () => {
  const things = played([[['ann', 0]], [['ann', 1]]])
  expect(things.get('eva')).toEqual<GoodThing>({ kind: 'there' })
  expect([...things.keys()]).toEqual(names)
})

it('calls no question the last that was followed by another, though a bell ended that one or its host removed it', () => {
  const right: MatchEntry[] = [asked(1), answered('eva', 1, 0), closed(1), asked(2), answered('eva', 2, 0)]
  const thingOfEva = (entries: readonly MatchEntry[]) =>
    goodThingsOf(replayMatch(aPlan({ questions: 3 }), [hostJoins, joins('eva'), started, ...entries])).get('eva')
  expect(thingOfEva(right.slice(0, 3))).toEqual<GoodThing>({ kind: 'last' })
  expect(thingOfEva(right)).toEqual<GoodThing>({ kind: 'knew', question: 1, count: 1 })
  expect(thingOfEva([...right, { kind: 'voided', question: 2, at: 2600 }])).toEqual<GoodThing>({
    kind: 'knew',
    question: 1,
    count: 1,
  })
})

it('says nothing of the host who only leads', () => {
  expect(played([all(0)]).has('host')).toBe(false)
})
