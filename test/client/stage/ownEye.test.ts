import { describe, expect, it } from 'vitest'
import { OwnEye } from '../../../client/stage/scenes/OwnEye.ts'
import { StageCamera } from '../../../client/stage/scenes/StageCamera.ts'
import { glancesOf } from '../../../client/stage/script/glances.ts'
import type { Beat, Script, Where } from '../../../client/stage/script/script.ts'

const thrown = (from: Where, to: Where, at: number): Beat => ({
  kind: 'throw',
  from,
  to,
  thing: 'star',
  at,
  ms: 300,
})
const scriptOf = (...beats: Beat[]): Script => ({ ms: 4000, beats, headlines: [] })

const frame = { width: 400, height: 700, safe: { left: 0, top: 0, right: 400, bottom: 600 } }
const own = { x: 100, y: 100 }
const far = { x: 900, y: 500 }

function eyeOn(script: Script, there: { x: number; y: number } | null, isCalm = false) {
  const eye = new OwnEye()
  eye.play(script, 'ann', isCalm)
  return (now: number, target = there) => eye.at(own, () => target, now, 1, frame)
}

describe('the eye of a device', () => {
  it('is where what its player has thrown comes down, and then with the player again', () => {
    const look = eyeOn(scriptOf(thrown('ann', 'ben', 600)), far)
    expect(look(0)).toEqual(own)
    expect(look(900)).toEqual(far)
    expect(look(1500)).toEqual(far)
    expect(look(2400)).toEqual(own)
  })

  it('goes there and back without a jump', () => {
    const look = eyeOn(scriptOf(thrown('ann', 'ben', 600)), far)
    const way = Array.from({ length: 260 }, (_, index) => look(index * 10).x)
    const steps = way.slice(1).map((x, index) => Math.abs(x - (way[index] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(60)
  })

  it('stays with the player where both are in the picture', () => {
    const look = eyeOn(scriptOf(thrown('ann', 'ben', 600)), { x: 200, y: 150 })
    expect([0, 700, 900, 1500].map((now) => look(now))).toEqual([own, own, own, own])
  })

  it('remembers where it was when what was hit is gone', () => {
    const look = eyeOn(scriptOf(thrown('ann', 'ben', 600)), far)
    look(800)
    expect(look(1200, null)).toEqual(far)
  })

  it('follows nothing that others throw, and nothing at all for those who want less motion', () => {
    expect(eyeOn(scriptOf(thrown('ben', 'ann', 600)), far)(900)).toEqual(own)
    expect(eyeOn(scriptOf(thrown('ann', 'ben', 600)), far, true)(900)).toEqual(own)
  })

  it('looks at one thing after the other', () => {
    const at = (...times: number[]) => glancesOf(scriptOf(...times.map((time) => thrown('ann', time, time))), 'ann')
    expect(at(300, 500, 900, 2500).map(({ where }) => where)).toEqual([300, 2500])
  })
})

it('has the camera of a followed slime look along, and that of a board not', () => {
  const world = { ground: { width: 4000, height: 3000 }, tile: { width: 50, height: 50 }, origin: { x: 0, y: 0 } }
  const played = { left: 0, top: 0, width: 80, height: 60 }
  const spots = new Map([['ann', { ...own, size: 60 }]])
  const cast = {
    figures: new Map([['ann', { x: 1000, y: 1000 }]]),
    anchorOf: () => ({ x: 2000, y: 1000 }),
    anchorAt: () => null,
  }
  const script = scriptOf(thrown('ann', 'ben', 600))
  const middleAt = (now: number, isOwn: boolean): number => {
    const lens = { world, frame, unit: 1, zoom: isOwn ? 1 : null, played }
    const camera = new StageCamera(lens as never, false)
    const view = { own: isOwn ? 'ann' : null, moment: 'resolve', board: { things: [] } }
    camera.play(script, view as never, cast as never, { spots } as never, { spots } as never)
    const seen = { x: 0 }
    const eye = { width: 400, height: 700, setZoom: () => {}, setScroll: (x: number) => Object.assign(seen, { x }) }
    for (const time of [0, now])
      camera.look(eye as never, view as never, cast as never, { now: time, sinceMoment: time })
    return seen.x + 200
  }
  expect([0, 900, 2600].map((now) => middleAt(now, true))).toEqual([1000, 2000, 1000])
  expect(middleAt(900, false)).toBe(middleAt(2600, false))
})
