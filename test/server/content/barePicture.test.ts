import { describe, expect, it } from 'vitest'
import { barePicture } from '../../../server/content/barePicture.ts'
import { pngOf } from '../drawnPictures.ts'

const home = 'N 51.5007 W 0.1246, 12 Park Lane'
const url = (kind: string, bytes: Buffer) => `data:image/${kind};base64,${bytes.toString('base64')}`
const bared = (kind: string, bytes: Buffer): Buffer | undefined => {
  const bare = barePicture(url(kind, bytes))
  return bare === undefined ? undefined : Buffer.from(bare.slice(bare.indexOf(',') + 1), 'base64')
}

const lengthOf = (size: number, isBig: boolean, bytes: number): Buffer => {
  const word = Buffer.alloc(bytes)
  if (isBig) word.writeUIntBE(size, 0, bytes)
  else word.writeUIntLE(size, 0, bytes)
  return word
}

const pixels = Buffer.from([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4])
const segment = (marker: number, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), lengthOf(content.length + 2, true, 2), content])
const jpegOf = (...notes: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe0, Buffer.from('JFIF\0')),
    ...notes,
    segment(0xdb, Buffer.alloc(65, 1)),
    segment(0xda, Buffer.alloc(10, 1)),
    pixels,
    segment(0xc4, Buffer.alloc(20, 2)),
    segment(0xda, Buffer.alloc(10, 3)),
    pixels,
    Buffer.from([0xff, 0xd9]),
  ])

const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(name, 'latin1'),
    lengthOf(content.length, false, 4),
    content,
    Buffer.alloc(content.length % 2),
  ])
const webpOf = (flags: number, ...notes: Buffer[]): Buffer => {
  const chunks = Buffer.concat([
    chunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    chunk('VP8L', Buffer.alloc(7, 1)),
    ...notes,
  ])
  return Buffer.concat([Buffer.from('RIFF'), lengthOf(chunks.length + 4, false, 4), Buffer.from('WEBP'), chunks])
}

const dot = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
const gifBlock = (content: string) =>
  Buffer.concat([Buffer.from([content.length]), Buffer.from(content), Buffer.from([0])])
const gifOf = (...notes: Buffer[]): Buffer => Buffer.concat([dot.subarray(0, 13), ...notes, dot.subarray(13)])

const plain = {
  png: pngOf(pixels),
  jpeg: jpegOf(),
  webp: webpOf(0b0001_0000),
  gif: dot,
}
const noted = {
  png: pngOf(pixels, { eXIf: home, tEXt: `Author\0${home}`, iTXt: home, tIME: home }),
  jpeg: jpegOf(segment(0xe1, Buffer.from(`Exif\0\0${home}`)), segment(0xfe, Buffer.from(home))),
  webp: webpOf(0b0001_1100, chunk('EXIF', Buffer.from(home)), chunk('XMP ', Buffer.from(home))),
  gif: gifOf(
    Buffer.concat([Buffer.from([0x21, 0xfe]), gifBlock(home)]),
    Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), gifBlock(home)]),
  ),
}

describe.each(['png', 'jpeg', 'webp', 'gif'] as const)('a %s', (kind) => {
  it('keeps every byte of what it shows', () => {
    expect(bared(kind, plain[kind])).toEqual(plain[kind])
  })

  it('loses what a camera or a program has noted in it, and what hangs behind its end', () => {
    expect(noted[kind].includes(home)).toBe(true)
    expect(bared(kind, noted[kind])).toEqual(plain[kind])
    expect(bared(kind, Buffer.concat([noted[kind], Buffer.from(home)]))).toEqual(plain[kind])
  })

  it('is nothing when it is cut off anywhere, or when it is another kind', () => {
    for (let length = 0; length < plain[kind].length; length++)
      expect(bared(kind, plain[kind].subarray(0, length)), `${length}`).toBeUndefined()
    for (const other of ['png', 'jpeg', 'webp', 'gif'] as const)
      if (other !== kind) expect(bared(kind, plain[other])).toBeUndefined()
  })

  it('never throws and never hangs, whatever byte of it is another', () => {
    for (let at = 0; at < noted[kind].length; at++) {
      for (const other of [0x00, 0xff, (noted[kind][at] ?? 0) ^ 0x55]) {
        const odd = Buffer.from(noted[kind])
        odd[at] = other
        expect(() => bared(kind, odd)).not.toThrow()
      }
    }
  })
})

