import { describe, expect, it } from 'vitest'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { aPlan } from '../shared/match/matchBuilders.ts'
import { stagedGame } from './stagedGame.ts'

const everybody = ['host', 'ann', 'ben']

const inQuestion = (plan = aPlan({ questions: 3 })) => {
  const stage = stagedGame(['ann', 'ben'], { plan })
  stage.connected.add('host')
  stage.conductor.start()
  stage.pass(phaseMs.countdown)
  stage.pass(3_000)
  stage.conductor.beat()
  return stage
}

describe('a game that has lost everybody at once, as when the network of a school is away', () => {
  it('stands still, and takes no question and no time from anybody', () => {
    const stage = inQuestion()
    stage.answer('ann', 0)
    stage.drop(...everybody)
    for (let minute = 0; minute < 4; minute++) stage.pass(60_000)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 1, paused: true, answeredCount: 1 })
    for (const player of everybody) stage.comeBack(player)
    expect(stage.state.paused).toBe(false)
    stage.pass(1_000)
    stage.answer('ben', 0)
    expect(stage.match.turns[0]?.answers.get('ben')?.ms).toBe(4_000)
    expect(stage.state.phase).toBe('reveal')
  })

  it('goes on a moment after the first is back, whoever else stays away', () => {
    const stage = inQuestion()
    stage.drop(...everybody)
    stage.pass(60_000)
    stage.comeBack('ann')
    stage.pass(1_999)
    expect(stage.state.paused).toBe(true)
    stage.pass(1)
    expect(stage.state.paused).toBe(false)
  })

  it('is seen to be empty before the time of its question is over, also by a machine that slept meanwhile', () => {
    const stage = inQuestion()
    stage.standStill(60 * 60_000)
    stage.drop(...everybody)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 1, paused: true })
    for (const player of everybody) stage.comeBack(player)
    stage.answer('ann', 0)
    expect(stage.match.turns[0]?.answers.get('ann')?.ms).toBe(3_000)
  })

  it('goes on as ever while anybody is there', () => {
    const stage = inQuestion()
    stage.drop('ann', 'ben')
    stage.pass(60_000)
    expect(stage.state).toMatchObject({ phase: 'reveal', paused: false })
  })

  it('can be ended, and what its host has stopped stays stopped', () => {
    const stage = inQuestion()
    stage.conductor.pause()
    stage.drop(...everybody)
    stage.pass(60_000)
    for (const player of everybody) stage.comeBack(player)
    expect(stage.match.paused?.by).toBe('host')
    stage.conductor.resume()
    stage.drop(...everybody)
    stage.conductor.finish()
    expect(stage.state.phase).toBe('finished')
  })
})
