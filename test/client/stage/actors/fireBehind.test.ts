import { describe, expect, it, vi } from 'vitest'
import type { FigureMood } from '../../../../client/stage/board/stagedBoard.ts'
import type { FigureState } from '../../../../client/stage/script/figureMotion.ts'
import { paperStage } from './paintedPictures.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { FigureActor } = await import('../../../../client/stage/scenes/FigureActor.ts')

const racing: FigureState = {
  ...{ x: 500, y: 500, size: 100, flame: 0, heading: 0, isMoving: false },
  ...{ pose: 'idle', scaleX: 1, scaleY: 1, lift: 0, turn: 0, alpha: 1 },
}

/** A racer, and the fire behind it. */
function painted(
  state: Partial<FigureState>,
  { mood, isLit = false, isOwn = false }: { mood?: FigureMood; isLit?: boolean; isOwn?: boolean } = {},
) {
  const { pictures, scene, sheets } = paperStage()
  const figure = { id: 'ann', slime: 'mint', isOwn, isRinged: false }
  const actor = new FigureActor(scene as never, sheets as never, figure)
  if (isLit) actor.grow({ growth: 1.45, aside: 0 }, 10_000)
  actor.paint({ ...racing, ...state }, mood, 0)
  const fire = pictures.find(({ name, visible }) => name === 'effect:flame' && visible)
  return { body: actor.depth, fire }
}

describe('the fire of a racer', () => {
  it('is behind the faces of all who drive beside and right behind them, also in a dash and in a headline', () => {
    for (const isLit of [false, true]) {
      const beside = painted({ y: 470 }, { isLit }).body
      for (const { body, fire } of [painted({ flame: 1 }, { isLit }), painted({}, { mood: 'flaming', isLit })]) {
        expect(fire?.depth).toBeLessThan(body)
        expect(fire?.depth).toBeLessThan(beside)
      }
    }
  })

  it('jumps along with a racer who cheers', () => {
    const [down, up] = [0, 0.3].map((lift) => painted({ lift }, { mood: 'flaming' }).fire?.y ?? 0)
    expect((down ?? 0) - (up ?? 0)).toBeCloseTo(30)
  })

  it('stands upright behind nobody who is thrown about', () => {
    expect(painted({}, { mood: 'flaming' }).fire?.alpha).toBe(1)
    expect(painted({ turn: Math.PI * 0.6 }, { mood: 'flaming' }).fire?.alpha).toBe(0)
    expect(painted({ turn: Math.PI * 2 }, { mood: 'flaming' }).fire?.alpha).toBeCloseTo(1)
  })
})

describe("the slime of a device's own player", () => {
  const nextLane = painted({ y: 580 }).body

  it('is hidden by nobody in the next lane, as others are', () => {
    expect(painted({}, { isOwn: true }).body).toBeGreaterThan(nextLane)
    expect(painted({}).body).toBeLessThan(nextLane)
  })

  it('has its fire behind the same faces as others have', () => {
    const [own, others] = [true, false].map((isOwn) => painted({}, { mood: 'flaming', isOwn }).fire?.depth)
    expect(own).toBeCloseTo(others ?? 0)
  })
})
