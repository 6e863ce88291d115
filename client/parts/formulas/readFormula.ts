import * as signs from './formulaSymbols.ts'
import { fence, inFont, letter, type MathNode, nameOf, node, operator, row, textIn, worded } from './formulaTree.ts'
import { withGaps } from './functionGaps.ts'

/** No formula of a lesson is longer. A shorter one can never be much larger than its box. */
const longest = 300
const deepest = 12
const mostCells = 64

/** The formula, or the first sign that we cannot read. */
type Formula = { tree: MathNode; unknown?: undefined } | { tree?: undefined; unknown: string }

class NotUnderstood extends Error {}

const tokensOf = (source: string): string[] => source.match(/\\[a-zA-Z]+|\\.|\s+|./gsu) ?? []

/**
 * Reads a formula in TeX, as far as schools use it, into a tree of known elements. There are no macros, links, colours or sizes.
 * A part that cannot be read is shown as it was typed.
 */
export function readFormula(source: string): Formula {
  if (source.length > longest) return { unknown: '…' }
  try {
    const reader = new FormulaReader(tokensOf(source))
    return { tree: reader.whole() }
  } catch (error) {
    if (error instanceof NotUnderstood) return { unknown: error.message }
    throw error
  }
}

const isSpace = (token: string | undefined): boolean => token !== undefined && /^\s+$/.test(token)
const isDigit = (token: string | undefined): boolean => token !== undefined && /^\p{Nd}$/u.test(token)

const escaped: Readonly<Record<string, string>> = { '\\{': '{', '\\}': '}', '\\|': '‖' }
const plainSigns: Readonly<Record<string, string>> = { '-': '−', '*': '∗', "'": '′' }

class FormulaReader {
  private readonly tokens: readonly string[]
  private at = 0
  private depth = 0

  constructor(tokens: readonly string[]) {
    this.tokens = tokens
  }

  whole(): MathNode {
    const parts = this.parts(() => false)
    if (this.at < this.tokens.length || parts.length === 0) throw new NotUnderstood(this.tokens[this.at] ?? '')
    return row(parts)
  }

  private skipSpace(): void {
    while (isSpace(this.tokens[this.at])) this.at++
  }

  private next(): string {
    this.skipSpace()
    const token = this.tokens[this.at++]
    if (token === undefined) throw new NotUnderstood('')
    return token
  }

  private peek(): string | undefined {
    this.skipSpace()
    return this.tokens[this.at]
  }

  /** Nobody writes formulas nested deeper than this. */
  private inside<T>(read: () => T): T {
    if (++this.depth > deepest) throw new NotUnderstood('…')
    const done = read()
    this.depth--
    return done
  }

  /** Parts in a row, each with its raised and lowered parts, up to the end of the row. */
  private parts(isEnd: (token: string) => boolean): MathNode[] {
    const parts: MathNode[] = []
    for (let token = this.peek(); token !== undefined; token = this.peek()) {
      if (isEnd(token) || token === '}') break
      const part = this.withScripts()
      if (part) parts.push(part)
    }
    return withGaps(parts)
  }

  private withScripts(): MathNode | undefined {
    const starts = this.peek() ?? ''
    const base = starts === '^' || starts === '_' ? row([]) : this.one(true)
    if (!base) return undefined
    let primes = this.primes()
    let above: MathNode | undefined
    let below: MathNode | undefined
    for (let sign = this.peek(); sign === '^' || sign === '_'; sign = this.peek()) {
      this.at++
      const script = this.argument()
      if (sign === '_' ? below : above) throw new NotUnderstood(sign)
      if (sign === '_') below = script
      else above = script
      if (!above) primes += this.primes()
    }
    const raised = primes === '' ? above : row([operator(primes), ...(above ? [above] : [])])
    return scripted(base, below, raised, signs.isBounded(starts.slice(1)))
  }

  /** The signs of derivatives, as in f''. */
  private primes(): string {
    let primes = ''
    for (; this.peek() === "'"; this.at++) primes += '′'
    return primes
  }

