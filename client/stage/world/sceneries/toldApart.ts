import type { Scenery } from '../../../../rooms/shared/maps/sceneries.ts'
import { lookOf } from './looks.ts'

/** What daylight adds to a wall that a picture is thrown on, where white is 1. */
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

/** A colour of the ways, and how many times as light as the walls it is at least, on a pale projector. */
export interface Way {
  colour: string
  least: number
}

/** How much white over its ways and black over its walls a scenery needs, so that one sees where one can walk. */
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
