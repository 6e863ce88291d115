import { expect, it } from 'vitest'
import { type SipKey, sipHash } from '../../../rooms/shared/sipHash.ts'

/** The values published with the reference implementation: the key 00 01 .. 0f, and the texts 00 01 .. of each length. */
const key: SipKey = [0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c]
const published = [
  ...['726fdb47dd0e0e31', '74f839c593dc67fd', '0d6c8009d9a94f5a', '85676696d7fb7e2d'],
  ...['cf2794e0277187b7', '18765564cd99a68d', 'cbc9466e58fee3ce', 'ab0200f58b01d137'],
  ...['93f5f5799a932462', '9e0082df0ba9e4b0', '7a5dbbc594ddb9f3', 'f4b32f46226bada7'],
  ...['751e8fbc860ee5fb', '14ea5627c0843d90', 'f723ca908e7af2ee', 'a129ca6149be45e5'],
]

const inHex = ({ low, high }: { low: number; high: number }): string =>
  [high, low].map((word) => word.toString(16).padStart(8, '0')).join('')

it('gives what the reference gives, for texts of every length up to two blocks', () => {
  for (const [length, expected] of published.entries()) {
    const text = Array.from({ length }, (_, index) => index)
    expect(inHex(sipHash(key, text)), `${length} bytes`).toBe(expected)
    expect(inHex(sipHash(key, Uint8Array.from(text)))).toBe(expected)
  }
})
