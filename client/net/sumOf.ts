/** SHA-256 of short texts. Browsers offer their own only behind TLS, which a school's own network often lacks. */
const wordBits = 32
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** wordBits) | 0

const primes: number[] = []
for (let n = 2; primes.length < 64; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n)
const starts = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const constants = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))

const turned = (word: number, by: number): number => (word >>> by) | (word << (wordBits - by))

const schedule = new Int32Array(64)

/** Spreads one block into sixty-four words and mixes them into the eight words of the sum. */
function mix(sum: Int32Array, block: DataView, offset: number): void {
  for (let t = 0; t < 16; t++) schedule[t] = block.getInt32(offset + t * 4)
  for (let t = 16; t < 64; t++) {
    const [early, late] = [schedule[t - 15] as number, schedule[t - 2] as number]
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    schedule[t] = ((schedule[t - 16] as number) + first + (schedule[t - 7] as number) + second) | 0
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum
  for (let t = 0; t < 64; t++) {
    const chosen = (e & f) ^ (~e & g)
    const one =
      (h +
        (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) +
        chosen +
        (constants[t] as number) +
        (schedule[t] as number)) |
      0
    const most = (a & b) ^ (a & c) ^ (b & c)
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let place = 0; place < 8; place++) sum[place] = (sum[place] as number) + (mixed[place] as number)
}

const encoder = new TextEncoder()

/** The first word of the sum, as a number from zero. */
export function firstWordOf(text: string): number {
  const bytes = encoder.encode(text)
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const block = new DataView(padded.buffer)
  block.setUint32(padded.length - 4, bytes.length * 8)
  const sum = Int32Array.from(starts)
  for (let offset = 0; offset < padded.length; offset += 64) mix(sum, block, offset)
  return (sum[0] as number) >>> 0
}