  /** What a command applies to: a group, or the next sign. */
  private argument(): MathNode {
    return this.inside(() => {
      const one = this.one(false)
      if (!one) throw new NotUnderstood(this.tokens[this.at - 1] ?? '')
      return one
    })
  }

  /** `isWhole`: several digits behind one another are one number. */
  private one(isWhole: boolean): MathNode | undefined {
    const token = this.next()
    if (token === '{') return this.group()
    if (token.startsWith('\\')) return this.command(token)
    if (isDigit(token)) return { tag: 'mn', of: isWhole ? this.number(token) : token }
    if (token === '^' || token === '_' || token === '&' || token === '}' || token === '#')
      throw new NotUnderstood(token)
    if (token === '~') return space(0.25)
    if (/^\p{L}$/u.test(token)) return letter(token)
    return operator(plainSigns[token] ?? token, /[()[\]|]/.test(token) ? { stretchy: 'false' } : undefined)
  }

  /** `3.14`, `3,14`. */
  private number(first: string): string {
    let digits = first
    for (;;) {
      const [sign, after] = [this.tokens[this.at], this.tokens[this.at + 1]]
      if (isDigit(sign)) digits += sign
      else if ((sign === '.' || sign === ',') && isDigit(after)) digits += sign
      else return digits
      this.at++
    }
  }

  private group(): MathNode {
    return this.inside(() => {
      const parts = this.parts(() => false)
      if (this.next() !== '}') throw new NotUnderstood('{')
      return row(parts)
    })
  }

  /** The text of a group as it is written, for words. */
  private writtenGroup(): string {
    if (this.next() !== '{') throw new NotUnderstood('{')
    let text = ''
    for (let token = this.tokens[this.at++]; token !== '}'; token = this.tokens[this.at++]) {
      if (token === undefined || token === '{' || /^\\[a-zA-Z]/.test(token)) throw new NotUnderstood(token ?? '{')
      text += token.startsWith('\\') ? token.slice(1) : token
    }
    return text
  }

