/** Marks belong to their letters: without them half of a word in Hindi or Thai is gone. */
const noWord = /[^\p{L}\p{M}\p{N}]+/gu

/** File systems take 255 bytes; some room is for the date and for the "(1)" of a browser. */
const mostBytes = 180

/** Windows opens a device where a file is called so, whatever its ending. */
const isDevice = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)

/** In UTF-8, as most disks write names. */
const bytesOf = (sign: string): number => {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

const shortened = (name: string): string => {
  let bytes = 0
  const signs = [...name]
  const beyond = signs.findIndex((sign) => {
    bytes += bytesOf(sign)
    return bytes > mostBytes
  })
  return beyond === -1 ? name : signs.slice(0, beyond).join('')
}

/** A name that every file system takes, of what a person has called it; `after` it whatever tells it from others. */
export const fileName = (title: string, ending: string, after: readonly string[] = []): string => {
  const words = shortened(title.normalize('NFC').replace(noWord, '-')).replace(/^-|-$/g, '')
  const name = [words || 'slime-school', ...after].join('-')
  return `${isDevice(name) ? `slime-school-${name}` : name}.${ending}`
}
