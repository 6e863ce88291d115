import { beforeEach, describe, expect, it } from 'vitest'
import type { QuestionAsked, QuestionClosed } from '../../../rooms/shared/contract/asking.ts'
import type { GameSettings } from '../../../rooms/shared/contract/gameSettings.ts'
import { applyEntry } from '../../../rooms/shared/match/match.ts'
import { phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import { endOfPhase } from '../../../rooms/shared/match/turnFlow.ts'
import { aPlan, joins } from '../shared/match/matchBuilders.ts'
import { graceMs, stagedGame } from './stagedGame.ts'

const limitMs = 20_000

const inQuestion = (players: string[], settings: Partial<GameSettings> = {}, questions = 3) => {
  const stage = stagedGame(players, { plan: aPlan({ settings, questions }) })
  stage.conductor.start()
  stage.pass(phaseMs.countdown)
  return stage
}

describe('a turn', () => {
  let stage: ReturnType<typeof stagedGame>
  beforeEach(() => {
    stage = inQuestion(['ann', 'ben'])
  })

  it('counts down for three seconds before the first question', () => {
    const fresh = stagedGame(['ann'])
    fresh.conductor.start()
    expect(fresh.state.phase).toBe('countdown')
    fresh.pass(phaseMs.countdown - 1)
    expect(fresh.state.phase).toBe('countdown')
    fresh.pass(1)
    expect(fresh.state.phase).toBe('question')
    expect(fresh.told.map(({ type }) => type)).toEqual(['game-started'])
  })

  it('asks without the key', () => {
    const asked = stage.last<QuestionAsked>('game-started')
    expect(asked).toEqual({
      question: { text: 'Question 1', answers: ['a', 'b', 'c', 'd'] },
      questionNumber: 1,
      totalQuestions: 3,
      gameMode: 'classic',
      timeLimit: 20,
    })
    expect(stage.state.correctAnswer).toBe(-1)
  })

  it('closes when everyone who is connected has answered', () => {
    stage.answer('ann', 0)
    expect(stage.state.phase).toBe('question')
    stage.answer('ben', 1)
    expect(stage.state.phase).toBe('reveal')
    expect(stage.last<QuestionClosed>('question-closed')).toEqual({ correct: 0, spread: [1, 1, 0, 0] })
  })

  it('waits some seconds for a player whose line has dropped, and no longer', () => {
    stage.answer('ann', 0)
    stage.drop('ben')
    expect(stage.state.phase).toBe('question')
    stage.pass(graceMs)
    expect(stage.state.phase).toBe('reveal')
  })

  it('closes at the limit, with a moment for answers that are on their way', () => {
    stage.pass(limitMs)
    expect(stage.state.phase).toBe('question')
    expect(stage.answer('ann', -1)).toBe(true)
    stage.pass(500)
    expect(stage.state.phase).toBe('reveal')
    expect(stage.match.seats.get('ann')?.tally.score).toBe(0)
  })

  it('counts every answer that lay unread when its time was over', () => {
    const still = inQuestion(['ann', 'ben', 'cy', 'di'])
    still.standStill(limitMs * 2)
    for (const player of ['ann', 'ben', 'cy']) expect(still.answer(player, 0)).toBe(true)
    expect(still.state.phase).toBe('question')
    still.conductor.tick()
    expect(still.state.phase).toBe('reveal')
    expect(still.answer('di', 0)).toBe(false)
  })

  it('counts the first answer and no second one', () => {
    stage.answer('ann', 3)
    stage.answer('ann', 0)
    expect(stage.journal.filter((entry) => entry.kind === 'answered')).toHaveLength(1)
    expect(stage.match.turns[0]?.answers.get('ann')?.answer).toEqual({ choice: 3 })
  })

  it('measures an answer by its own clock', () => {
    stage.pass(5000)
    stage.answer('ann', 0)
    expect(stage.match.turns[0]?.answers.get('ann')?.ms).toBe(5000)
  })

  it('goes on by itself after the reveal, to the end', () => {
    for (let question = 1; question <= 3; question++) {
      stage.answer('ann', 0)
      stage.answer('ben', 0)
      stage.pass(phaseMs.reveal)
    }
    expect([stage.state.phase, stage.finished, stage.match.stage]).toEqual(['finished', 1, 'finished'])
  })

  it('accepts nothing between two questions', () => {
    stage.answer('ann', 0)
    stage.answer('ben', 0)
    expect(stage.answer('ann', 1)).toBe(false)
  })
})

describe('while others may be going on with the game', () => {
  it('nothing is decided, by whoever asks', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.mayDecide(false)
    const before = stage.journal.length
    expect(stage.conductor.skip()).toBe(false)
    expect(stage.conductor.finish()).toBe(false)
    stage.pass(600_000)
    stage.conductor.beat()
    expect(stage.journal).toHaveLength(before)
    expect(stage.conductor.dueAt).toBe(Number.POSITIVE_INFINITY)
    const lobby = stagedGame(['ann'])
    lobby.mayDecide(false)
    expect(lobby.conductor.start()).toBe(false)
    lobby.mayDecide(true)
    expect(lobby.conductor.start()).toBe(true)
  })
})

