import { describe, expect, it, vi } from 'vitest'
import { fanOut, stepped } from '../../../client/stage/place/fanOut.ts'
import { inPicture } from '../../../client/stage/place/inPicture.ts'
import type { Plaque } from '../../../client/stage/place/placement.ts'
import { depths } from '../../../client/stage/scenes/depths.ts'

vi.stubGlobal('document', { createElement: () => ({ getContext: () => null }) })
const { bodyOf, wantedAt } = await import('../../../client/stage/scenes/written.ts')

const number = { kind: 'number', where: 'ann', text: '+13', tone: 'gain', isHero: false, at: 0, ms: 0 } as const
const word = { kind: 'shout', where: 'ann', shout: 'blocked', at: 0, ms: 0 } as const
const sizes = { number: { width: 116, height: 74 }, shout: { width: 260, height: 90 } } as const
const edges = { left: 0, top: 0, right: 1000, bottom: 600 }
const rise = 22

interface About {
  x?: number
  y?: number
  size?: number
  sign?: Plaque
  written?: readonly Plaque[]
  signs?: readonly Plaque[]
  faces?: readonly Plaque[]
}

const faceAt = (x: number, y: number): Plaque => ({ x, y, halfWidth: 22, halfHeight: 15 })

/** Where something is written about a slime, the slime's own face, and the slime from its hat to its feet. */
function about(beat: typeof number | typeof word, around: About = {}) {
  const { x = 500, y = 300, size = 88, sign, written = [], signs = [], faces = [] } = around
  const anchor = { x, y, size, sign }
  const wanted = wantedAt(beat, anchor, sizes[beat.kind] as never, 1)
  const own = bodyOf(anchor, 1)
  const raised = { ...wanted, y: wanted.y - rise }
  const all = {
    own,
    isWord: beat.kind === 'shout',
    edges,
    written,
    signs: [...signs, ...(sign ? [sign] : [])],
    faces: [...faces, faceAt(x, y)],
  }
  const { step, isClear } = fanOut(raised, all)
  const at = stepped(raised, step)
  return { at: { ...at, ...inPicture(at, anchor, edges) }, isClear, own, wanted: raised, all }
}

const hides = (one: Plaque, other: Plaque, across = 1, down = 1): boolean =>
  Math.abs(one.x - other.x) < (one.halfWidth + other.halfWidth) * across - 1e-6 &&
  Math.abs(one.y - other.y) < (one.halfHeight + other.halfHeight) * down - 1e-6

const away = (one: Plaque, other: Plaque): number =>
  Math.hypot(
    Math.max(0, Math.abs(one.x - other.x) - one.halfWidth - other.halfWidth),
    Math.max(0, Math.abs(one.y - other.y) - one.halfHeight - other.halfHeight),
  )

describe('a number', () => {
  it('is where it is wanted, if nothing is there', () => {
    const { at, wanted } = about(number)
    expect(at).toEqual(wanted)
  })

  it('touches the slime that it is about, however many numbers and faces are around', () => {
    const faces = Array.from({ length: 60 }, (_, nth) => faceAt(320 + (nth % 8) * 52, 180 + Math.floor(nth / 8) * 42))
    const written: Plaque[] = []
    for (let nth = 0; nth < 6; nth++) {
      const { at, own, isClear } = about(number, { faces, written })
      if (!isClear) break
      expect(away(at, own), `${nth}`).toBeLessThan(own.halfHeight)
      for (const other of written) expect(hides(at, other, 0.92, 0.8)).toBe(false)
      written.push(at)
    }
    expect(written.length).toBeGreaterThan(4)
  })

  it('hides no face where there is room beside it', () => {
    const { wanted } = about(number)
    const behind = faceAt(wanted.x, wanted.y)
    expect(hides(about(number, { faces: [behind] }).at, behind, 0.92, 0.8)).toBe(false)
  })

  it('keeps clear of a name with all of its edge, as it does not of another number', () => {
    const { wanted } = about(number)
    const beside = { ...wanted, x: wanted.x + 58 * 2 * 0.95 }
    expect(about(number, { written: [beside] }).at).toEqual(wanted)
    expect(hides(about(number, { signs: [beside] }).at, beside)).toBe(false)
  })

  it('stays where it is for a face that comes by', () => {
    const { wanted, all } = about(number)
    const was = 0
    const faces = [faceAt(wanted.x, wanted.y)]
    expect(fanOut(wanted, { ...all, faces, was })).toEqual({ step: { right: 0, down: 0 }, place: was, isClear: true })
  })

  it('is read over the name of a neighbour, which is still there afterwards', () => {
    expect(depths.number).toBeGreaterThan(depths.label)
  })
})

describe('a number of a player with hearts over the head', () => {
  const heartsOver = (x: number, y: number): Plaque => ({ x, y: y - 62, halfWidth: 33, halfHeight: 13 })

  it.each([
    ['in the middle', 500, 300],
    ['at the left edge', 34, 300],
    ['at the right edge', 966, 300],
    ['at the upper edge', 500, 90],
    ['in a corner', 966, 90],
  ])('hides neither them nor those of a neighbour: %s', (_, x, y) => {
    const [sign, other] = [heartsOver(x, y), heartsOver(x + (x > 500 ? -90 : 90), y + 5)]
    const { at, isClear } = about(number, { x, y, sign, signs: [other] })
    expect(isClear).toBe(true)
    for (const hearts of [sign, other]) expect(hides(at, hearts)).toBe(false)
  })
})

describe('what is written about a slime by King Gloop', () => {
  const king: Plaque = { x: 500, y: 300, halfWidth: 90, halfHeight: 65 }
  const name: Plaque = { x: 500, y: 140, halfWidth: 100, halfHeight: 34 }

  it.each([
    ['before him', 0, 130],
    ['before him at the side', 70, 120],
    ['at his left', -150, 20],
    ['at his right', 150, 20],
    ['behind him at the side', -90, -110],
  ])('hides neither his face nor his name, and stays with the slime: %s', (_, across, down) => {
    for (const beat of [number, word]) {
      const { at, own, isClear } = about(beat, { x: 500 + across, y: 300 + down, signs: [king, name] })
      expect(isClear).toBe(true)
      for (const sign of [king, name]) expect(hides(at, sign)).toBe(false)
      expect(away(at, own)).toBeLessThan(beat.kind === 'shout' ? 60 : 30)
    }
  })
})

describe('a word', () => {
  it('stays over or under whom it is about, whoever is seen there', () => {
    const faces = [faceAt(500, 300), faceAt(500, 220), faceAt(500, 380), faceAt(520, 190)]
    const { at, wanted } = about(word, { faces })
    expect(Math.abs(at.x - wanted.x)).toBeLessThan(wanted.halfWidth * 0.7)
  })
})
