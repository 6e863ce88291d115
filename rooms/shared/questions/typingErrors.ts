/** Three rows of the table of edit distances between the beginnings of two texts. */
interface Rows {
  before: Uint8Array
  last: Uint8Array
  next: Uint8Array
}

/** Fills the part of the next row that can still matter, and returns the smallest number in it. */
function fillRow({ before, last, next }: Rows, row: number, one: string, other: string, most: number): number {
  const far = most + 1
  next.fill(far, 0, other.length + 1)
  if (row <= most) next[0] = row
  let least = next[0] ?? far
  for (let column = Math.max(1, row - most); column <= Math.min(other.length, row + most); column++) {
    const isSame = one[row - 1] === other[column - 1]
    const isSwapped = row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
    const cost = Math.min(
      (last[column] ?? far) + 1,
      (next[column - 1] ?? far) + 1,
      (last[column - 1] ?? far) + (isSame ? 0 : 1),
      isSwapped ? (before[column - 2] ?? far) + 1 : far,
    )
    next[column] = cost
    least = Math.min(least, cost)
  }
  return least
}

const blankRows = (width: number): Rows => ({
  before: new Uint8Array(width),
  last: new Uint8Array(width),
  next: new Uint8Array(width),
})

/** Reused for answers of usual length, because a class of a thousand compares thousands of texts at once. */
const blank = blankRows(128)

/** Whether at most `most` letters are added, missing, changed or swapped between two texts. */
export function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  const far = most + 1
  const width = other.length + 1
  let rows = width <= blank.last.length ? blank : blankRows(width)
  rows.before.fill(far, 0, width)
  for (let column = 0; column < width; column++) rows.last[column] = Math.min(column, far)
  for (let row = 1; row <= one.length; row++) {
    if (fillRow(rows, row, one, other, most) > most) return false
    rows = { before: rows.last, last: rows.next, next: rows.before }
  }
  return (rows.last[other.length] ?? far) <= most
}
