import { beforeEach, describe, expect, it } from 'vitest'
import type { QuestionClosed } from '../../../rooms/shared/contract/asking.ts'
import type { ChooseOpened, MoveRefusal, RoundResolved } from '../../../rooms/shared/contract/game.ts'
import { ownResolveMs, phaseMs } from '../../../rooms/shared/match/phaseLengths.ts'
import type { Move } from '../../../rooms/shared/modes/modeRules.ts'
import { aPlan } from '../shared/match/matchBuilders.ts'
import { graceMs, stagedGame } from './stagedGame.ts'

type Stage = ReturnType<typeof stagedGame>

/** The shown time for choosing, and a moment for what is on its way when it is over. */
const lastsMs = phaseMs.choose + 500

const inRace = (players: string[], questions = 3): Stage => {
  const stage = stagedGame(players, { plan: aPlan({ gameMode: 'racing', questions }) })
  stage.conductor.start()
  stage.pass(phaseMs.countdown)
  return stage
}

/** Ann is right and Ben is wrong, and the moves are on offer. */
const inChoose = (questions = 3): Stage => {
  const stage = inRace(['ann', 'ben'], questions)
  stage.answer('ann', 0)
  stage.answer('ben', 1)
  stage.pass(phaseMs.reveal)
  return stage
}

const choose = (stage: Stage, player: string, move: Move, question = 1) => {
  let told: Move | undefined
  const refusal: MoveRefusal | null = stage.conductor.choosing.choose(stage.seat(player), question, move, (chosen) => {
    told = chosen
  })
  return { refusal, told }
}

const look = (stage: Stage, player: string, choice: number, question = 1) => {
  let right: boolean | undefined
  const refusal = stage.conductor.choosing.lookAgain(stage.seat(player), question, { answer: choice }, (told) => {
    right = told
  })
  return { refusal, right }
}

const scoreOf = (stage: Stage, player: string) => stage.seat(player).tally.score

describe('a turn with moves', () => {
  let stage: Stage
  beforeEach(() => {
    stage = inChoose()
  })

  it('lets players choose after the reveal, and says what is on offer', () => {
    expect(stage.state.phase).toBe('choose')
    const opened = stage.last<ChooseOpened>('choose-opened')
    expect(opened?.moves.map(({ id }) => id)).toEqual(['steady', 'nitro', 'slick'])
    expect(stage.state.endsAt - stage.time).toBe(phaseMs.choose)
  })

  it('is played out as soon as everybody has chosen or looked again', () => {
    expect(choose(stage, 'ann', { id: 'steady' })).toEqual({ refusal: null, told: { id: 'steady' } })
    expect(stage.state).toMatchObject({ phase: 'choose', answeredCount: 1 })
    expect(look(stage, 'ben', 0)).toEqual({ refusal: null, right: true })
    expect(stage.state.phase).toBe('resolve')
  })

  it('waits for nobody who has crossed the line', () => {
    stage.match.board = { ...Object(stage.match.board), finishers: ['ann'] }
    look(stage, 'ben', 0)
    expect(stage.state.phase).toBe('resolve')
  })

  it('is played out when the time for choosing is over, with the first move for who chose none', () => {
    stage.pass(phaseMs.choose)
    expect(stage.state.phase).toBe('choose')
    stage.pass(lastsMs - phaseMs.choose)
    expect(stage.state.phase).toBe('resolve')
    stage.pass(phaseMs.resolve)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 2 })
    stage.answer('ann', 1)
    stage.answer('ben', 0)
    stage.pass(phaseMs.reveal)
    stage.pass(lastsMs)
    expect(stage.match.turns[1]?.changes).toContainEqual(expect.objectContaining({ player: 'ann', reason: 'steady' }))
  })

  it('pays ten points for a right second look, and counts it for nothing else', () => {
    choose(stage, 'ann', { id: 'steady' })
    look(stage, 'ben', 0)
    const { tally } = stage.seat('ben')
    expect([tally.score, tally.correctCount, tally.streak]).toEqual([10, 0, 0])
    expect(stage.match.turns[0]?.changes).toContainEqual({ player: 'ben', by: 10, reason: 'learned' })
  })

  it('pays nothing for a wrong second look', () => {
    choose(stage, 'ann', { id: 'steady' })
    expect(look(stage, 'ben', 2)).toEqual({ refusal: null, right: false })
    expect(scoreOf(stage, 'ben')).toBe(0)
  })

  it('tells a player what concerns that player, without saying who that is', () => {
    choose(stage, 'ann', { id: 'steady' })
    look(stage, 'ben', 0)
    const told = stage.last<RoundResolved>('round-resolved')
    expect(told?.changes).toEqual([{ player: '', by: 10, reason: 'steady' }])
  })

  it('has no phase for choosing where nobody has answered anything', () => {
    const idle = inRace(['ann', 'ben'])
    idle.conductor.skip()
    idle.conductor.skip()
    expect(idle.state.phase).toBe('resolve')
  })

  it('has neither in classic', () => {
    const classic = stagedGame(['ann'], { plan: aPlan() })
    classic.conductor.start()
    classic.pass(phaseMs.countdown)
    classic.answer('ann', 0)
    classic.pass(phaseMs.reveal)
    expect(classic.state).toMatchObject({ phase: 'question', questionNumber: 2 })
  })

  it('asks nothing more of a question that is taken out while players choose', () => {
    choose(stage, 'ann', { id: 'steady' })
    stage.conductor.corrections.voidQuestion(1)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 2 })
    expect(scoreOf(stage, 'ann')).toBe(0)
  })

  it('waits some seconds for a player whose line drops while choosing', () => {
    look(stage, 'ben', 0)
    stage.drop('ann')
    expect(stage.state.phase).toBe('choose')
    stage.comeBack('ann')
    stage.pass(graceMs - 1)
    expect(stage.state.phase).toBe('choose')
    stage.drop('ann')
    stage.pass(graceMs)
    expect(stage.state.phase).not.toBe('choose')
  })

  it('stands still in a pause, and takes no move in it', () => {
    stage.conductor.pause()
    expect(choose(stage, 'ann', { id: 'steady' }).refusal).toBe('not-now')
    stage.pass(60_000)
    expect(stage.state.phase).toBe('choose')
    stage.conductor.resume()
    stage.pass(phaseMs.choose - 1)
    expect(stage.state.phase).toBe('choose')
  })

  it('goes on without a player who is removed while choosing', () => {
    look(stage, 'ben', 0)
    stage.record({ kind: 'kicked', player: 'ann', at: stage.time })
    stage.conductor.tick()
    expect(stage.state.phase).toBe('resolve')
  })
})

