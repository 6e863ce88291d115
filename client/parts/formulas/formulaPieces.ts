/** A text is words and formulas, one behind the other. */
export type Piece = string | { formula: string }

/**
 * Between two dollar signs, or two and two, stands a formula where the first has no space behind it, and the second none
 * before it and no digit behind it: so prices stay prices. `\$` is always a dollar sign.
 */
const pattern = /\\\$|(\$\$?)(?=[^\s$])((?:\\.|[^$\\])*?(?:\\.|[^\s$\\]))\1(?![\d$])/gs

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let words = ''
  let from = 0
  for (const found of text.matchAll(pattern)) {
    words += text.slice(from, found.index)
    from = found.index + found[0].length
    if (found[2] === undefined) {
      words += '$'
      continue
    }
    if (words !== '') pieces.push(words)
    words = ''
    pieces.push({ formula: found[2] })
  }
  words += text.slice(from)
  return words === '' ? pieces : [...pieces, words]
}
