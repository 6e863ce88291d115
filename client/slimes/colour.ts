type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

const channel = (value: number): string => Math.round(value).toString(16).padStart(2, '0')

/** Mixes this share of the second colour into the first, both as #rrggbb. */
export const mix = (from: string, to: string, share: number): string => {
  const [r1, g1, b1] = parse(from)
  const [r2, g2, b2] = parse(to)
  return `#${channel(r1 + (r2 - r1) * share)}${channel(g1 + (g2 - g1) * share)}${channel(b1 + (b2 - b1) * share)}`
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share)
export const darker = (hex: string, share: number): string => mix(hex, '#170b2e', share)

/** Too dark for a dark pupil to be seen on it. */
export const isDark = (hex: string): boolean => {
  const [r, g, b] = parse(hex)
  return 0.3 * r + 0.59 * g + 0.11 * b < 96
}
