import { describe, expect, it, vi } from 'vitest'
import { popped, shout } from '../../../../client/stage/direct/beats.ts'
import type { Beat, Where } from '../../../../client/stage/script/script.ts'
import { paperStage } from './paintedPictures.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { BeatPlayer } = await import('../../../../client/stage/scenes/BeatPlayer.ts')

/** What is written about those who stand there, at a moment. */
function written(
  anchors: Record<string, { x: number; y: number }>,
  beats: readonly Beat[],
  now: number,
  then?: () => void,
  pictureMs = 20,
) {
  const { pictures, scene, sheets } = paperStage()
  const anchorOf = (where: Where) => ({ ...(anchors[where] ?? { x: 0, y: 0 }), size: 100 })
  const player = new BeatPlayer({
    ...{ scene: scene as never, sheets: sheets as never, words: { blocked: 'BLOCKED' } as never },
    cast: { aim: () => {}, anchorOf, keptInSight: () => [], isInTheDark: () => false },
    readable: (plaque) => plaque,
    unit: () => 1,
    edges: () => ({ left: 0, top: 0, right: 2000, bottom: 2000 }),
    mostNumbers: () => 12,
    onThing: () => {},
    onSound: () => {},
  })
  player.play({ ms: 3000, headlines: [], beats: [...beats] })
  for (let at = 0; at <= now; at += pictureMs) {
    if (at === 300) then?.()
    player.paint(at, pictureMs)
  }
  return pictures.filter(({ visible }) => visible)
}

/** Of how many pairs one lies over more than half of the other, in either direction. */
function overlapping(all: ReturnType<typeof written>): number {
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
  return pairs.filter(([one, other]) => Math.abs(one.x - other.x) < 100 && Math.abs(one.y - other.y) < 24).length
}

describe('numbers over several heads', () => {
  const crowd = { ann: { x: 500, y: 500 }, ben: { x: 540, y: 510 }, cem: { x: 470, y: 495 }, dua: { x: 520, y: 530 } }

  it('fan out where they would lie over each other', () => {
    const beats = Object.keys(crowd).flatMap((who, index) => popped(who, 13, 100 + index * 60))
    const all = written(crowd, beats, 600)
    expect(all).toHaveLength(4)
    expect(overlapping(all)).toBe(0)
  })

  it('leave a word readable that is there', () => {
    const all = written(
      crowd,
      [shout('ann', 'blocked', 100), ...popped('ben', 13, 200), ...popped('ann', -10, 260)],
      600,
    )
    expect(all).toHaveLength(3)
    expect(overlapping(all)).toBe(0)
  })

  it('and a word stays over whom it is about, however many are beside it', () => {
    const beats = [
      ...popped('ben', 13, 100),
      ...popped('cem', 13, 140),
      ...popped('dua', 13, 180),
      shout('ann', 'blocked', 300),
    ]
    const [alone] = written({ ann: crowd.ann }, [shout('ann', 'blocked', 300)], 600)
    const word = written(crowd, beats, 600).at(-1)
    expect(Math.abs((word?.x ?? 0) - (alone?.x ?? 0))).toBeLessThan(1)
    expect(word?.y).not.toBe(alone?.y)
  })

  it('part where those they are about meet', () => {
    const two = { ann: { x: 300, y: 500 }, ben: { x: 900, y: 500 } }
    const meet = () => {
      two.ben = { x: 310, y: 500 }
    }
    const all = written(two, [...popped('ann', 10, 100), ...popped('ben', 10, 120)], 800, meet)
    expect(all).toHaveLength(2)
    expect(overlapping(all)).toBe(0)
  })

  it('part as quickly on a screen that shows few pictures', () => {
    /** How far the second one has come, which goes out of the way of the first. */
    const apart = (pictureMs: number) => {
      const two = { ann: { x: 300, y: 500 }, ben: { x: 900, y: 500 } }
      const meet = () => {
        two.ben = { x: 310, y: 500 }
      }
      const all = written(two, [...popped('ann', 10, 100), ...popped('ben', 10, 120)], 420, meet, pictureMs)
      return (all[0]?.y ?? 0) - (all[1]?.y ?? 0)
    }
    expect(apart(20)).toBeGreaterThan(20)
    expect(Math.abs(apart(60) - apart(20))).toBeLessThan(4)
  })

  it('are where they were for somebody who stands alone', () => {
    const [alone] = written({ ann: crowd.ann }, popped('ann', 13, 100), 600)
    const [apart] = written(
      { ann: crowd.ann, ben: { x: 900, y: 500 } },
      [...popped('ann', 13, 100), ...popped('ben', 9, 100)],
      600,
    )
    expect([apart?.x, apart?.y]).toEqual([alone?.x, alone?.y])
  })
})
