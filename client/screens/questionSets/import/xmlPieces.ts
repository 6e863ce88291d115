/** An element as it is written: its attributes and its inner text. */
export type Piece = { attributes: string; inner: string }

/** Signs that end the name of an element in its tag. */
const endsName = (letter: string | undefined): boolean => letter !== undefined && />|\/|\s/.test(letter)

/**
 * The elements of one name, in one pass and without a tree: a text of millions of tags takes no longer than one of as
 * many letters, and the caller may stop anywhere.
 */
export function* piecesOf(xml: string, name: string): Generator<Piece> {
  const [begins, ends] = [`<${name}`, `</${name}>`]
  for (let at = 0; ; ) {
    const start = xml.indexOf(begins, at)
    if (start < 0) return
    at = start + begins.length
    if (!endsName(xml[at])) continue
    const tagEnd = xml.indexOf('>', at)
    if (tagEnd < 0) return
    const isEmpty = xml[tagEnd - 1] === '/'
    const close = isEmpty ? tagEnd : xml.indexOf(ends, tagEnd)
    // An element that is never closed does not count, and we cannot trust what follows it.
    if (close < 0) return
    yield { attributes: xml.slice(at, tagEnd), inner: isEmpty ? '' : xml.slice(tagEnd + 1, close) }
    at = isEmpty ? tagEnd + 1 : close + ends.length
  }
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

const lettersOf = (reference: string): string => {
  if (!reference.startsWith('#')) return named[reference] ?? ''
  const code = reference[1] === 'x' ? Number.parseInt(reference.slice(2), 16) : Number(reference.slice(1))
  return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Replaces references such as `&amp;`. References that the file itself declares are not replaced. */
export const readable = (written: string): string =>
  written.replace(/&([A-Za-z]{1,8}|#[0-9]{1,7}|#x[0-9A-Fa-f]{1,6});/g, (_, reference: string) => lettersOf(reference))

export const attribute = ({ attributes }: Piece, name: string): string =>
  readable(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '')
