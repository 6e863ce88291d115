import { describe, expect, it } from 'vitest'
import { pillarStones } from '../../../../client/modes/battle/world/paintColosseum.ts'
import { lightOfTemple } from '../../../../client/modes/goldQuest/world/templeGround.ts'
import { type Growing, growingIn, type Native } from '../../../../client/stage/world/sceneries/dressing.ts'
import { lookOf } from '../../../../client/stage/world/sceneries/looks.ts'
import { mixOf } from '../../../../client/stage/world/sceneries/pigments.ts'
import { stain, stained, unstained } from '../../../../client/stage/world/sceneries/staining.ts'
import { type Scenery, sceneries } from '../../../../rooms/shared/maps/sceneries.ts'

const channels = (colour: string): number[] => (colour.match(/[\d.]+/g) ?? []).map(Number)

const rgb = (colour: string): number[] =>
  (
    /^#(..)(..)(..)$/
      .exec(colour)
      ?.slice(1)
      .map((part) => Number.parseInt(part, 16)) ?? channels(colour)
  ).slice(0, 3)

/** The light that daylight adds to a projector's picture on a wall. */
const daylight = 0.3
const ofLight = (channel: number) => (channel <= 10 ? channel / 3295 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
/** How many times as bright as the other a colour is on a pale projector. */
function projected(colour: string | undefined, other: string | undefined): number {
  const [one, two] = [colour, other].map((read) => {
    const [red = 0, green = 0, blue = 0] = rgb(read ?? '').map(ofLight)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + daylight
  })
  return (one ?? 0) / (two ?? 1)
}

/** Grounds of the five worlds, and colours that are painted on them half-transparently. */
const samples = ['#a4e46b', '#2f93e0', '#ffe9b8', '#733f72', '#7fd8c4', '#4257a8', '#ddc9f6', '#f8641c', '#8d74a2']

describe('a pigment', () => {
  const green = mixOf([{ from: 60, to: 160, hue: 210, saturation: 1, dark: 0, light: 1 }])

  it('changes its own family of colours, however they are written, and leaves all others', () => {
    const [red = 0, grassGreen = 0, blue = 0] = channels(green('#6cc258'))
    expect(blue).toBeGreaterThan(Math.max(red, grassGreen))
    expect(green('rgba(108,194,88,0.4)')).toBe(`rgba(${channels(green('#6cc258')).slice(0, 3).join(',')},0.4)`)
    expect(green('#f0455f')).toBe('#f0455f')
    expect(green('#808080')).toBe('#808080')
  })

  it('leaves what it cannot read', () => {
    for (const odd of ['transparent', 'hsl(1 2% 3%)', '#fff', 'rgba(1,2)', 'rgba(a,b,c,d)', ''])
      expect(green(odd)).toBe(odd)
  })

  it('keeps the order of light and dark', () => {
    const sum = (colour: string) =>
      channels(green(colour))
        .slice(0, 3)
        .reduce((all, one) => all + one, 0)
    const rising = ['#1f5a35', '#3fa04b', '#62c257', '#a8e86f', '#d4f78f'].map(sum)
    expect(rising).toEqual([...rising].sort((a, b) => a - b))
  })

  it('gives lamps to the first that is for what is vivid', () => {
    const fire = { from: 0, to: 62, saturation: 1, dark: 0, light: 1 }
    const night = mixOf([
      { ...fire, vivid: 0.97 },
      { ...fire, hue: 226 },
    ])
    expect(channels(night('#ffb02e'))).toEqual([255, 176, 46, 1])
    expect(channels(night('#e0a864'))[0]).toBeLessThan(channels(night('#e0a864'))[2] ?? 0)
  })
})

describe('every scenery', () => {
  it.each(sceneries)('%s: paints colours that are colours, and not the ones that were there', (scenery) => {
    const mixed = samples.map((colour) => lookOf(scenery)?.mix(colour) ?? '')
    const changed = mixed.filter((colour, index) => colour !== samples[index])
    expect(changed.length).toBeGreaterThanOrEqual(4)
    for (const colour of changed) expect(colour).toMatch(/^rgba\((\d+,){3}1\)$/)
    expect(Math.max(...changed.flatMap(channels))).toBeLessThanOrEqual(255)
  })

  it('tells the ways of the darkest one from its walls, also where a projector is pale', () => {
    const mix = lookOf('dragon-cave')?.mix
    const [way, wall] = ['#52b5ac', '#5f7fd0'].map((colour) => mix?.(colour) ?? '')
    expect(projected(way, wall)).toBeGreaterThan(1.4)
  })

  it.each([undefined, ...sceneries])('%s: tells the ways of a temple from its walls', (scenery) => {
    const mix = lookOf(scenery)?.mix ?? ((colour: string) => colour)
    const { lighter, darker } = lightOfTemple({ width: 1, height: 1, types: [], scenery })
    const towards = (end: number, share: number, colour: string) =>
      `rgb(${rgb(mix(colour)).map((channel) => channel + (end - channel) * share)})`
    const walls = towards(0, darker, '#506dbd')
    expect(projected(towards(255, lighter, '#75c5b8'), walls)).toBeGreaterThan(1.48)
    expect(projected(towards(255, lighter, '#61adac'), walls)).toBeGreaterThan(1.28)
    expect(lighter).toBeLessThan(0.31)
  })

  it.each(sceneries)('%s: gives all stones of a pillar one hue', (scenery) => {
    const isWarm = pillarStones.map((stone) => {
      const [red = 0, green = 0] = rgb(lookOf(scenery)?.mix(stone) ?? '')
      return red > green
    })
    expect(new Set(isWarm).size).toBe(1)
  })

  it.each(['desert', 'garden'] as const)(
    '%s: has sand for the lagoons of a temple, and water in a river',
    (scenery) => {
      const isBlue = (colour: string) => {
        const [red = 0, , blue = 0] = rgb(lookOf(scenery)?.mix(colour) ?? '')
        return blue > red
      }
      expect(['#7fd8c4', '#52b5ac', '#338f98', '#0f5f7c'].map(isBlue)).toEqual([false, false, false, false])
      expect(['#2f93e0', '#57bdf2', '#7ed6f7'].map(isBlue)).toEqual([true, true, true])
    },
  )

  it('looks like no other', () => {
    const all = sceneries.map((scenery) => samples.map((colour) => lookOf(scenery)?.mix(colour)).join())
    expect(new Set(all).size).toBe(sceneries.length)
  })

  it('is the world of the mode where nobody has chosen one, or where a newer server knows more', () => {
    expect(lookOf(undefined)).toBeNull()
    expect(lookOf('mars' as Scenery)).toBeNull()
    expect(lookOf('toString' as Scenery)).toBeNull()
  })
})

describe('what grows in a scenery', () => {
  const usual: Growing = () => {}
  const strange: readonly [Scenery, Native][] = [
    ['ice', 'palm'],
    ['ice', 'coral'],
    ['dragon-cave', 'palm'],
    ...sceneries.flatMap((scenery): [Scenery, Native][] => [
      [scenery, 'coral'],
      [scenery, 'kelp'],
    ]),
  ]

  it.each(strange)('%s has no %s', (scenery, native) => {
    expect(growingIn(scenery, native, usual)).not.toBe(usual)
  })

  it('is what grows in the world of the mode where nobody has chosen one, or where a newer server knows more', () => {
    for (const scenery of [undefined, 'mars' as Scenery, 'toString' as Scenery])
      expect(growingIn(scenery, 'palm', usual)).toBe(usual)
  })
})

describe('a brush', () => {
  const paper = () => {
    class Paper {
      filled: unknown = ''
      get fillStyle() {
        return this.filled
      }
      set fillStyle(value: unknown) {
        this.filled = value
      }
      stops: string[] = []
      createLinearGradient() {
        return { addColorStop: (_at: number, colour: string) => this.stops.push(colour) }
      }
      createRadialGradient() {
        return this.createLinearGradient()
      }
    }
    return new Paper()
  }
  const upper = (colour: string) => colour.toUpperCase()

  it('that is taken while a scenery is painted has its colours, also in gradients; one taken later has not', () => {
    const [one, later] = [paper(), paper()]
    stained(upper, () => stain(one as unknown as CanvasRenderingContext2D))
    stain(later as unknown as CanvasRenderingContext2D)
    one.fillStyle = 'red'
    later.fillStyle = 'red'
    one.createLinearGradient().addColorStop(0, 'blue')
    expect([one.filled, later.filled, one.stops]).toEqual(['RED', 'red', ['BLUE']])
  })

  it('paints a mark in its own colours, and goes on in those of the scenery', () => {
    const one = paper()
    stained(upper, () => stain(one as unknown as CanvasRenderingContext2D))
    unstained(() => {
      one.fillStyle = 'red'
      one.createLinearGradient().addColorStop(0, 'blue')
    })
    expect([one.filled, one.stops]).toEqual(['red', ['blue']])
    expect(() =>
      unstained(() => {
        throw new Error('no paper')
      }),
    ).toThrow('no paper')
    one.fillStyle = 'red'
    expect(one.filled).toBe('RED')
  })

  it('forgets them also where a painter fails', () => {
    expect(() =>
      stained(upper, () => {
        throw new Error('no paper')
      }),
    ).toThrow('no paper')
    const one = paper()
    stain(one as unknown as CanvasRenderingContext2D)
    one.fillStyle = 'red'
    expect(one.filled).toBe('red')
  })
})
