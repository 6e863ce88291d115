import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { Packr, RESERVE_START_SPACE, unpack } from '../../../client/net/messagePack.ts'

type Library = {
  Packr: new (options?: object) => { pack(value: unknown): Uint8Array }
  unpack(bytes: Uint8Array): unknown
}

/** The library with which rooms write and read. */
const server = createRequire(import.meta.resolve('@colyseus/core'))('msgpackr') as Library
const serverWriter = new server.Packr({ useRecords: false })

const numbers = [0, 1, 127, 128, 255, 256, 65_535, 65_536, 2 ** 31, 2 ** 32 - 1, 2 ** 32, 2 ** 45, 0.1, 1.5, 1e300]
const lengths = [0, 1, 15, 16, 31, 32, 255, 256, 65_535, 65_536]

const values: [name: string, value: unknown][] = [
  ['nothing, yes and no', [null, true, false]],
  ['numbers', [...numbers, ...numbers.map((number) => -number - 1), -32, -33, -128, -129, -32_768, -32_769]],
  ['texts', ['', 'Zoé', '日本語', '🟢 slime', 'a\0b']],
  ...lengths.map((length): [string, unknown] => [`a text of ${length}`, 'ü'.repeat(length)]),
  ...lengths.map((length): [string, unknown] => [`a list of ${length}`, Array.from({ length }, (_, index) => index)]),
  ...lengths
    .slice(0, -1)
    .map((length): [string, unknown] => [
      `an object of ${length}`,
      Object.fromEntries(Array.from({ length }, (_, index) => [`key ${index}`, index])),
    ]),
  ['a deep thing', { question: { answers: [{ text: 'A', votes: [1, [2, { three: 3 }]] }] }, at: Date.now() }],
]

describe('messages between devices and rooms', () => {
  it.each(values)('reads what the server writes: %s', (_, value) => {
    expect(unpack(serverWriter.pack(value))).toEqual(value)
  })

  it.each(values)('writes what the server reads: %s', (_, value) => {
    expect(server.unpack(new Packr().pack(value as never))).toEqual(value)
  })

  it('reads an answer without a value as without one, and bytes as bytes', () => {
    expect(unpack(serverWriter.pack({ a: undefined, b: 1 }))).toStrictEqual({ a: undefined, b: 1 })
    expect(unpack(new Uint8Array(serverWriter.pack(Uint8Array.of(1, 2, 3))))).toEqual(Uint8Array.of(1, 2, 3))
  })

  it('does not send what is undefined', () => {
    expect(server.unpack(new Packr().pack({ a: undefined, b: 1 }))).toStrictEqual({ b: 1 })
  })

  it('leaves as many bytes free in front as are asked for, and starts reading behind them', () => {
    const bytes = new Packr().pack({ answer: 3 }, RESERVE_START_SPACE | 15)
    expect([...bytes.subarray(0, 15)]).toEqual(Array(15).fill(0))
    expect(unpack(bytes, { start: 15 })).toEqual({ answer: 3 })
  })

  it('takes a key for a key, whatever it is called', () => {
    const read = unpack(new Packr().pack(JSON.parse('{"__proto__":{"isHost":true}}')))
    expect(({} as { isHost?: boolean }).isHost).toBeUndefined()
    expect((read as { isHost?: boolean }).isHost).toBeUndefined()
  })

  it('refuses what is cut off or never sent', () => {
    expect(() => unpack(Uint8Array.of(0x92, 1))).toThrow()
    expect(() => unpack(Uint8Array.of(0xc1))).toThrow('never sent')
  })
})
