const channels = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** The colour with this opacity. */
export const sheer = (hex: string, alpha: number): string => `rgba(${channels(hex).join(',')},${alpha})`

/** From one colour to another: 0 is the first, 1 the second. */
export function blend(from: string, to: string, share: number): string {
  const [one, other] = [channels(from), channels(to)]
  const mixed = one.map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
