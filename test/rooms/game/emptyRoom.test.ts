import { describe, expect, it } from 'vitest'
import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { aPlan, hostJoins } from '../shared/match/matchBuilders.ts'
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
    stage.pass(7_499)
    expect(stage.state.paused).toBe(true)
    stage.pass(1)
    expect(stage.state.paused).toBe(false)
  })

  it('keeps its question open for those who try again a little later than the first, who has answered before', () => {
    const stage = inQuestion()
    stage.answer('ann', 0)
    stage.drop(...everybody)
    stage.pass(60_000)
    stage.comeBack('ann')
    stage.pass(6_000)
    expect(stage.state).toMatchObject({ phase: 'question', paused: true })
    stage.comeBack('ben')
    stage.pass(250)
    stage.comeBack('host')
    expect(stage.state).toMatchObject({ phase: 'question', paused: false })
    expect(stage.answer('ben', 0)).toBe(true)
    expect(stage.state.phase).toBe('reveal')
  })

  it('still knows by how much later the question was written to whom', () => {
    const stage = stagedGame(['ann', 'ben'], { plan: aPlan() })
    stage.connected.add('host')
    stage.conductor.start()
    stage.drop('ben')
    stage.pass(phaseMs.countdown)
    stage.pass(3_000)
    stage.conductor.beat()
    stage.comeBack('ben')
    stage.conductor.catchUp(stage.seat('ben'), () => {})
    stage.drop(...everybody)
    stage.pass(60_000)
    for (const player of everybody) stage.comeBack(player)
    stage.pass(1_000)
    stage.answer('ben', 0)
    expect(stage.match.turns[0]?.answers.get('ben')?.ms).toBe(1_000)
  })

  it('waits for its class also where it has changed its process meanwhile', () => {
    const stage = inQuestion()
    stage.answer('ann', 0)
    stage.drop(...everybody)
    const after = stage.restarted(60_000, [])
    after.comeBack('ann')
    after.pass(5_000)
    expect(after.state).toMatchObject({ phase: 'question', paused: true })
    for (const player of ['ben', 'host']) after.comeBack(player)
    expect(after.state).toMatchObject({ phase: 'question', paused: false })
  })

  const playedAlone = () => {
    const stage = stagedGame([], {
      entries: [{ ...hostJoins, plays: true } as MatchEntry],
      plan: aPlan({ hostPlays: true }),
    })
    stage.connected.add('host')
    stage.conductor.start(true)
    stage.pass(phaseMs.countdown)
    return stage
  }

  it('goes on where its host plays alone, who would have time to think', () => {
    const stage = playedAlone()
    stage.drop('host')
    stage.pass(60_000)
    expect(stage.state).toMatchObject({ phase: 'reveal', paused: false })
  })

  it.each([
    { before: 'long before', expected: [] },
    { before: 'just before', expected: ['host'] },
  ])('goes on where its host plays alone and has pulled the plug $before it changed its process', ({ expected }) => {
    const stage = playedAlone()
    stage.drop('host')
    const after = stage.restarted(1_000, expected)
    expect(after.state).toMatchObject({ phase: 'question', paused: true })
    after.pass(Math.max(0, after.conductor.dueAt - after.time))
    expect(after.state).toMatchObject({ phase: 'question', paused: false })
    after.pass(60_000)
    expect(after.state).toMatchObject({ phase: 'reveal', paused: false })
    after.comeBack('host')
    expect(after.state).toMatchObject({ phase: 'reveal', questionNumber: 1, paused: false })
  })

  it('gives its host who plays alone the question back who was let go of when it changed its process', () => {
    const after = playedAlone().restarted(1_000, ['host'])
    after.comeBack('host')
    expect(after.state).toMatchObject({ phase: 'question', paused: false })
    expect(after.answer('host', 0)).toBe(true)
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
