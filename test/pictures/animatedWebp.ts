/** Joins single WebP pictures of one size into one moving picture that repeats, by the rules of the container format. */
export function animatedWebp(
  pictures: readonly Buffer[],
  size: { width: number; height: number },
  frameMs: number,
): Buffer {
  const frames = pictures.map((picture) =>
    chunk('ANMF', [
      uint24(0),
      uint24(0),
      uint24(size.width - 1),
      uint24(size.height - 1),
      uint24(frameMs),
      Buffer.from([0]),
      bitmapIn(picture),
    ]),
  )
  const isAnimated = 0b10
  const head = chunk('VP8X', [Buffer.from([isAnimated, 0, 0, 0]), uint24(size.width - 1), uint24(size.height - 1)])
  const forever = chunk('ANIM', [Buffer.from([0x38, 0x0e, 0x18, 0xff]), Buffer.from([0, 0])])
  const body = Buffer.concat([Buffer.from('WEBP'), head, forever, ...frames])
  return Buffer.concat([Buffer.from('RIFF'), uint32(body.length), body])
}

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const uint24 = (value: number): Buffer => uint32(value).subarray(0, 3)

/** Chunks begin at even places. */
function chunk(name: string, parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(name), uint32(body.length), body, Buffer.alloc(body.length % 2)])
}

/** The picture itself, without its metadata. */
function bitmapIn(picture: Buffer): Buffer {
  let at = 12
  while (at < picture.length) {
    const length = picture.readUInt32LE(at + 4)
    const end = at + 8 + length + (length % 2)
    if (picture.toString('latin1', at, at + 4).startsWith('VP8') && picture[at + 3] !== 0x58)
      return picture.subarray(at, end)
    at = end
  }
  throw new Error('This is no WebP picture')
}
