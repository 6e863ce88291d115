/**
 * Removes from a picture what a camera adds: place, time, device, a small copy of parts that were cut away. The editor
 * draws every picture anew; this is for pictures sent without it. It does not decode anything. It walks the parts of
 * the file by their lengths, keeps those needed to show it, and refuses any other file.
 */
type Kind = 'png' | 'jpeg' | 'webp' | 'gif'

const ascii = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to)

/**
 * Four times what the editor makes. A file of a few kilobytes can hold a thousand million points, and every device that
 * shows it would need memory for all of them.
 */
const mostPoints = 4_000_000
const isTooLarge = (width: number, height: number): boolean => width * height > mostPoints

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const pngKept = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/

/** Length and name before the content of a chunk, and a checksum after it. */
const pngFrame = 12

function barePng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, 8).equals(pngStart) || ascii(bytes, 12, 16) !== 'IHDR') return undefined
  if (bytes.length < 24 || isTooLarge(bytes.readUInt32BE(16), bytes.readUInt32BE(20))) return undefined
  const kept = [bytes.subarray(0, 8)]
  let hasPixels = false
  for (let at = 8; at + pngFrame <= bytes.length; ) {
    const name = ascii(bytes, at + 4, at + 8)
    const end = at + pngFrame + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    if (pngKept.test(name)) kept.push(bytes.subarray(at, end))
    hasPixels ||= name === 'IDAT'
    if (name === 'IEND') return hasPixels ? Buffer.concat(kept) : undefined
    at = end
  }
  return undefined
}

const jpeg = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, firstApp: 0xe0, adobe: 0xee, lastApp: 0xef }

/** Notes of programs, except for the two that say how colours are stored. */
const isJpegNote = (marker: number): boolean =>
  marker === jpeg.comment || (marker > jpeg.firstApp && marker <= jpeg.lastApp && marker !== jpeg.adobe)

/** Whether this segment holds the size of the picture, and that is too large. */
const isJpegTooLarge = (marker: number, segment: Buffer): boolean =>
  marker >= 0xc0 &&
  marker <= 0xcf &&
  ![0xc4, 0xc8, 0xcc].includes(marker) &&
  (segment.length < 9 || isTooLarge(segment.readUInt16BE(7), segment.readUInt16BE(5)))

/** The end of a scan: the first marker that is neither escaped nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0
    if (next !== 0x00 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at
  }
  return bytes.length
}

function bareJpeg(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== jpeg.start) return undefined
  const kept = [bytes.subarray(0, 2)]
  let hasPixels = false
  for (let at = 2; at + 4 <= bytes.length; ) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker < 0xc0) return undefined
    const length = bytes.readUInt16BE(at + 2)
    const head = at + 2 + length
    if (length < 2 || head > bytes.length || isJpegTooLarge(marker, bytes.subarray(at, head))) return undefined
    const end = marker === jpeg.scan ? endOfScan(bytes, head) : head
    hasPixels ||= marker === jpeg.scan
    if (!isJpegNote(marker)) kept.push(bytes.subarray(at, end))
    at = end
    if (bytes[at] === 0xff && bytes[at + 1] === jpeg.end)
      return hasPixels ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : undefined
  }
  return undefined
}

const webpKept = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF)$/
/** Flags of a picture with extras: a colour profile, notes of a camera and notes of a program. */
const webpNotes = 0b0010_1100

/** Whether this chunk holds the size of the picture or of a frame, each in its own way, and that is too large. */
function isWebpTooLarge(name: string, held: Buffer): boolean {
  if (held.length < 10 && name !== 'VP8L') return false
  switch (name) {
    case 'VP8X':
      return isTooLarge(1 + held.readUIntLE(4, 3), 1 + held.readUIntLE(7, 3))
    case 'ANMF':
      return held.length < 12 || isTooLarge(1 + held.readUIntLE(6, 3), 1 + held.readUIntLE(9, 3))
    case 'VP8 ':
      return isTooLarge(held.readUInt16LE(6) & 0x3fff, held.readUInt16LE(8) & 0x3fff)
    case 'VP8L': {
      const sides = held.length < 5 ? 0 : held.readUInt32LE(1)
      return isTooLarge(1 + (sides & 0x3fff), 1 + ((sides >>> 14) & 0x3fff))
    }
  }
  return false
}