describe('a move', () => {
  it.each<[string, string, Move, number, MoveRefusal]>([
    ['of somebody who was wrong', 'ben', { id: 'nitro' }, 1, 'not-right'],
    ['that is not on offer', 'ann', { id: 'attack' }, 1, 'not-on-offer'],
    ['that is aimed where it cannot be', 'ann', { id: 'nitro', at: 3 }, 1, 'not-on-offer'],
    ['of another question', 'ann', { id: 'nitro' }, 2, 'not-now'],
  ])('%s is refused by name and changes nothing', (_, player, move, question, why) => {
    const stage = inChoose()
    const before = stage.journal.length
    expect(choose(stage, player, move, question)).toEqual({ refusal: why, told: undefined })
    expect(stage.journal).toHaveLength(before)
  })

  it('is refused before the question is closed and after the choosing', () => {
    const stage = inRace(['ann', 'ben'])
    expect(choose(stage, 'ann', { id: 'nitro' }).refusal).toBe('not-now')
    stage.answer('ann', 0)
    expect(choose(stage, 'ann', { id: 'nitro' }).refusal).toBe('not-now')
    stage.answer('ben', 1)
    stage.pass(phaseMs.reveal)
    stage.pass(lastsMs)
    expect(choose(stage, 'ann', { id: 'nitro' }).refusal).toBe('not-now')
  })

  it('counts once: the same again is acknowledged again, another is refused', () => {
    const stage = inChoose()
    choose(stage, 'ann', { id: 'slick' })
    expect(choose(stage, 'ann', { id: 'slick' })).toEqual({ refusal: null, told: { id: 'slick' } })
    expect(choose(stage, 'ann', { id: 'nitro' }).refusal).toBe('chosen-already')
    expect(stage.journal.filter(({ kind }) => kind === 'chose')).toHaveLength(1)
  })

  it('of a late comer who was not there for the question is refused', () => {
    const stage = inChoose()
    stage.arrive('late')
    expect(choose(stage, 'late', { id: 'nitro' }).refusal).toBe('not-now')
    expect(look(stage, 'late', 0).refusal).toBe('not-now')
  })

  it('is not for those who look again, nor a second look for those who were right', () => {
    const stage = inChoose()
    expect(look(stage, 'ann', 0).refusal).toBe('was-right')
    look(stage, 'ben', 1)
    expect(look(stage, 'ben', 0).refusal).toBe('chosen-already')
  })
})

