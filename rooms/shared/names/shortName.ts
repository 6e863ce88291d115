/** With its marks, and with what a joiner holds to it: in many scripts a letter without them is another. A flag is two signs. */
const letter = /\p{RI}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M}?)*|\p{M}+/gu

/** As much of a name as fits, or of another text in one line. */
export function shortName(name: string, widthOf: (text: string) => number, most: number): string {
  if (widthOf(name) <= most) return name
  const letters = name.match(letter) ?? []
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

/** The beginning of a text, for places that only name it. */
export const cutText = (text: string, most: number): string => shortName(text, ({ length }) => length, most)
