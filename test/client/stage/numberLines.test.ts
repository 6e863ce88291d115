import { expect, it } from 'vitest'
import { popped } from '../../../client/stage/direct/beats.ts'
import { pushedUp } from '../../../client/stage/script/numberLines.ts'
import { isWritten } from '../../../client/stage/script/written.ts'

const [first, second, third] = [popped('ann', -20, 400), popped('ann', 14, 820), popped('ann', 10, 1240)]
  .flat()
  .filter(isWritten)
const elsewhere = popped('ben', 30, 900).filter(isWritten)
const all = [first, second, third, ...elsewhere].filter((beat) => beat !== undefined)

const at = (beat: typeof first, now: number) => {
  if (!beat) throw new Error('There is no such number')
  return pushedUp(beat, all, now)
}

it('a number makes room for the next one over the same head, and is gone before that one', () => {
  expect(at(first, 810)).toEqual({ lines: 0, alpha: 1 })
  expect(at(first, 1100).lines).toBe(1)
  expect(at(first, 1100).alpha).toBeGreaterThan(0.2)
  expect(at(first, 1450)).toMatchObject({ alpha: 0 })
  expect(at(first, 1495).lines).toBe(2)
})

it('none is on the line of another while both are seen', () => {
  for (let now = 400; now < 2400; now += 20) {
    const seen = [first, second, third].filter((beat) => beat && now > beat.at + 200 && now < beat.at + beat.ms)
    const lines = seen.filter((beat) => at(beat, now).alpha > 0.15).map((beat) => Math.round(at(beat, now).lines * 10))
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1)) expect(line - other).toBeGreaterThanOrEqual(10)
  }
})

it('the last number over a head, those over other heads, and words stay where they are', () => {
  for (const now of [900, 1300, 1800]) {
    for (const last of [third, elsewhere[0]]) expect(at(last, now)).toEqual({ lines: 0, alpha: 1 })
    const word = { kind: 'shout', where: 'ann', shout: 'blocked', at: 300, ms: 1000 } as const
    expect(pushedUp(word, [word, ...all], now)).toEqual({ lines: 0, alpha: 1 })
  }
})
