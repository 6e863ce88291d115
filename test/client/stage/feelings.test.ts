import { describe, expect, it } from 'vitest'
import { feelingOf } from '../../../client/screens/play/stage/feelings.ts'
import { capeOf } from '../../../client/slimes/capes.ts'
import { felt } from '../../../client/stage/scenes/feelings.ts'
import type { FigureState } from '../../../client/stage/script/figureMotion.ts'
import type { PlayerView } from '../../../client/state/gameView.ts'
import { player } from '../game/gameViews.ts'

const feels = (over: Partial<PlayerView>, before = over.place ?? 1, lost = 0) =>
  feelingOf(player({ id: 'ann', ...over }), {
    round: {
      questionNumber: 1,
      changes: [
        { player: 'ann', by: 10, reason: 'move' },
        { player: 'ann', by: -10 - lost, reason: 'move' },
        { player: 'ben', by: -50, reason: 'move' },
      ],
      events: [],
      end: null,
    } as never,
    placesBefore: new Map([['ann', before]]),
    playerCount: 10,
  })

describe('a slime at rest', () => {
  it('sleeps while its owner is away, whatever has happened', () => {
    expect(feels({ connected: false, streak: 9 }, 1, 20)).toBe('asleep')
  })

  it('is dizzy from what was taken from it, and not from what was taken from others', () => {
    expect(feels({}, 1, 20)).toBe('dizzy')
    expect(feels({}, 1, 0)).toBeUndefined()
  })

  it('is proud of a run and of a climb', () => {
    expect(feels({ lastAnswerCorrect: true, streak: 3, place: 1 })).toBe('proud')
    expect(feels({ lastAnswerCorrect: true, place: 4 }, 7)).toBe('proud')
  })

  it('sulks when others were better although it was right, and chases them from the rear half', () => {
    expect(feels({ lastAnswerCorrect: true, place: 4 }, 2)).toBe('sulking')
    expect(feels({ lastAnswerCorrect: true, place: 9 }, 9)).toBe('determined')
  })

  it('feels nothing for having been wrong', () => {
    for (const [place, before] of [
      [9, 2],
      [2, 2],
      [10, 10],
    ] as const)
      expect([place, feels({ lastAnswerCorrect: false, place }, before)]).toEqual([place, undefined])
  })

  it('has a cape from three in a row, a golden one from five, and keeps it', () => {
    expect([0, 2, 3, 4, 5, 12].map((bestStreak) => capeOf({ bestStreak }))).toEqual([
      undefined,
      undefined,
      'red',
      'red',
      'gold',
      'gold',
    ])
  })
})

const resting = { pose: 'idle', scaleX: 1, scaleY: 1, lift: 0, turn: 0, alpha: 1, isMoving: false } as FigureState

it('shows what it feels only while it does nothing else', () => {
  expect(felt(resting, 'proud', 100).pose).toBe('proud')
  expect(felt({ ...resting, isMoving: true }, 'proud', 100)).toEqual({ ...resting, isMoving: true })
  expect(felt({ ...resting, pose: 'hurt' }, 'proud', 100).pose).toBe('hurt')
  expect(felt(resting, undefined, 100)).toBe(resting)
})
