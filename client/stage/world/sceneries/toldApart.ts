import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import { lookOf } from './looks.ts'

/** How much daylight adds to a projected picture on a wall, where white is 1. */
const daylight = 0.3
const mostSteps = 10
const [lighterBy, darkerBy] = [0.03, 0.045]

type Channels = readonly number[]

const channelsOf = (colour: string): Channels => {
  const hex = /^#(..)(..)(..)$/.exec(colour)
  return hex ? hex.slice(1).map((part) => Number.parseInt(part, 16)) : (colour.match(/[\d.]+/g) ?? []).map(Number)
}

const ofLight = (channel: number): number => (channel <= 10 ? channel / 3295 : ((channel / 255 + 0.055) / 1.055) ** 2.4)

function luminanceOf([red = 0, green = 0, blue = 0]: Channels): number {
  return 0.2126 * ofLight(red) + 0.7152 * ofLight(green) + 0.0722 * ofLight(blue)
}

const blended = (colour: Channels, towards: number, share: number): Channels =>
  colour.map((channel) => channel + (towards - channel) * share)

/** A colour of the ways. On a pale projector it is at least `least` times as light as the walls. */
interface Way {
  colour: string
  least: number
}

/** How much white over the ways and black over the walls a scenery needs, so that viewers see where figures can walk. */
export function toldApart(
  scenery: Scenery | undefined,
  ways: readonly Way[],
  wall: string,
): { lighter: number; darker: number } {
  const mix = lookOf(scenery)?.mix ?? ((colour: string) => colour)
  const dark = channelsOf(mix(wall))
  const light = ways.map(({ colour, least }) => ({ channels: channelsOf(mix(colour)), least }))
  const areTold = (step: number) => {
    const walls = luminanceOf(blended(dark, 0, step * darkerBy)) + daylight
    return light.every(
      ({ channels, least }) => luminanceOf(blended(channels, 255, step * lighterBy)) + daylight >= least * walls,
    )
  }
  const steps = Array.from({ length: mostSteps }, (_, step) => step)
  const step = steps.find(areTold) ?? mostSteps
  return { lighter: step * lighterBy, darker: step * darkerBy }
}
