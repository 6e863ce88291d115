/** A fixed number from 0 to 1 for every place, so that a map is always painted the same. Another `salt` gives another number. */
export function positionHash(x: number, y: number, salt = 0): number {
  let mixed = (Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + Math.imul(salt | 0, 1442695041) + 12345) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  mixed ^= mixed >>> 16
  mixed = Math.imul(mixed, 2246822519)
  mixed ^= mixed >>> 13
  return (mixed >>> 0) / 4294967296
}

const between = (from: number, to: number, share: number): number => from + (to - from) * share
const eased = (share: number): number => share * share * (3 - 2 * share)

/** Value noise: near places have similar values, and places more than one apart have nothing to do with each other. */
export function placeNoise(x: number, y: number, salt = 0): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [across, down] = [eased(x - column), eased(y - row)]
  return between(
    between(positionHash(column, row, salt), positionHash(column + 1, row, salt), across),
    between(positionHash(column, row + 1, salt), positionHash(column + 1, row + 1, salt), across),
    down,
  )
}
