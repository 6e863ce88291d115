import { describe, expect, it, vi } from 'vitest'
import { popped, shout } from '../../../../client/stage/direct/beats.ts'
import type { Plaque } from '../../../../client/stage/place/placement.ts'
import { depths } from '../../../../client/stage/scenes/depths.ts'
import type { Beat, Where } from '../../../../client/stage/script/script.ts'
import { paperStage } from './paintedPictures.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { BeatPlayer } = await import('../../../../client/stage/scenes/BeatPlayer.ts')

type Anchors = Record<string, { x: number; y: number; size?: number; isLit?: boolean }>

const boxOf = ({ x, y, halfWidth, halfHeight }: Plaque) => ({
  ...{ id: '', x, y, width: halfWidth * 2, height: halfHeight * 2 },
})

interface Around {
  ms?: number
  most?: number
  bars?: readonly Plaque[]
  faces?: readonly Plaque[]
  /** The face of the other one in a headline. */
  partner?: readonly Plaque[]
  pictureMs?: number
  /** A headline is told that is about nobody of them. */
  isDark?: () => boolean
}

/** A turn about those who stand there, of which so many small numbers are read at once. */
function turn(anchors: Anchors, beats: readonly Beat[], around: Around = {}) {
  const { ms = 3000, most = 12, bars = [], faces = [], partner = [], isDark = () => false } = around
  const { pictures, scene, sheets } = paperStage()
  const anchorOf = (where: Where) => ({ size: 100, ...(anchors[where] ?? { x: 0, y: 0 }) })
  const player = new BeatPlayer({
    ...{ scene: scene as never, sheets: sheets as never, words: { blocked: 'BLOCKED' } as never },
    cast: {
      ...{ aim: () => {}, anchorOf, bars: () => [...bars], faces: () => faces.map(boxOf) },
      ...{ keptInSight: () => [...partner], isInTheDark: isDark },
    },
    unit: () => 1,
    edges: () => ({ left: 0, top: 0, right: 2000, bottom: 2000 }),
    mostNumbers: () => most,
    onThing: () => {},
    onSound: () => {},
  })
  player.play({ ms, headlines: [], beats: [...beats] })
  return { player, shown: () => pictures.filter(({ visible }) => visible) }
}

/** The numbers that are shown at this moment. */
function written(
  anchors: Anchors,
  beats: readonly Beat[],
  now: number,
  then?: () => void,
  pictureMs = 20,
  bars: readonly Plaque[] = [],
) {
  const { player, shown } = turn(anchors, beats, { bars })
  for (let at = 0; at <= now; at += pictureMs) {
    if (at === 300) then?.()
    player.paint(at, pictureMs)
  }
  return shown()
}

/** How long each number is read before the class looks elsewhere, and how many are shown at once. */
function readIn(anchors: Anchors, beats: readonly Beat[], untilMs: number, how: Around = {}) {
  const { player, shown } = turn(anchors, beats, how)
  const readMs: Record<string, number> = {}
  let atOnce = 0
  const { pictureMs = 20 } = how
  for (let at = 0; at < untilMs; at += pictureMs) {
    player.paint(at, pictureMs)
    const now = shown()
    atOnce = Math.max(atOnce, now.length)
    expect(overlapping(now), `${at}`).toBe(0)
    for (const { name } of now) readMs[name] = (readMs[name] ?? 0) + pictureMs
  }
  return { readMs: Object.values(readMs), atOnce }
}

/** The number of pairs in which one covers more than half of the other, in either direction. */
function overlapping(all: ReturnType<typeof written>, down = 24): number {
  const pairs = all.flatMap((one, index) => all.slice(index + 1).map((other) => [one, other] as const))
  return pairs.filter(([one, other]) => Math.abs(one.x - other.x) < 100 && Math.abs(one.y - other.y) < down).length
}

const crowd = { ann: { x: 500, y: 500 }, ben: { x: 540, y: 510 }, cem: { x: 470, y: 495 }, dua: { x: 520, y: 530 } }

