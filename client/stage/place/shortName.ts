/** As much of a name as fits. */
export function shortName(name: string, widthOf: (text: string) => number, most: number): string {
  if (widthOf(name) <= most) return name
  const letters = [...name]
  const fits = letters.findLastIndex(
    (_, last) =>
      widthOf(
        `${letters
          .slice(0, last + 1)
          .join('')
          .trimEnd()}…`,
      ) <= most,
  )
  return `${letters
    .slice(0, Math.max(1, fits + 1))
    .join('')
    .trimEnd()}…`
}