  private command(token: string): MathNode | undefined {
    const name = token.slice(1)
    const literal = escaped[token]
    if (literal) return operator(literal, { stretchy: 'false' })
    if (/^[%$#&_]$/.test(name)) return operator(name)
    const width = signs.spaces.get(name)
    if (width !== undefined) return space(width)
    if (signs.silent.has(name)) return undefined
    const sign = signs.letters.get(name)
    if (sign) return letter(sign)
    const other = signs.operators.get(name) ?? signs.bigOperators.get(name) ?? signs.integrals.get(name)
    if (other) return operator(other, /^[|‖]$/.test(other) ? { stretchy: 'false' } : undefined)
    if (signs.functions.has(name) || signs.boundFunctions.has(name)) return nameOf(name)
    return this.layout(token, name)
  }

  private layout(token: string, name: string): MathNode {
    if (signs.fractions.has(name)) return node('mfrac', this.argument(), this.argument())
    if (signs.binomials.has(name)) return binomial(this.argument(), this.argument())
    if (name === 'sqrt') return this.root()
    const words = signs.words.get(name)
    // Spaces at the ends of words are drawn, too.
    if (words) return worded('mtext', this.writtenGroup().replace(/^\s|\s$/g, '\u00a0'), words)
    const font = signs.fonts.get(name)
    if (font) return inFont(this.argument(), font)
    if (name === 'operatorname') return nameOf(this.writtenGroup())
    if (name === 'mathbb')
      return nameOf([...textIn(this.argument())].map((one) => signs.doubled.get(one) ?? one).join(''))
    const line = signs.lines.get(name)
    if (line) return { tag: 'mrow', looks: { 'data-look': line }, of: [this.argument()] }
    const accent = signs.accents.get(name)
    if (accent)
      return over(this.argument(), operator(accent[0], { stretchy: accent[1] ? 'true' : 'false', accent: 'true' }))
    const below = signs.accentsBelow.get(name)
    if (below) return node('munder', this.argument(), operator(below, { stretchy: 'true', accent: 'true' }))
    if (name === 'overset' || name === 'stackrel') {
      const above = this.argument()
      return over(this.argument(), above)
    }
    if (name === 'underset') {
      const under = this.argument()
      return node('munder', this.argument(), under)
    }
    if (name === 'xrightarrow') return over(operator('→', { stretchy: 'true' }), this.argument())
    if (name === 'left') return this.fenced()
    if (name === 'begin') return this.table()
    if (name === 'not') return operator(`${textIn(this.argument())}\u0338`)
    throw new NotUnderstood(token)
  }

  private root(): MathNode {
    if (this.peek() !== '[') return node('msqrt', this.argument())
    this.at++
    const parts = this.inside(() => this.parts((token) => token === ']'))
    if (this.next() !== ']') throw new NotUnderstood('[')
    return node('mroot', this.argument(), row(parts))
  }

  private fenced(): MathNode {
    return this.inside(() => {
      const before = this.delimiter()
      const parts = this.parts((token) => token === '\\right')
      if (this.next() !== '\\right') throw new NotUnderstood('\\left')
      return between(before, parts, this.delimiter())
    })
  }

  /** Empty for a full stop, which means no bracket. */
  private delimiter(): string {
    const token = this.next()
    const sign = escaped[token] ?? signs.operators.get(token.slice(1)) ?? token
    if (token === '.') return ''
    if (!/^[()[\]{}|‖/⟨⟩⌊⌋⌈⌉<>↑↓]$/u.test(sign) || token === '{' || token === '}') throw new NotUnderstood(token)
    return sign
  }

  private table(): MathNode {
    const name = this.writtenGroup()
    const fences = signs.tables.get(name)
    if (!fences) throw new NotUnderstood(`\\begin{${name}}`)
    const rows = this.inside(() => this.rows())
    if (this.next() !== '\\end' || this.writtenGroup() !== name) throw new NotUnderstood(`\\begin{${name}}`)
    const cells = rows.map((each) => node('mtr', ...each))
    return between(
      fences[0],
      [{ tag: 'mtable', ...(name === 'cases' && { looks: leftAligned }), of: cells }],
      fences[1],
    )
  }

  private rows(): MathNode[][] {
    const rows: MathNode[][] = [[]]
    for (let count = 0; ; count++) {
      if (count >= mostCells) throw new NotUnderstood('…')
      const parts = this.parts((token) => token === '&' || token === '\\\\' || token === '\\end')
      rows.at(-1)?.push({ tag: 'mtd', of: parts })
      const token = this.peek()
      if (token !== '&' && token !== '\\\\') return rows
      this.at++
      if (token === '\\\\' && this.peek() !== '\\end') rows.push([])
    }
  }
}

const leftAligned = { 'data-look': 'cases' } as const

const space = (width: number): MathNode => ({ tag: 'mspace', looks: { width: `${width}em` }, of: [] })

const over = (base: MathNode, above: MathNode): MathNode => node('mover', base, above)

function scripted(
  base: MathNode,
  below: MathNode | undefined,
  above: MathNode | undefined,
  isBounded: boolean,
): MathNode {
  if (below && above) return node(isBounded ? 'munderover' : 'msubsup', base, below, above)
  if (below) return node(isBounded ? 'munder' : 'msub', base, below)
  return above ? node(isBounded ? 'mover' : 'msup', base, above) : base
}

const between = (before: string, parts: readonly MathNode[], behind: string): MathNode => ({
  tag: 'mrow',
  of: [...(before ? [fence(before)] : []), ...parts, ...(behind ? [fence(behind)] : [])],
})

const binomial = (above: MathNode, below: MathNode): MathNode =>
  between('(', [{ tag: 'mfrac', looks: { linethickness: '0' }, of: [above, below] }], ')')
