const base64 = (bytes: readonly number[] | Buffer): string => Buffer.from(bytes).toString('base64')

/** One pixel in each format, as small as possible. */
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const webp = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='
const jpeg = base64([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xda, 0, 2, 7, 0xff, 0xd9])

export const pictures = { gif, png, webp, jpeg } as const

export const addressOf = (type: keyof typeof pictures): string => `data:image/${type};base64,${pictures[type]}`

export const somePictures = (['gif', 'png', 'webp', 'jpeg'] as const).map(addressOf)
