import { describe, expect, it } from 'vitest'
import { tryOutPlan } from '../../../../client/screens/tryIt/tryOutPlan.ts'
import { VisitorsTable, visitorId } from '../../../../rooms/shared/bots/visitorsTable.ts'
import type { ServerMessageName } from '../../../../rooms/shared/contract/game.ts'
import { currentTurn, questionOf } from '../../../../rooms/shared/match/matchModel.ts'
import { checkReplay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { rightAnswer, wrongAnswer } from '../../../../rooms/shared/questions/questionKinds.ts'

const opensAt = 1000

function opened(seed = 1) {
  const told: { type: ServerMessageName; message: unknown }[] = []
  const tell = (type: ServerMessageName, message: unknown) => void told.push({ type, message })
  const table = new VisitorsTable({ plan: tryOutPlan(seed), name: 'You', slime: 'mint', bots: 4, seed, tell }, opensAt)
  let now = opensAt
  const passUntil = (isSo: () => boolean) => {
    for (let step = 0; step < 200; step++) {
      if (isSo()) return
      now = Math.max(now, table.dueAt)
      table.tick(now)
    }
    throw new Error(`It stays in ${table.match.phase}`)
  }
  const turn = () => {
    const open = currentTurn(table.match)
    if (!open) throw new Error('nothing is asked')
    return open
  }
  const say = (isRight: boolean) => {
    const question = questionOf(table.match, turn())
    const said = isRight ? rightAnswer(question) : wrongAnswer(question)
    return { questionNumber: turn().question, answer: 'choice' in said ? said.choice : -1 }
  }
  const phase = (wanted: string) => passUntil(() => table.match.phase === wanted)
  return { table, told, passUntil, phase, turn, say, now: () => now }
}

const visitor = ({ table }: ReturnType<typeof opened>) => table.match.seats.get(visitorId)

describe('a table for a visitor', () => {
  it('plays three questions to a podium, and comes to the same when it is played again', () => {
    const game = opened()
    for (let question = 1; question <= 3; question++) {
      game.passUntil(() => game.table.match.phase === 'question' && game.turn().question === question)
      game.table.answer(game.say(true), game.now())
      game.phase('reveal')
      game.table.choose({ questionNumber: question, move: { id: 'steady' } }, game.now())
      expect(game.turn().moves.get(visitorId)).toEqual({ id: 'steady' })
      game.phase('resolve')
    }
    game.phase('finished')
    expect(visitor(game)?.tally.correctCount).toBe(3)
    expect(game.told.at(-1)).toMatchObject({ type: 'game-finished', message: { currency: null } })
    expect(checkReplay(replayOf(game.table.match)).differs).toEqual([])
    expect(game.table.dueAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('keeps nobody waiting: once the visitor has answered, the bots have, too', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const game = opened(seed)
      game.phase('question')
      const answeredAt = game.now() + 100
      game.table.answer(game.say(true), answeredAt)
      game.phase('reveal')
      // Sometimes a bot does not answer. Then the question stays open until its time is over.
      if (game.turn().answers.size === 5) expect(game.now() - answeredAt).toBeLessThanOrEqual(1000)
    }
  })

  it('offers no move to who was wrong, and a second look that counts once', () => {
    const game = opened()
    game.phase('question')
    game.table.answer(game.say(false), game.now())
    game.phase('choose')
    const { question } = game.turn()
    game.table.choose({ questionNumber: question, move: { id: 'steady' } }, game.now())
    expect(game.turn().moves.has(visitorId)).toBe(false)
    game.table.lookAgain(game.say(true), game.now())
    game.table.lookAgain(game.say(false), game.now())
    expect(game.told.filter(({ type }) => type === 'looked-again').map(({ message }) => message)).toEqual([
      { questionNumber: question, right: true },
    ])
  })

  it('takes one answer to the question that is on, and none to another', () => {
    const game = opened()
    game.phase('question')
    game.table.answer({ ...game.say(true), questionNumber: 2 }, game.now())
    expect(game.turn().answers.has(visitorId)).toBe(false)
    game.table.answer(game.say(false), game.now())
    game.table.answer(game.say(true), game.now())
    expect(game.told.filter(({ type }) => type === 'answer-submitted')).toHaveLength(1)
    game.phase('reveal')
    expect(visitor(game)?.tally.correctCount).toBe(0)
  })

  it('tells no right answer before the question is closed', () => {
    const game = opened()
    game.phase('question')
    game.table.tellMap()
    expect(JSON.stringify(game.told)).not.toContain('correct')
  })

  it('gives nobody a look twice, and no bot the name of the visitor', () => {
    const seats = [...opened(7).table.match.seats.values()]
    expect(new Set(seats.map(({ slime }) => slime)).size).toBe(5)
    expect(new Set(seats.map(({ username }) => username)).size).toBe(5)
  })

  it('ends by itself where nobody plays', () => {
    const game = opened()
    game.phase('finished')
    expect(game.now()).toBeLessThan(opensAt + 150_000)
  })
})
