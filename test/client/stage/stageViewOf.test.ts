import { describe, expect, it } from 'vitest'
import { modes } from '../../../client/modes/modes.ts'
import { isAbleDevice } from '../../../client/screens/play/stage/ableDevice.ts'
import { everybody, stageEvents, stageViewAfter, stageViewOf } from '../../../client/screens/play/stage/stageViewOf.ts'
import { blankView, type GameView } from '../../../client/state/gameView.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { me, player, viewWith } from '../game/gameViews.ts'
import { modeStage } from '../modes/everyStage.ts'

const map = { width: 5, height: 1, types: ['track', 'track', 'track', 'track', 'track'] }

const race = modeStage('racing')

const phone = (over: Partial<GameView> = {}): GameView => ({
  ...blankView,
  gameMode: 'racing',
  phase: 'choose',
  me: me({
    id: 'own',
    username: 'Lotte',
    slime: 'orange',
    place: 5,
    ahead: { name: 'Ivo', score: 90, slime: 'mint' },
    behind: { name: 'Jun', score: 70, slime: 'honey' },
  }),
  leaders: ['Gus', 'Hana', 'Chidi', 'Ivo', 'Lotte'].map((username, index) => ({
    id: username,
    username,
    slime: 'cherry',
    score: 200 - index,
    mark: 0,
  })),
  board: {
    racers: [1, 4, 3, -1, 2, 0],
    steps: 5,
    step: 1,
    nitro: true,
    steady: false,
    monster: null,
    waiting: 0,
    place: 0,
  },
  ...over,
})

describe('the stage of a phone', () => {
  it('shows its owner, the first three and both neighbours, where they stand', () => {
    const view = stageViewOf(race, phone(), map)
    expect(view?.figures.map(({ name }) => name)).toEqual(['Gus', 'Hana', 'Chidi', 'Ivo', 'Lotte', 'Jun'])
    expect(view?.board.spots).toEqual({ own: 1, Gus: 4, Hana: 3, Ivo: 2, Jun: 0 })
    expect(view).toMatchObject({ own: 'own', moment: 'choose', board: { moods: { own: 'flaming' } } })
  })

  it('shows a leader who is oneself once', () => {
    const leaders = phone().leaders.map((leader, index) => (index === 0 ? { ...leader, username: 'Lotte' } : leader))
    const view = stageViewOf(
      race,
      phone({ leaders, board: { ...(phone().board as object), racers: [1, 1, 3, 4, -1, 0] } }),
      map,
    )
    expect(view?.figures.filter(({ name }) => name === 'Lotte')).toHaveLength(1)
  })

  it('has everybody of an event under the name they stand there by', () => {
    const round = {
      questionNumber: 1,
      changes: [],
      events: [{ kind: 'slick', player: 'p7', other: 'own' }],
      names: { p7: 'Jun', own: 'Lotte' },
      end: null,
    }
    expect(stageEvents({ round, me: phone().me })).toEqual([{ kind: 'slick', player: 'Jun', other: 'own' }])
  })

  it('knows how its owner will feel when what a turn did to them has been seen', () => {
    const own = { ...phone().me, lastAnswerCorrect: true } as GameView['me']
    const placesBefore = new Map([['own', 2]])
    const before = stageViewOf(race, phone({ me: own, placesBefore }), map)
    const round = {
      questionNumber: 1,
      changes: [{ player: 'own', by: -20, reason: 'slick' }],
      events: [],
      end: null,
    }
    const resolve = phone({ phase: 'resolve', round: round as never, me: own })
    const after = before && stageViewAfter(race, before, resolve, map)
    expect(after?.figures.find(({ id }) => id === 'own')).toMatchObject({
      feeling: 'sulking',
      feelsThen: { feeling: 'dizzy' },
    })
  })

  it('works out where its owner has come to, as nobody tells it a new board', () => {
    const before = stageViewOf(race, phone(), map)
    const events = [{ kind: 'drove', player: 'own', from: 1, to: 3 }]
    const round = { questionNumber: 1, changes: [], events, end: null }
    const after = before && stageViewAfter(race, before, phone({ phase: 'resolve', round }), map)
    expect(after?.board.spots.own).toBe(3)
    expect(after?.board.spots.Gus).toBe(4)
  })
})

describe('a stage', () => {
  it('is there from the lobby to the last turn', () => {
    expect(stageViewOf(race, phone({ phase: 'lobby', board: null }), map)).toMatchObject({ moment: 'lobby' })
    expect(stageViewOf(race, phone({ phase: 'finished' }), map)).toBeNull()
  })

  it('has everybody in line at the start before the first question', () => {
    const view = stageViewOf(race, phone({ phase: 'countdown', board: null }), map)
    expect(Object.values(view?.board.spots ?? {}).toSorted()).toEqual([0, 0, 1, 1, 2, 2])
  })

  it.each(gameModes)('is there in %s exactly where there is a map', (mode) => {
    expect(modes[mode].stage !== null).toBe(isMapMode(mode))
  })
})

describe('a device', () => {
  it.each([
    [{}, true],
    [{ deviceMemory: 4, hardwareConcurrency: 8 }, true],
    [{ deviceMemory: 1 }, false],
    [{ hardwareConcurrency: 2 }, true],
    [{ hardwareConcurrency: 1 }, false],
    [{ connection: { saveData: true } }, false],
    [{ connection: { effectiveType: '3g' } }, false],
    [{ connection: { effectiveType: '4g' } }, true],
  ])('that says %o is able: %s', (device, able) => {
    expect(isAbleDevice(device)).toBe(able)
  })
})

it('who has come since the last standings stands behind all who have a place, and leads nobody', () => {
  const places = { late: 0, first: 1, second: 2 }
  const players = Object.entries(places).map(([id, place]) => player({ id, place }))
  const ranks = everybody(viewWith({ players })).map(({ id, rank }) => [id, rank])
  expect(ranks).toEqual([
    ['first', 1],
    ['second', 2],
    ['late', 3],
  ])
})