describe('numbers over several heads', () => {
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

  it('wait for their turn where a crowd has no place for one more, and are read then', () => {
    const many = Object.fromEntries(Array.from({ length: 24 }, (_, nth) => [`p${nth}`, { x: 500 + nth * 4, y: 500 }]))
    const beats = Object.keys(many).flatMap((who, nth) => popped(who, 13, 100 + nth * 40))
    for (const now of [240, 400, 800, 1200, 1600]) {
      const all = written(many, beats, now)
      expect(all.length).toBeGreaterThan(3)
      expect(overlapping(all), `${now}`).toBe(0)
    }
    expect(written(many, beats, 3000)).toEqual([])
  })

  it('are all read as long as there is time, however long some of them have to wait', () => {
    const many = Object.fromEntries(Array.from({ length: 18 }, (_, nth) => [`p${nth}`, { x: 500 + nth * 4, y: 500 }]))
    const beats = Object.keys(many).flatMap((who, nth) => popped(who, 10 + nth, 100 + nth * 10))
    const { readMs } = readIn(many, beats, 6000, { ms: 6000 })
    expect(readMs).toHaveLength(18)
    expect(Math.min(...readMs)).toBeGreaterThanOrEqual(780)
  })

  it('come a few at a time, and none is left out for that', () => {
    const apart = Object.fromEntries(Array.from({ length: 8 }, (_, nth) => [`p${nth}`, { x: 100 + nth * 220, y: 500 }]))
    const beats = Object.keys(apart).flatMap((who, nth) => popped(who, 10 + nth, 100))
    const { readMs, atOnce } = readIn(apart, beats, 3000, { most: 4 })
    expect(readMs).toHaveLength(8)
    expect(atOnce).toBe(4)
  })

  it('are read after a short turn, too, while the class looks at it', () => {
    const beats = [...popped('ann', 11, 100), ...popped('ben', 12, 120)]
    const { readMs } = readIn(crowd, beats, 2600, { ms: 700, most: 1 })
    expect(readMs).toHaveLength(2)
    expect(Math.min(...readMs)).toBeGreaterThanOrEqual(780)
  })

  it('are read in the end where there is no place of their own all the time, and at once in a headline', () => {
    const everywhere = [{ x: 500, y: 500, halfWidth: 900, halfHeight: 900 }]
    const [number] = [popped('ann', 11, 100)]
    expect(readIn(crowd, number, 900, { bars: everywhere }).readMs).toEqual([])
    for (const pictureMs of [20, 150]) {
      const { readMs } = readIn(crowd, number, 3000, { bars: everywhere, pictureMs })
      expect(readMs).toHaveLength(1)
      expect(Math.min(...readMs)).toBeGreaterThanOrEqual(780)
    }
    const inLight = { ...crowd, ann: { ...crowd.ann, isLit: true } }
    expect(readIn(inLight, number, 900, { bars: everywhere, most: 0 }).readMs).toHaveLength(1)
  })

  it('are not shown at all where they would be gone before they were read', () => {
    const everywhere = [{ x: 500, y: 500, halfWidth: 900, halfHeight: 900 }]
    for (const bars of [[], everywhere]) {
      const { readMs } = readIn(crowd, [...popped('ann', 11, 100), ...popped('ben', 12, 2700)], 3000, { bars })
      expect(readMs).toHaveLength(1)
    }
  })

  it('wait to be counted beside the stage until they are seen', () => {
    const beats = [...popped('ann', 11, 100), ...popped('ben', 12, 100)]
    const { player, shown } = turn(crowd, beats, { most: 1 })
    for (let at = 0; at <= 2400; at += 20) {
      player.paint(at, 20)
      const seen = new Set(shown().map(({ name }) => name))
      if (seen.size > 0 && at < 1000) expect(beats.map((beat) => player.waits(beat))).toEqual([false, true])
    }
    expect(beats.map((beat) => player.waits(beat))).toEqual([false, false])
  })

  it('come up in the light beside a headline, and are dimmed with all others where they were there before', () => {
    let now = 0
    const isDark = () => now >= 300
    const { player, shown } = turn(crowd, [...popped('ann', 11, 100), ...popped('ben', 12, 500)], { isDark })
    for (; now <= 800; now += 20) player.paint(now, 20)
    const [before, beside] = shown()
    expect(before?.depth).toBeLessThan(depths.spotlight)
    expect(beside?.depth).toBeGreaterThan(depths.spotlight)
  })

  it('and words hide neither what is left of whom nor the name of the king', () => {
    const [bar, name] = [
      { x: 540, y: 440, halfWidth: 90, halfHeight: 12 },
      { x: 540, y: 400, halfWidth: 80, halfHeight: 20 },
    ]
    const all = written(
      crowd,
      [shout('ben', 'blocked', 100), ...popped('ben', 160, 140), ...popped('dua', 13, 200)],
      600,
      undefined,
      20,
      [bar, name],
    )
    expect(all).toHaveLength(3)
    for (const { x, y, width, height } of all)
      for (const seen of [bar, name]) {
        const across = width / 2 + seen.halfWidth - Math.abs(x - seen.x)
        const down = height / 2 + seen.halfHeight - Math.abs(y - seen.y)
        expect(Math.min(across, down)).toBeLessThan(1e-6)
      }
    expect(overlapping(all)).toBe(0)
  })

  it('come up over a word, and not from behind it', () => {
    const two = { ann: crowd.ann, ben: { x: 460, y: 440 } }
    const beats = [shout('ann', 'blocked', 0), ...popped('ben', 160, 700)]
    for (const now of [700, 720, 760]) expect(overlapping(written(two, beats, now), 28), `${now}`).toBe(0)
  })

  it('make room for a word that comes later and finds none of its own', () => {
    const aboveAndBelow = [266.6, 503.4].map((y) => ({ x: 515, y, halfWidth: 175, halfHeight: 100 }))
    const right = { x: 640, y: 385, halfWidth: 30, halfHeight: 100 }
    const two = { ann: crowd.ann, ben: { x: 366, y: 457 } }
    const beats = [...popped('ben', 13, 100), shout('ann', 'blocked', 300)]
    const all = written(two, beats, 800, undefined, 20, [...aboveAndBelow, right])
    expect(all).toHaveLength(2)
    expect(overlapping(all)).toBe(0)
  })

  it('make room for what a hero wins, too, which stays with them', () => {
    const two = { ann: crowd.ann, ben: { x: 460, y: 470 } }
    const won = popped('ann', 55, 300, true)
    const [alone] = written(two, won, 800)
    const all = written(two, [...popped('ben', 13, 100), ...won], 800)
    expect(all).toHaveLength(2)
    expect([all[1]?.x, all[1]?.y]).toEqual([alone?.x, alone?.y])
    expect(overlapping(all)).toBe(0)
  })

  it('stand beside each other with all their letters', () => {
    const two = { ann: { x: 500, y: 500 }, ben: { x: 630, y: 512 } }
    const [one, other] = written(two, [...popped('ann', 160, 100), ...popped('ben', 13, 120)], 700)
    const isBeside = Math.abs((one?.x ?? 0) - (other?.x ?? 0)) >= 132
    const isBelow = Math.abs((one?.y ?? 0) - (other?.y ?? 0)) >= 28
    expect(isBeside || isBelow).toBe(true)
  })

  it('and a word stays over whom it is about, however many are beside it', () => {
    const beats = [
      ...popped('ben', 13, 100),
      ...popped('cem', 13, 140),
      ...popped('dua', 13, 180),
      shout('ann', 'blocked', 300),
    ]
    const [alone] = written({ ann: crowd.ann }, [shout('ann', 'blocked', 300)], 600)
    const all = written(crowd, beats, 600)
    expect(Math.abs((all.at(-1)?.x ?? 0) - (alone?.x ?? 0))).toBeLessThan(1)
    expect(overlapping(all)).toBe(0)
  })
})

