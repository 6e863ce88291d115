import { describe, expect, it, vi } from 'vitest'
import type { StageSheets } from '../../../../client/stage/scenes/StageSheets.ts'
import { paperStage } from './paintedPictures.ts'

// Letters are measured on paper of the page.
vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { LabelLayer } = await import('../../../../client/stage/scenes/LabelLayer.ts')

const edges = { left: 0, top: 0, right: 1000, bottom: 1000 }

/** Who stands at 500, 500 and is 100 pixels large: the name comes below their feet. */
function nameSeen(monsters: readonly { x: number; y: number }[]): boolean {
  const { pictures, scene, sheets } = paperStage()
  const labels = new LabelLayer(scene as never, sheets as unknown as StageSheets)
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
