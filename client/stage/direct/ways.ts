/** The tiles from one place of a way to another, both included; if one is not on the way, just these two. */
export function wayOn(course: readonly number[], from: number, to: number): number[] {
  const [start, end] = [course.indexOf(from), course.indexOf(to)]
  if (start < 0 || end < 0) return [from, to]
  return start <= end ? course.slice(start, end + 1) : course.slice(end, start + 1).reverse()
}

/** Along the row first, then along the column; just these two places if the width of the map is unknown. */
export function hopsBetween(columns: number | undefined, from: number, to: number): number[] {
  if (columns === undefined) return [from, to]
  const [aside, goal] = [to % columns, Math.floor(to / columns)]
  const way = [from]
  let [column, row] = [from % columns, Math.floor(from / columns)]
  while (column !== aside || row !== goal) {
    if (column !== aside) column += Math.sign(aside - column)
    else row += Math.sign(goal - row)
    way.push(row * columns + column)
  }
  return way
}
