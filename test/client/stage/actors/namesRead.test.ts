import { describe, expect, it, vi } from 'vitest'
import { crowdSize } from '../../../../client/stage/place/crowdSizes.ts'
import { namesShown } from '../../../../client/stage/scenes/namesShown.ts'
import type { StageSheets } from '../../../../client/stage/scenes/StageSheets.ts'
import type { StageFigure } from '../../../../client/stage/stageView.ts'
import { ranked } from '../directedTurn.ts'
import { paperStage } from './paintedPictures.ts'

// Letters are measured on a canvas of the page.
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { Cast } = await import('../../../../client/stage/scenes/Cast.ts')
const { LabelLayer } = await import('../../../../client/stage/scenes/LabelLayer.ts')

const edges = { left: 0, top: 0, right: 1000, bottom: 1000 }

/** Whether the name of a figure at 500, 500 is seen. It is 100 pixels large, and the name comes below its feet. */
function nameSeen(monsters: readonly { x: number; y: number }[]): boolean {
  const { pictures, scene, sheets } = paperStage()
  const canvas = { ...scene, cameras: { main: { worldView: edges } } }
  const labels = new LabelLayer(canvas as never, sheets as unknown as StageSheets)
  labels.name([{ id: 'ann', name: 'Ann', look: 'plain' }])
  const face = { x: 500, y: 460, halfWidth: 25, halfHeight: 17 }
  const ann = {
    id: 'ann',
    x: 500,
    y: 500,
    size: 100,
    lift: 0,
    isLit: false,
    sign: undefined,
    face,
    nameOver: undefined,
  }
  const cast = {
    figures: new Map([['ann', ann]]),
    monsters: () => monsters.map(({ x, y }, index) => ({ id: `m${index}`, x, y, width: 60, height: 40 })),
  }
  for (let frame = 0; frame < 20; frame++) labels.paint(cast as never, { unit: 1, edges }, 50)
  return pictures[0]?.alpha === 1
}

describe('a name', () => {
  it('lies over the face of no monster that somebody stands behind', () => {
    expect(nameSeen([])).toBe(true)
    expect(nameSeen([{ x: 500, y: 640 }])).toBe(true)
    expect(nameSeen([{ x: 520, y: 530 }])).toBe(false)
  })
})

describe('a name in a class that plays in teams', () => {
  /** The colours in which the picture of a name is filled. */
  function fillsOf(figures: readonly StageFigure[]): string[] {
    const { scene, sheets } = paperStage()
    const fills: string[] = []
    const set = (_: object, key: PropertyKey, value: string) => {
      if (key === 'fillStyle') fills.push(value)
      return true
    }
    const paper = new Proxy({}, { get: () => () => {}, set })
    const picture = (name: string, wide: number, high: number, paint: (...all: unknown[]) => void) => {
      paint(paper, wide, high)
      return name
    }
    const labels = new LabelLayer(scene as never, { ...sheets, small: { ...sheets.small, picture } } as never)
    labels.name(namesShown({ figures, own: null, moment: 'choose' }, { crowd: crowdSize(30) }, null, 'You'))
    return fills
  }

  it('has the colour of the banner of its team', () => {
    const [ann] = ranked('ann')
    if (!ann) throw new Error('Nobody is here')
    const colours = (teams: readonly (number | undefined)[]) =>
      teams.map((team) => new Set(fillsOf([{ ...ann, ...(team !== undefined && { team }) }])))
    const [none, zero, ...inTeams] = colours([undefined, 0, 1, 2, 3, 4, 5, 6])
    expect(zero).toEqual(none)
    expect(new Set(inTeams.map((fills) => [...fills].at(-1))).size).toBe(6)
    for (const fills of inTeams) expect(fills.size).toBe((none?.size ?? 0) + 1)
  })
})

it('a name that has gone over a head is kept free of numbers, and one below the feet is not', () => {
  const cast = new Cast({} as never, {} as never, {} as never)
  const over = { x: 500, y: 400, halfWidth: 60, halfHeight: 20 }
  cast.figures.set('ann', { nameOver: over } as never)
  cast.figures.set('ben', { nameOver: undefined } as never)
  expect(cast.bars()).toEqual([over])
})