describe('while the reveal is on the board', () => {
  const inReveal = (...choices: number[]): Stage => {
    const stage = inRace(['ann', 'ben'])
    for (const [index, player] of ['ann', 'ben'].entries()) stage.answer(player, choices[index] ?? 1)
    return stage
  }

  it('whoever was right is told what there is to choose, and chooses', () => {
    const stage = inReveal(0, 1)
    expect(stage.state.phase).toBe('reveal')
    const closed = stage.last<QuestionClosed>('question-closed')
    expect(closed?.opened?.moves.map(({ id }) => id)).toEqual(['steady', 'nitro', 'slick'])
    expect(choose(stage, 'ann', { id: 'nitro' })).toEqual({ refusal: null, told: { id: 'nitro' } })
    expect(choose(stage, 'ann', { id: 'slick' }).refusal).toBe('chosen-already')
    expect(stage.state.phase).toBe('reveal')
  })

  it('whoever was wrong waits with the second look: the answer is there to be read', () => {
    expect(look(inReveal(0, 1), 'ben', 0).refusal).toBe('not-now')
    expect(choose(inReveal(0, 1), 'ben', { id: 'nitro' }).refusal).toBe('not-right')
  })

  it('everybody can have chosen: then nobody is waited for, and it comes to the same', () => {
    const [early, late] = [inReveal(0, 0), inReveal(0, 0)]
    const both = (stage: Stage) => {
      for (const player of ['ann', 'ben']) choose(stage, player, { id: 'nitro' })
    }
    both(early)
    early.pass(phaseMs.reveal)
    late.pass(phaseMs.reveal)
    expect([early.state.phase, late.state.phase]).toEqual(['resolve', 'choose'])
    both(late)
    expect(early.match.turns[0]?.hash).toBe(late.match.turns[0]?.hash)
  })

  it('a move is kept through the death of the server, and told to whoever comes back', () => {
    const before = inReveal(0, 1)
    choose(before, 'ann', { id: 'slick' })
    const after = before.restarted(60_000)
    for (const player of ['host', 'ann', 'ben']) after.connected.add(player)
    const told: [string, unknown][] = []
    after.conductor.catchUp(after.seat('ann'), (type, message) => told.push([type, message]))
    expect(told).toContainEqual(['move-chosen', { questionNumber: 1, move: { id: 'slick' } }])
  })

  it('there is nothing to choose from in classic, nor of a question that was taken out', () => {
    const classic = stagedGame(['ann'], { plan: aPlan() })
    classic.conductor.start()
    classic.pass(phaseMs.countdown)
    classic.answer('ann', 0)
    expect(classic.last<QuestionClosed>('question-closed')).not.toHaveProperty('opened')
    expect(choose(classic, 'ann', { id: 'nitro' }).refusal).toBe('not-now')
    const struck = inReveal(0, 1)
    struck.conductor.corrections.voidQuestion(1)
    expect(choose(struck, 'ann', { id: 'nitro' }).refusal).toBe('not-now')
  })
})

describe('a turn that has been seen', () => {
  const inTurn = (plan = aPlan({ gameMode: 'racing', questions: 8 })): Stage => {
    const stage = stagedGame(['ann'], { plan })
    stage.conductor.start()
    stage.pass(phaseMs.countdown)
    stage.answer('ann', 0)
    stage.pass(phaseMs.reveal)
    choose(stage, 'ann', { id: 'steady' })
    expect(stage.state.phase).toBe('resolve')
    return stage
  }

  it('is over when a board says so, once and for this question alone', () => {
    const stage = inTurn()
    stage.conductor.playedOut(2)
    expect(stage.state.phase).toBe('resolve')
    stage.conductor.playedOut(1)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 2 })
    stage.conductor.playedOut(1)
    stage.conductor.playedOut(2)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 2 })
  })

  it('stands still while the host has paused, and lasts as long as it was asked to', () => {
    const paused = inTurn()
    paused.conductor.pause()
    paused.conductor.playedOut(1)
    expect(paused.state.phase).toBe('resolve')
    const slow = inTurn({ ...aPlan({ gameMode: 'racing', questions: 8 }), phaseMs: { resolve: 60_000 } })
    slow.conductor.playedOut(1)
    expect(slow.state.phase).toBe('resolve')
  })

  it('is shorter where no board shows it, but for the curtain before the finale', () => {
    const onPhones = (questions: number) => {
      const stage = inTurn(aPlan({ gameMode: 'racing', questions, hostPlays: true }))
      stage.pass(ownResolveMs)
      return stage.state.phase
    }
    expect([onPhones(8), onPhones(2)]).toEqual(['question', 'resolve'])
    const onBoard = inTurn()
    onBoard.pass(ownResolveMs)
    expect(onBoard.state.phase).toBe('resolve')
  })
})

