/** A text is a row of words and formulas. */
type Piece = string | { formula: string }

/**
 * A formula stands between two single or two double dollar signs. No space may follow the first, and no space may stand before
 * the second, nor a digit after it: so prices stay prices. `\$` is always a dollar sign.
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
