import { FileRefused } from '../../../parts/files/importLimits.ts'
import { readable } from './xmlPieces.ts'

export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: (XmlElement | string)[]
}

/** Deeper than any file of questions, but still safe for a recursive walk. */
const deepest = 80
const mostElements = 100_000

/** `qti-choice-interaction` and `choiceInteraction` are one thing, written by two versions of the same format. */
const nameOf = (written: string): string =>
  written
    .replace(/^[^:]*:/, '')
    .toLowerCase()
    .replace(/^qti-/, '')
    .replaceAll('-', '')

function* attributesIn(tag: string): Generator<[string, string]> {
  for (const [, name = '', , double, single] of tag.matchAll(/([^\s=/"']+)\s*=\s*("([^"]*)"|'([^']*)')/g))
    yield [nameOf(name), readable(double ?? single ?? '')]
}

/** Where a tag ends. A `>` in quotes does not end it. */
function endOfTag(source: string, from: number): number {
  let quote = ''
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? ''
    if (quote !== '') quote = letter === quote ? '' : quote
    else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  throw new FileRefused('unreadable')
}

const after = (source: string, mark: string, from: number): number => {
  const found = source.indexOf(mark, from)
  if (found < 0) throw new FileRefused('unreadable')
  return found + mark.length
}

/** Skips a part that begins with `<!` or `<?`, and returns where it ends. */
function skipOver(source: string, at: number, top: XmlElement): number {
  if (source.startsWith('<!--', at)) return after(source, '-->', at + 4)
  if (source.startsWith('<?', at)) return after(source, '?>', at)
  if (source.startsWith('<![CDATA[', at)) {
    const end = after(source, ']]>', at)
    top.children.push(source.slice(at + 9, end - 3))
    return end
  }
  const end = after(source, '>', at)
  // A declared entity can make gigabytes of one line, and no file of questions needs one.
  if (source.slice(at, end).includes('[')) throw new FileRefused('declares')
  return end
}

/**
 * Reads the elements of a file in one pass. Declarations have no effect, a file that is too deep or too large is
 * refused by name, and nothing is fetched or run.
 */
export function readXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: new Map(), children: [] }
  const open: XmlElement[] = [root]
  let count = 0
  for (let at = 0; at < source.length; ) {
    const top = open.at(-1) ?? root
    const start = source.indexOf('<', at)
    const text = readable(source.slice(at, start < 0 ? source.length : start))
    if (text !== '') top.children.push(text)
    if (start < 0) break
    if (source[start + 1] === '!' || source[start + 1] === '?') {
      at = skipOver(source, start, top)
      continue
    }
    const end = endOfTag(source, start)
    const tag = source.slice(start + 1, end)
    at = end + 1
    if (tag.startsWith('/')) close(open, nameOf(tag.slice(1).trim()))
    else if (++count > mostElements) throw new FileRefused('tooLarge')
    else begin(open, tag)
  }
  if (open.length > 1) throw new FileRefused('unreadable')
  return root
}

function begin(open: XmlElement[], tag: string): void {
  const written = /^[^\s/]*/.exec(tag)?.[0] ?? ''
  const attributes = new Map(attributesIn(tag.slice(written.length)))
  const element: XmlElement = { name: nameOf(written), attributes, children: [] }
  open.at(-1)?.children.push(element)
  if (!tag.endsWith('/') && open.push(element) > deepest) throw new FileRefused('tooDeep')
}

function close(open: XmlElement[], name: string): void {
  if (open.length < 2 || open.at(-1)?.name !== name) throw new FileRefused('unreadable')
  open.pop()
}

export const isElement = (child: XmlElement | string): child is XmlElement => typeof child !== 'string'

/** The children of this name. */
export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? []).filter((child): child is XmlElement => isElement(child) && child.name === name)

/** All elements of this name inside, at any depth. */
export const allWithin = (element: XmlElement | undefined, name: string): XmlElement[] =>
  (element?.children ?? [])
    .filter(isElement)
    .flatMap((child) => [...(child.name === name ? [child] : []), ...allWithin(child, name)])

/** The words of an element with those of all elements in it. */
export const wordsIn = (element: XmlElement | undefined): string =>
  (element?.children ?? []).map((child) => (isElement(child) ? wordsIn(child) : child)).join('')
