import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QuestionAsked } from '../../rooms/shared/contract/asking.ts'
import type { JoinSuccess } from '../../rooms/shared/contract/game.ts'
import type { FinalScore } from '../../rooms/shared/contract/gameResults.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { type Harness, lastTold, listen, openHarness, questions, until } from './roomHarness.ts'
import { rightPlace } from './shared/questions/rightPlace.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const host = () => harness.client('teacher:t1:MrsHill')

describe('a classic game', () => {
  it('goes from the code to the podium, and everything it tells agrees', async () => {
    const board = listen(
      await host().create('game', { questionSetId: 'sums', gameMode: 'classic', settings: { pace: 'auto' } }),
    )
    const code = board.room.roomId
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    const ann = listen(await harness.client().joinById(code, { username: 'Ann' }))
    const ben = listen(await harness.client('student:s1:ben').joinById(code, {}))
    await until('three seats', () => board.room.state.players?.size === 3)
    expect(lastTold<JoinSuccess>(board, 'join-success')).toMatchObject({ isHost: true, plays: false })
    board.room.send('start-game', { gameCode: code })
    await until('the countdown', () => board.room.state.phase === 'countdown')
    harness.clock.offset += phaseMs.countdown
    for (const [index, question] of questions(5).entries()) {
      const correct = rightPlace(question) ?? -1
      const asked = await until('the question', () =>
        lastTold<QuestionAsked>(ann, index ? 'next-question' : 'game-started'),
      )
      await until(
        'its number',
        () => ann.room.state.questionNumber === index + 1 && ann.room.state.phase === 'question',
      )
      expect(asked.timeLimit).toBe(20)
      ann.room.send('submit-answer', { gameCode: code, answer: correct, timeElapsed: 0 })
      ben.room.send('submit-answer', {
        gameCode: code,
        answer: index === 0 ? correct : (correct + 1) % 4,
        timeElapsed: 0,
      })
      await until('the reveal', () => ann.room.state.phase === 'reveal' && ann.room.state.correctAnswer === correct)
      harness.clock.offset += phaseMs.reveal
    }
    const scores = await until('the final scores', () => lastTold<{ players: FinalScore[] }>(ben, 'game-finished'))
    expect(scores.players.map(({ username, correctCount, place }) => ({ username, correctCount, place }))).toEqual([
      { username: 'Ann', correctCount: 5, place: 1 },
      { username: 'ben', correctCount: 1, place: 2 },
    ])
    // A pupil's device does not need the accounts of others, and ten of them would be a fifth of what it is told.
    expect(new Set(scores.players.flatMap((player) => Object.keys(player)))).not.toContain('userId')
    await until('the record', () => harness.recorded.length === 1)
    expect(harness.errors).toEqual([])
  })
})
