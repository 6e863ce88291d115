/** Marks belong to their letters: without them words in Hindi or Thai lose half of their signs. */
const noWord = /[^\p{L}\p{M}\p{N}]+/gu

/** File systems take 255 bytes. The rest is room for the date and for the "(1)" that a browser adds. */
const mostBytes = 180

/** Windows opens a device for a file of such a name, whatever its ending. */
const isDevice = (name: string): boolean => /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(name)

/** Length in UTF-8, because most disks store names in it. */
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

/** Makes a name that every file system takes from a title. `after`: what tells the file from others of that title. */
export const fileName = (title: string, ending: string, after: readonly string[] = []): string => {
  const words = shortened(title.normalize('NFC').replace(noWord, '-')).replace(/^-|-$/g, '')
  const name = [words || 'slime-school', ...after].join('-')
  return `${isDevice(name) ? `slime-school-${name}` : name}.${ending}`
}
