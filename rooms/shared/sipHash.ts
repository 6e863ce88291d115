/** 128 bits as four words; in each half the low word is first. */
export type SipKey = readonly [number, number, number, number]

/** Numbers of 64 bits as two words each: the low one at `at`, the high one at `at + 1`. */
type Words = Uint32Array

function add(words: Words, to: number, from: number): void {
  const low = (words[to] ?? 0) + (words[from] ?? 0)
  words[to] = low
  words[to + 1] = (words[to + 1] ?? 0) + (words[from + 1] ?? 0) + (low > 0xffffffff ? 1 : 0)
}

function turnLeft(words: Words, at: number, bits: number): void {
  const [low, high] = [words[at] ?? 0, words[at + 1] ?? 0]
  words[at] = (low << bits) | (high >>> (32 - bits))
  words[at + 1] = (high << bits) | (low >>> (32 - bits))
}

function swapHalves(words: Words, at: number): void {
  const low = words[at] ?? 0
  words[at] = words[at + 1] ?? 0
  words[at + 1] = low
}

function mixIn(words: Words, to: number, low: number, high: number): void {
  words[to] = (words[to] ?? 0) ^ low
  words[to + 1] = (words[to + 1] ?? 0) ^ high
}

const mix = (words: Words, to: number, from: number): void => mixIn(words, to, words[from] ?? 0, words[from + 1] ?? 0)

const [v0, v1, v2, v3] = [0, 2, 4, 6]

function round(words: Words): void {
  add(words, v0, v1)
  turnLeft(words, v1, 13)
  mix(words, v1, v0)
  swapHalves(words, v0)
  add(words, v2, v3)
  turnLeft(words, v3, 16)
  mix(words, v3, v2)
  add(words, v0, v3)
  turnLeft(words, v3, 21)
  mix(words, v3, v0)
  add(words, v2, v1)
  turnLeft(words, v1, 17)
  mix(words, v1, v2)
  swapHalves(words, v2)
}

const wordAt = (bytes: ArrayLike<number>, at: number): number =>
  (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24)

/** SipHash-2-4. Without the key its results look like chance, however many of them an attacker has seen. */
export function sipHash([k0, k1, k2, k3]: SipKey, bytes: ArrayLike<number>): { low: number; high: number } {
  const words = new Uint32Array([
    ...[k0 ^ 0x70736575, k1 ^ 0x736f6d65, k2 ^ 0x6e646f6d, k3 ^ 0x646f7261],
    ...[k0 ^ 0x6e657261, k1 ^ 0x6c796765, k2 ^ 0x79746573, k3 ^ 0x74656462],
  ])
  const take = (low: number, high: number): void => {
    mixIn(words, v3, low, high)
    round(words)
    round(words)
    mixIn(words, v0, low, high)
  }
  const whole = bytes.length - (bytes.length % 8)
  for (let at = 0; at < whole; at += 8) take(wordAt(bytes, at), wordAt(bytes, at + 4))
  // The last block is filled with zeros, and its last byte is the length.
  take(wordAt(bytes, whole), wordAt(bytes, whole + 4) | (bytes.length << 24))
  mixIn(words, v2, 0xff, 0)
  for (let times = 0; times < 4; times++) round(words)
  for (const from of [v1, v2, v3]) mix(words, v0, from)
  return { low: words[v0] ?? 0, high: words[v0 + 1] ?? 0 }
}