function bareWebp(bytes: Buffer): Buffer | undefined {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined
  const whole = bytes.readUInt32LE(4) + 8
  if (whole > bytes.length) return undefined
  const kept: Buffer[] = []
  let hasPixels = false
  for (let at = 12; at + 8 <= whole; ) {
    const name = ascii(bytes, at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (end > whole) return undefined
    const chunk = Buffer.from(bytes.subarray(at, end))
    if (isWebpTooLarge(name, chunk.subarray(8))) return undefined
    if (name === 'VP8X' && length > 0) chunk[8] = (chunk[8] ?? 0) & ~webpNotes
    if (webpKept.test(name)) kept.push(chunk)
    hasPixels ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF'
    at = end
  }
  if (!hasPixels) return undefined
  const head = Buffer.from('RIFF____WEBP', 'latin1')
  head.writeUInt32LE(4 + kept.reduce((sum, { length }) => sum + length, 0), 4)
  return Buffer.concat([head, ...kept])
}

const gif = { extension: 0x21, image: 0x2c, end: 0x3b, graphics: 0xf9, application: 0xff, colours: 0x80 }

/** The end of a list of blocks, each after its length, up to an empty one. */
function endOfBlocks(bytes: Buffer, from: number): number | undefined {
  for (let at = from; at < bytes.length; at += 1 + (bytes[at] ?? 0)) if (bytes[at] === 0) return at + 1
  return undefined
}

const coloursIn = (flags: number): number => (flags & gif.colours ? 3 << ((flags & 7) + 1) : 0)

/** Of all notes of programs only the number of repeats changes what is shown. */
const isGifShown = (bytes: Buffer, at: number): boolean =>
  bytes[at + 1] === gif.graphics ||
  (bytes[at + 1] === gif.application && ascii(bytes, at + 3, at + 14) === 'NETSCAPE2.0')

const isGifTooLarge = (bytes: Buffer, sides: number): boolean =>
  isTooLarge(bytes.readUInt16LE(sides), bytes.readUInt16LE(sides + 2))

/** The end of a part; undefined if it is no part, or if the picture is too large. */
function endOfGifPart(bytes: Buffer, at: number): number | undefined {
  if (bytes[at] === gif.extension) return endOfBlocks(bytes, at + 2)
  if (bytes[at] !== gif.image || at + 9 > bytes.length || isGifTooLarge(bytes, at + 5)) return undefined
  return endOfBlocks(bytes, at + 11 + coloursIn(bytes[at + 9] ?? 0))
}

function bareGif(bytes: Buffer): Buffer | undefined {
  if (!/^GIF8[79]a$/.test(ascii(bytes, 0, 6)) || bytes.length < 13 || isGifTooLarge(bytes, 6)) return undefined
  let at = 13 + coloursIn(bytes[10] ?? 0)
  const kept = [bytes.subarray(0, at)]
  let hasPixels = false
  while (at < bytes.length) {
    if (bytes[at] === gif.end) return hasPixels ? Buffer.concat([...kept, bytes.subarray(at, at + 1)]) : undefined
    const end = endOfGifPart(bytes, at)
    if (end === undefined) return undefined
    const isImage = bytes[at] === gif.image
    if (isImage || isGifShown(bytes, at)) kept.push(bytes.subarray(at, end))
    hasPixels ||= isImage
    at = end
  }
  return undefined
}

const baring: Record<Kind, (bytes: Buffer) => Buffer | undefined> = {
  png: barePng,
  jpeg: bareJpeg,
  webp: bareWebp,
  gif: bareGif,
}

const dataUrl = /^data:image\/(png|jpeg|webp|gif);base64,(.+)$/

/** The same picture without notes as a data URL; undefined if it is not of the kind that it claims to be. */
export function barePicture(image: string): string | undefined {
  const [, kind, base64] = dataUrl.exec(image) ?? []
  if (!kind || !base64) return undefined
  const bare = baring[kind as Kind](Buffer.from(base64, 'base64'))
  return bare && `data:image/${kind};base64,${bare.toString('base64')}`
}