describe('numbers in a crowd', () => {
  const faceAt = (x: number, y: number): Plaque => ({ x, y, halfWidth: 25, halfHeight: 17 })
  const readAt = (faces: readonly Plaque[], isHero = false) => {
    const { player, shown } = turn({ ann: crowd.ann }, popped('ann', 13, 100, isHero), { faces })
    for (let at = 0; at <= 600; at += 20) player.paint(at, 20)
    return shown()[0]
  }
  const hides = (written: ReturnType<typeof readAt>, { x, y, halfWidth, halfHeight }: Plaque) =>
    written !== undefined &&
    Math.abs(written.x - x) < (halfWidth + written.width / 2) * 0.9 &&
    Math.abs(written.y - y) < (halfHeight + written.height / 2) * 0.78

  it('hide no face where there is room beside it', () => {
    const alone = readAt([])
    const behind = faceAt((alone?.x ?? 0) + 10, alone?.y ?? 0)
    expect(hides(alone, behind)).toBe(true)
    const beside = readAt([behind])
    expect(hides(beside, behind)).toBe(false)
    expect(Math.hypot((beside?.x ?? 0) - crowd.ann.x, (beside?.y ?? 0) - crowd.ann.y)).toBeLessThan(200)
  })

  it('stay with the hero of a headline, in whose light nobody else is', () => {
    const alone = readAt([], true)
    const among = readAt([faceAt(alone?.x ?? 0, alone?.y ?? 0)], true)
    expect([among?.x, among?.y]).toEqual([alone?.x, alone?.y])
  })

  it('come up at once, and over whom they are about, where there are faces everywhere', () => {
    const everywhere = Array.from({ length: 400 }, (_, nth) => faceAt((nth % 20) * 50, Math.floor(nth / 20) * 40))
    const { x = 0, y = 0 } = readAt(everywhere) ?? {}
    expect(Math.hypot(x - crowd.ann.x, y - crowd.ann.y)).toBeLessThan(200)
  })
})