describe('a server that is killed while players choose', () => {
  it('brings back who had chosen what, and the time that is left', () => {
    const before = inChoose()
    before.pass(3000)
    choose(before, 'ann', { id: 'slick' })
    const after = before.restarted(60_000)
    expect(after.state).toMatchObject({ phase: 'choose', paused: true, pausedBy: 'restart', answeredCount: 1 })
    for (const player of ['host', 'ann', 'ben']) after.connected.add(player)
    const told: [string, unknown][] = []
    after.conductor.catchUp(after.seat('ann'), (type, message) => told.push([type, message]))
    expect(told).toContainEqual(['move-chosen', { questionNumber: 1, move: { id: 'slick' } }])
    expect(told.find(([type]) => type === 'choose-opened')?.[1]).toMatchObject({ remainingMs: phaseMs.choose - 3000 })
    after.pass(0)
    look(after, 'ben', 0)
    expect(after.state.phase).toBe('resolve')
  })

  it('takes a move while it waits for its players', () => {
    const after = inChoose().restarted(60_000)
    expect(choose(after, 'ann', { id: 'slick' }).refusal).toBeNull()
  })
})

describe('the pace of the host', () => {
  const led = () => {
    const stage = stagedGame(['ann'], { plan: aPlan({ settings: { pace: null } }) })
    stage.connected.add('host')
    stage.conductor.start()
    stage.pass(phaseMs.countdown)
    stage.answer('ann', 0)
    return stage
  }

  it('keeps the reveal until the host goes on', () => {
    const stage = led()
    expect(stage.state.pace).toBe('host')
    stage.pass(600_000)
    expect(stage.state.phase).toBe('reveal')
    expect(stage.conductor.skip({ phase: 'reveal', questionNumber: 1 })).toBe(true)
    expect(stage.state.questionNumber).toBe(2)
  })

  it('ends one phase by one press: a second press that means the same phase does nothing', () => {
    const stage = led()
    stage.conductor.skip({ phase: 'reveal', questionNumber: 1 })
    expect(stage.conductor.skip({ phase: 'reveal', questionNumber: 1 })).toBe(false)
    expect(stage.state).toMatchObject({ phase: 'question', questionNumber: 2 })
  })

  it('does not stop a game whose host has gone', () => {
    const stage = led()
    stage.pass(phaseMs.reveal)
    expect(stage.state.phase).toBe('reveal')
    stage.connected.delete('host')
    stage.pass(0)
    expect(stage.state.phase).toBe('question')
  })

  it('is the game’s own where the host plays', () => {
    const stage = stagedGame(['ann'], { plan: aPlan({ settings: { pace: null }, hostPlays: true }) })
    expect(stage.state.pace).toBe('auto')
  })
})

describe('what the board shows', () => {
  const opened = (stage: Stage) => stage.last<ChooseOpened>('choose-opened')

  it('is told to a device only once it has asked for the map, and from then on', () => {
    const stage = inChoose()
    expect(opened(stage)).not.toHaveProperty('board')
    const told: string[] = []
    stage.conductor.showBoardTo(stage.seat('ann'), (type) => told.push(type))
    expect(told).toEqual(['board-shown'])
    stage.pass(lastsMs)
    stage.pass(phaseMs.resolve)
    stage.answer('ann', 1)
    stage.answer('ben', 1)
    stage.pass(phaseMs.reveal)
    expect(opened(stage)).toHaveProperty('board')
  })

  it('is told to the board screens with the question', () => {
    expect(inRace(['ann']).boards.map(({ type }) => type)).toEqual(['board-shown', 'board-shown'])
  })
})

it('shows a player who came after the answer no place before their own first one: a battle takes no points with a place for a knock-out', () => {
  const stage = stagedGame(['ann', 'ben'], { plan: aPlan({ gameMode: 'battle' }) })
  const placeOf = (player: string) => stage.state.players.get(player)?.place
  stage.conductor.start()
  stage.pass(phaseMs.countdown)
  stage.answer('ann', 0)
  stage.answer('ben', 1)
  stage.pass(1)
  stage.arrive('dee')
  stage.everything()
  stage.conductor.skip()
  stage.conductor.skip()
  expect([stage.state.phase, placeOf('ann'), placeOf('dee')]).toEqual(['resolve', 1, 0])
  stage.conductor.skip()
  stage.record({ kind: 'kicked', player: 'ben', at: stage.time })
  expect([stage.state.phase, placeOf('ann'), placeOf('dee')]).toEqual(['question', 1, 0])
  stage.conductor.skip()
  expect([stage.state.phase, placeOf('ann'), placeOf('dee')]).toEqual(['reveal', 1, 2])
})
