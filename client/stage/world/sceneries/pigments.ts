/** Turns a painter's colour into another one. */
export type Mix = (colour: string) => string

/** What a family of colours becomes: the colours with a hue from `from` to `to`, in degrees. */
export interface Pigment {
  from: number
  to: number
  /** Their new hue; undefined keeps their own. */
  hue?: number
  /** How much of the difference between their hues stays. */
  spread?: number
  /** A factor for their own saturation. */
  saturation: number
  /** How light the family's black and white become. All others lie between. */
  dark: number
  light: number
  /** Only colours with at least this saturation, such as flames and lamps. */
  vivid?: number
}

interface Shade {
  hue: number
  saturation: number
  light: number
}

const channelsOf = (colour: string): number[] | null => {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (hex) return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const listed = /^rgba?\(([^)]+)\)$/.exec(colour)?.[1]
  const numbers = listed?.split(',').map(Number)
  return numbers && numbers.length >= 3 && numbers.every(Number.isFinite) ? numbers : null
}

function shadeOf([red = 0, green = 0, blue = 0]: readonly number[]): Shade {
  const [r, g, b] = [red / 255, green / 255, blue / 255]
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [light, range] = [(most + least) / 2, most - least]
  if (range === 0) return { hue: 0, saturation: 0, light }
  const turn = most === r ? (g - b) / range + 6 : most === g ? (b - r) / range + 2 : (r - g) / range + 4
  return { hue: (turn % 6) * 60, saturation: range / (1 - Math.abs(2 * light - 1)), light }
}

function channelsFor({ hue, saturation, light }: Shade): number[] {
  const reach = saturation * Math.min(light, 1 - light)
  return [0, 8, 4].map((step) => {
    const at = (step + hue / 30) % 12
    return Math.round(255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1))))
  })
}

/** Outlines are darker than this. They keep their darkness, because otherwise nothing would have an edge. */
const inkBelow = 0.17

/** Colours greyer than this have no visible hue to go by. */
const greyBelow = 0.08

const isOf = ({ from, to, vivid = 0 }: Pigment, { hue, saturation, light }: Shade): boolean =>
  hue >= from && hue < to && saturation >= vivid && (vivid === 0 || light < 0.75)

function repainted(shade: Shade, { from, to, hue, spread = 0.3, saturation, dark, light }: Pigment): Shade {
  const turned = hue === undefined ? shade.hue : hue + (shade.hue - (from + to) / 2) * spread
  return {
    hue: (turned + 360) % 360,
    saturation: Math.min(1, shade.saturation * saturation),
    light:
      shade.light < inkBelow ? Math.min(shade.light, light * shade.light + dark) : dark + (light - dark) * shade.light,
  }
}

/** The first pigment that fits a colour decides. A colour that fits none stays as it is. */
export function mixOf(pigments: readonly Pigment[], grey?: Omit<Pigment, 'from' | 'to'>): Mix {
  const known = new Map<string, string>()
  const mixed = (colour: string): string => {
    const channels = channelsOf(colour)
    if (!channels) return colour
    const shade = shadeOf(channels)
    const isGrey = shade.saturation < greyBelow
    const pigment = isGrey ? grey && { from: 0, to: 360, ...grey } : pigments.find((one) => isOf(one, shade))
    if (!pigment) return colour
    const given = isGrey ? { ...shade, saturation: 0.3 } : shade
    const [red, green, blue] = channelsFor(repainted(given, pigment))
    return `rgba(${red},${green},${blue},${channels[3] ?? 1})`
  }
  return (colour) => {
    const before = known.get(colour)
    if (before !== undefined) return before
    const after = mixed(colour)
    known.set(colour, after)
    return after
  }
}