describe('a number that has its place', () => {
  const covered = (one: { x: number; y: number; width: number; height: number } | undefined, face: Plaque): boolean =>
    one !== undefined &&
    Math.abs(one.x - face.x) < face.halfWidth + one.width / 2 - 1 &&
    Math.abs(one.y - face.y) < face.halfHeight + one.height / 2 - 1

  it('stays beside the body, however large that becomes and however near the camera comes', () => {
    const one = { ann: { x: 500, y: 500, size: 100 } }
    const overAndBeside = [{ x: 500, y: 430, halfWidth: 300, halfHeight: 100 }]
    const grow = () => {
      one.ann.size = 200
      overAndBeside.length = 0
    }
    const [number] = written(one, popped('ann', 13, 100), 700, grow, 20, overAndBeside)
    expect(covered(number, { x: 500, y: 500, halfWidth: 60, halfHeight: 60 })).toBe(false)
  })

  it('keeps it for the next one over the same head, and goes up from there', () => {
    const over = [{ x: 520, y: 410, halfWidth: 200, halfHeight: 30 }]
    const beats = [...popped('ann', 5, 100), ...popped('ann', 14, 540)]
    const all = written({ ann: crowd.ann }, beats, 740, () => over.splice(0), 20, over)
    expect(all).toHaveLength(2)
    const [older, newer] = all
    expect(Math.abs((older?.x ?? 0) - (newer?.x ?? 0))).toBeLessThan(1)
    expect((newer?.y ?? 0) - (older?.y ?? 0)).toBeGreaterThan(24)
  })

  it('leaves it to the face of the other one in its headline', () => {
    const lit = { ann: { ...crowd.ann, isLit: true } }
    const won = popped('ann', 50, 100, true)
    const alone = written(lit, won, 280)[0]
    const partner: Plaque[] = []
    const { player, shown } = turn(lit, won, { partner })
    for (let at = 0; at <= 800; at += 20) {
      if (at === 300) partner.push({ x: alone?.x ?? 0, y: alone?.y ?? 0, halfWidth: 33, halfHeight: 22 })
      player.paint(at, 20)
    }
    expect(partner).toHaveLength(1)
    for (const face of partner) expect(covered(shown()[0], face)).toBe(false)
  })
})

describe('what a chest brings', () => {
  const opened = (who: string): Beat[] => [
    { kind: 'prop', where: who, thing: 'chest-golden', size: 1, look: 'shaken', at: 0, ms: 300 },
    { kind: 'prop', where: who, thing: 'chest-golden-open', size: 1.12, look: 'held', at: 300, ms: 900 },
  ]
  const behind = { x: 500, y: 360, halfWidth: 25, halfHeight: 17 }
  const seenAt = (now: number) => {
    const { player, shown } = turn({ ann: crowd.ann }, [...opened('ann'), ...popped('ann', 90, 420, true)], {
      faces: [behind],
    })
    for (let at = 0; at <= now; at += 20) player.paint(at, 20)
    return shown()
  }

  it('is read beside the chest, which opens where it was shaken', () => {
    const [shaken] = seenAt(200)
    const [open, number] = seenAt(700)
    expect(Math.abs((shaken?.x ?? 0) - crowd.ann.x)).toBeGreaterThan(60)
    expect(Math.sign((open?.x ?? 0) - crowd.ann.x)).toBe(Math.sign((shaken?.x ?? 0) - crowd.ann.x))
    const apart = Math.abs((open?.x ?? 0) - (number?.x ?? 0))
    expect(apart).toBeGreaterThan(112 / 2 + (number?.width ?? 0) / 2)
  })
})

describe('numbers over heads that move', () => {
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
    /** How far the second number has moved out of the way of the first. */
    const apart = (pictureMs: number) => {
      const two = { ann: { x: 300, y: 500 }, ben: { x: 900, y: 500 } }
      const meet = () => {
        two.ben = { x: 310, y: 500 }
      }
      const all = written(two, [...popped('ann', 10, 100), ...popped('ben', 10, 120)], 420, meet, pictureMs)
      return Math.hypot((all[0]?.x ?? 0) - (all[1]?.x ?? 0), (all[0]?.y ?? 0) - (all[1]?.y ?? 0))
    }
    expect(apart(20)).toBeGreaterThan(20)
    expect(Math.abs(apart(60) / apart(20) - 1)).toBeLessThan(0.1)
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