it('a repeating GIF goes on repeating', () => {
  const repeats = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
  ])
  expect(bared('gif', gifOf(repeats))).toEqual(gifOf(repeats))
})

describe('a file that stands for more points than anybody could hold', () => {
  const side = 30_000
  const sides16 = (isBig: boolean) => Buffer.concat([lengthOf(side, isBig, 2), lengthOf(side, isBig, 2)])
  const put = (picture: Buffer, at: number, bytes: Buffer) => {
    const changed = Buffer.from(picture)
    bytes.copy(changed, at)
    return changed
  }
  const frame = (marker: number, width: number) =>
    segment(
      marker,
      Buffer.concat([Buffer.from([8]), lengthOf(1000, true, 2), lengthOf(width, true, 2), Buffer.alloc(10, 1)]),
    )
  const webpChunks = (...chunks: Buffer[]) => {
    const all = Buffer.concat(chunks)
    return Buffer.concat([Buffer.from('RIFF'), lengthOf(all.length + 4, false, 4), Buffer.from('WEBP'), all])
  }
  const lossy = (width: number) =>
    chunk(
      'VP8 ',
      Buffer.concat([Buffer.from([0, 0, 0, 0x9d, 1, 0x2a]), lengthOf(width, false, 2), lengthOf(1000, false, 2)]),
    )
  const lossless = (width: number) =>
    chunk('VP8L', Buffer.concat([Buffer.from([0x2f]), lengthOf(width - 1 + 999 * 2 ** 14, false, 4), Buffer.alloc(5)]))
  const canvas = (width: number) =>
    chunk('VP8X', Buffer.concat([Buffer.alloc(4), lengthOf(width - 1, false, 3), lengthOf(999, false, 3)]))
  const animated = (width: number) =>
    chunk(
      'ANMF',
      Buffer.concat([Buffer.alloc(6), lengthOf(width - 1, false, 3), lengthOf(999, false, 3), Buffer.alloc(4)]),
    )

  it.each([
    ['a PNG', 'png', put(plain.png, 16, Buffer.concat([lengthOf(side, true, 4), lengthOf(side, true, 4)]))],
    ['a GIF', 'gif', put(dot, 6, sides16(false))],
    ['a GIF, in one of its frames', 'gif', put(dot, dot.indexOf(0x2c) + 5, sides16(false))],
  ] as const)('is none: %s', (_, kind, picture) => {
    expect(bared(kind, picture)).toBeUndefined()
  })

  it.each([
    ['a JPEG', 'jpeg', (width: number) => jpegOf(frame(0xc0, width))],
    ['a JPEG that comes in steps', 'jpeg', (width: number) => jpegOf(frame(0xc2, width))],
    ['a WebP', 'webp', (width: number) => webpChunks(lossy(width))],
    ['a WebP without loss', 'webp', (width: number) => webpChunks(lossless(width))],
    ['a WebP with extras', 'webp', (width: number) => webpChunks(canvas(width), lossless(1000))],
    ['a WebP that moves', 'webp', (width: number) => webpChunks(canvas(1000), animated(width))],
  ] as const)('is none, and a large one is a picture: %s', (_, kind, of) => {
    expect(bared(kind, of(4000))).toEqual(of(4000))
    expect(bared(kind, of(4001))).toBeUndefined()
    expect(bared(kind, of(16_000))).toBeUndefined()
  })
})

it('a page that calls itself a picture is none', () => {
  expect(bared('png', Buffer.from('<script>alert(1)</script>'))).toBeUndefined()
  expect(barePicture('data:image/svg+xml;base64,AAAA')).toBeUndefined()
})