describe('a late comer', () => {
  const arrives = (stage: ReturnType<typeof stagedGame>) => {
    applyEntry(stage.match, joins('late', { at: stage.time }))
    stage.connected.add('late')
    stage.conductor.catchUp(stage.seat('late'), () => {})
  }

  it('has no head start by coming in a pause', () => {
    const stage = inQuestion(['ann'])
    stage.pass(2000)
    stage.conductor.pause()
    stage.pass(50_000)
    arrives(stage)
    stage.pass(10_000)
    stage.conductor.resume()
    stage.pass(4000)
    stage.answer('late', 0)
    expect(stage.match.turns[0]?.answers.get('late')?.ms).toBe(4000)
  })

  it('gets the question that is on, what is left of it, and a clock of its own', () => {
    const stage = inQuestion(['ann'])
    stage.pass(8000)
    applyEntry(stage.match, joins('late', { at: stage.time }))
    stage.connected.add('late')
    const told: Record<string, unknown>[] = []
    stage.conductor.catchUp(stage.seat('late'), (type, message) => told.push({ type, ...(message as object) }))
    expect(told[0]).toMatchObject({ type: 'next-question', questionNumber: 1, remainingMs: 12_000 })
    stage.pass(3000)
    stage.answer('late', 0)
    expect(stage.match.turns[0]?.answers.get('late')?.ms).toBe(3000)
  })

  it('is told nothing of a question that was over when they came', () => {
    const stage = inQuestion(['ann'])
    stage.answer('ann', 0)
    stage.pass(1000)
    applyEntry(stage.match, joins('late', { at: stage.time }))
    const told: string[] = []
    stage.conductor.catchUp(stage.seat('late'), (type) => told.push(type))
    expect(told).toEqual([])
    stage.conductor.catchUp(stage.seat('ann'), (type) => told.push(type))
    expect(told).toEqual(['next-question', 'answer-submitted', 'question-closed'])
  })

  it('hears what their own answer has brought, which nobody else hears', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.answer('ann', 0)
    stage.answer('ben', 3)
    const gained = (player: string) => {
      const told: QuestionClosed[] = []
      stage.conductor.catchUp(stage.seat(player), (type, message) => {
        if (type === 'question-closed') told.push(message as QuestionClosed)
      })
      return told[0]?.gained
    }
    expect(['ann', 'ben'].map(gained)).toEqual([stage.seat('ann').tally.score, 0])
    expect(gained('ann')).toBeGreaterThan(0)
    expect(stage.last('question-closed')).not.toHaveProperty('gained')
  })

  it('has five seconds for coming back, and no time to read the question off the wall', () => {
    const msWhenBackAfter = (awayMs: number) => {
      const stage = stagedGame(['ann', 'ben'], { plan: aPlan() })
      stage.conductor.start()
      stage.connected.delete('ben')
      stage.pass(phaseMs.countdown)
      stage.pass(awayMs)
      stage.connected.add('ben')
      stage.conductor.catchUp(stage.seat('ben'), () => {})
      stage.pass(1000)
      stage.answer('ben', 0)
      return stage.match.turns[0]?.answers.get('ben')?.ms
    }
    expect([3000, 15_000].map(msWhenBackAfter)).toEqual([1000, 11_000])
  })

  it('does not get a new clock by coming back', () => {
    const stage = inQuestion(['ann'])
    stage.pass(8000)
    stage.conductor.catchUp(stage.seat('ann'), () => {})
    stage.answer('ann', 0)
    expect(stage.match.turns[0]?.answers.get('ann')?.ms).toBe(8000)
  })
})

describe('the host', () => {
  it('stops every clock by pausing', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.pass(4000)
    stage.conductor.pause()
    expect(stage.answer('ann', 0)).toBe(false)
    stage.pass(600_000)
    expect(stage.state.phase).toBe('question')
    stage.conductor.resume()
    stage.pass(1000)
    stage.answer('ann', 0)
    expect(stage.match.turns[0]?.answers.get('ann')?.ms).toBe(5000)
    stage.pass(limitMs - 5000 + 500)
    expect(stage.state.phase).toBe('reveal')
  })

  it('skips what is on', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.conductor.skip()
    expect(stage.state.phase).toBe('reveal')
    stage.conductor.skip()
    expect([stage.state.phase, stage.state.questionNumber]).toEqual(['question', 2])
  })

  it('skips one phase and no more, though everybody who is left has answered in a pause', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.answer('ann', 0)
    stage.conductor.pause()
    stage.connected.delete('ben')
    stage.conductor.skip()
    expect(stage.state).toMatchObject({ phase: 'reveal', questionNumber: 1 })
  })

  it('takes out the question that is on', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.answer('ann', 0)
    expect(stage.conductor.corrections.voidQuestion(1)).toBe(true)
    expect(stage.state.phase).toBe('reveal')
    expect(stage.match.seats.get('ann')?.tally.score).toBe(0)
    expect(stage.last<QuestionClosed>('question-closed')).toMatchObject({ voided: true })
    expect(stage.conductor.corrections.voidQuestion(1)).toBe(false)
  })

  it('says so to everybody when the question whose answer is being shown is taken out', () => {
    const stage = inQuestion(['ann'])
    stage.answer('ann', 0)
    expect(stage.last<QuestionClosed>('question-closed')).toEqual({ correct: 0, spread: [1, 0, 0, 0] })
    stage.conductor.corrections.voidQuestion(1)
    expect(stage.last<QuestionClosed>('question-closed')).toEqual({ correct: 0, spread: [1, 0, 0, 0], voided: true })
    expect(stage.last('notice')).toBeUndefined()
    stage.pass(phaseMs.reveal)
    expect(stage.state.phase).toBe('question')
  })

  it('tells of an earlier one that was taken out in a notice, for nobody is looking at it', () => {
    const stage = inQuestion(['ann'])
    stage.answer('ann', 0)
    stage.pass(phaseMs.reveal)
    stage.conductor.corrections.voidQuestion(1)
    expect(stage.told.at(-1)).toMatchObject({
      type: 'notice',
      message: { name: 'question-taken-out', question: 1 },
    })
    expect(stage.state.phase).toBe('question')
  })

  it('takes out the question that is on while the game is paused, and it goes on as if it had been paused in the reveal', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.pass(2000)
    stage.conductor.pause()
    stage.pass(60_000)
    stage.conductor.corrections.voidQuestion(1)
    stage.pass(30_000)
    expect([stage.state.phase, stage.state.paused]).toEqual(['reveal', true])
    stage.conductor.resume()
    stage.pass(endOfPhase(stage.match, false) - stage.time - 1)
    expect(stage.state.phase).toBe('reveal')
    stage.pass(1)
    expect([stage.state.phase, stage.state.questionNumber]).toEqual(['question', 2])
  })

  it('ends a paused game, and nothing is due any more', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.conductor.pause()
    stage.conductor.finish()
    expect(stage.state).toMatchObject({ phase: 'finished', paused: false })
    expect(stage.conductor.dueAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('ends early with the results that are there', () => {
    const stage = inQuestion(['ann', 'ben'])
    stage.answer('ann', 0)
    stage.answer('ben', 1)
    stage.pass(phaseMs.reveal)
    stage.answer('ann', 1)
    stage.conductor.finish()
    expect(stage.match.ranking.map((seat) => [seat.username, seat.tally.correctCount])).toEqual([
      ['ann', 1],
      ['ben', 0],
    ])
    stage.conductor.finish()
    expect(stage.finished).toBe(1)
  })
})

describe('a server that was killed', () => {
  it('brings the question back with every answer, and its time away does not count', () => {
    const before = inQuestion(['ann', 'ben'])
    before.pass(3000)
    before.answer('ann', 0)
    const after = before.restarted()
    expect(after.state).toMatchObject({ phase: 'question', paused: true, questionNumber: 1, answeredCount: 1 })
    expect(after.state.players.get('ann')?.answered).toBe(true)
    for (const player of ['host', 'ann', 'ben']) after.connected.add(player)
    after.pass(0)
    expect(after.state.paused).toBe(false)
    after.answer('ben', 1)
    expect(after.state.phase).toBe('reveal')
    expect(after.match.turns[0]?.answers.get('ben')?.ms).toBe(3000)
  })

  it('takes no time from anybody however often it is killed, waiting or not', () => {
    const before = inQuestion(['ann', 'ben'])
    before.pass(3000)
    before.answer('ann', 0)
    const waiting = before.restarted(60_000)
    waiting.pass(4000)
    const goesOn = waiting.restarted(60_000)
    goesOn.comeBack('ben')
    goesOn.pass(10_000)
    expect(goesOn.state.paused).toBe(false)
    goesOn.pass(2000)
    goesOn.conductor.pause()
    goesOn.conductor.resume()
    const last = goesOn.restarted(60_000)
    last.comeBack('ben')
    last.pass(10_000)
    last.pass(1000)
    last.answer('ben', 1)
    expect(last.match.turns[0]?.answers.get('ben')?.ms).toBe(3000 + 2000 + 1000)
  })

  it('leaves a game paused that the host had paused', () => {
    const before = inQuestion(['ann', 'ben'])
    before.pass(3000)
    before.conductor.pause()
    before.pass(30_000)
    const after = before.restarted(60_000)
    for (const player of ['host', 'ann', 'ben']) after.connected.add(player)
    after.pass(600_000)
    expect(after.state).toMatchObject({ phase: 'question', paused: true })
    after.conductor.resume()
    after.pass(1000)
    after.answer('ann', 0)
    expect(after.match.turns[0]?.answers.get('ann')?.ms).toBe(4000)
  })

  it('does not wait for ever for those who stay away', () => {
    const after = inQuestion(['ann', 'ben']).restarted()
    after.comeBack('ann')
    after.pass(9_999)
    expect(after.state.paused).toBe(true)
    after.pass(1)
    expect(after.state.paused).toBe(false)
  })

  it('plays nothing to an empty room, and gives the rest a moment when the first is back', () => {
    const after = inQuestion(['ann', 'ben']).restarted()
    expect(after.conductor.dueAt).toBe(Number.POSITIVE_INFINITY)
    after.pass(60_000)
    expect(after.state).toMatchObject({ phase: 'question', paused: true })
    after.comeBack('ann')
    expect(after.conductor.dueAt).toBe(after.time + 7500)
    after.pass(7499)
    expect(after.state.paused).toBe(true)
    after.pass(1)
    expect(after.state.paused).toBe(false)
    expect(after.answer('ann', 0)).toBe(true)
  })

  it('can be ended while it waits, and nothing is due any more', () => {
    const after = inQuestion(['ann', 'ben']).restarted()
    after.conductor.finish()
    expect(after.conductor.dueAt).toBe(Number.POSITIVE_INFINITY)
  })

  it('goes on after a reveal, and finishes what was finished', () => {
    const before = inQuestion(['ann'], {}, 1)
    before.answer('ann', 0)
    const revealed = before.restarted()
    expect(revealed.state).toMatchObject({ phase: 'reveal', correctAnswer: 0 })
    before.pass(phaseMs.reveal)
    const over = before.restarted()
    expect([over.state.phase, over.finished]).toEqual(['finished', 1])
  })
})
