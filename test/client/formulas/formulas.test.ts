import { describe, expect, it } from 'vitest'
import { piecesOf } from '../../../client/parts/formulas/formulaPieces.ts'
import { type MathNode, mathTags } from '../../../client/parts/formulas/formulaTree.ts'
import { readFormula } from '../../../client/parts/formulas/readFormula.ts'
import { spokenText } from '../../../client/parts/formulas/spokenText.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'

/** A tree as one line of markup, which tests can read. */
const markup = ({ tag, looks = {}, of }: MathNode): string => {
  const written = Object.entries(looks).map(([name, value]) => ` ${name}=${value}`)
  return `<${tag}${written.join('')}>${typeof of === 'string' ? of : of.map(markup).join('')}</${tag}>`
}
const bare = (tex: string): string => {
  const { tree, unknown } = readFormula(tex)
  return tree ? markup(tree).replace(/ [\w-]+=[\w.]+/g, '') : `not understood: ${unknown}`
}

const nodesOf = (tree: MathNode): MathNode[] => [tree, ...(typeof tree.of === 'string' ? [] : tree.of.flatMap(nodesOf))]

const looksAllowed: Readonly<Record<string, RegExp>> = {
  mathvariant: /^normal$/,
  stretchy: /^(true|false)$/,
  accent: /^true$/,
  linethickness: /^0$/,
  width: /^\d(\.\d+)?em$/,
  'data-look': /^(italic|bold|above|below|cases)$/,
}

/** Whatever was read has only known elements and looks, and no more of them than were written. */
function expectHarmless(tex: string): void {
  const { tree } = readFormula(tex)
  if (!tree) return
  const nodes = nodesOf(tree)
  expect(nodes.length, tex).toBeLessThanOrEqual(12 * tex.length)
  for (const { tag, looks = {} } of nodes) {
    expect(mathTags, tex).toContain(tag)
    for (const [name, value] of Object.entries(looks)) expect(String(value), tex).toMatch(looksAllowed[name] ?? /^$/)
  }
}

describe('a formula', () => {
  it.each([
    ['x^2', '<msup><mi>x</mi><mn>2</mn></msup>'],
    ['\\frac12', '<mfrac><mn>1</mn><mn>2</mn></mfrac>'],
    ['\\frac{3}{4}', '<mfrac><mn>3</mn><mn>4</mn></mfrac>'],
    ['\\sqrt{2}', '<msqrt><mn>2</mn></msqrt>'],
    ['\\sqrt[3]{8}', '<mroot><mn>8</mn><mn>3</mn></mroot>'],
    ['x_1^2', '<msubsup><mi>x</mi><mn>1</mn><mn>2</mn></msubsup>'],
    ["f''", '<msup><mi>f</mi><mo>′′</mo></msup>'],
    ["f'^2", '<msup><mi>f</mi><mrow><mo>′</mo><mn>2</mn></mrow></msup>'],
    ['2\\sin x', '<mrow><mn>2</mn><mtext>\u2009</mtext><mi>sin</mi><mtext>\u2009</mtext><mi>x</mi></mrow>'],
    ['\\log_2 8', '<mrow><msub><mi>log</mi><mn>2</mn></msub><mtext>\u2009</mtext><mn>8</mn></mrow>'],
    ['\\cos(x)', '<mrow><mi>cos</mi><mo>(</mo><mi>x</mi><mo>)</mo></mrow>'],
    ['x \\lt 3', '<mrow><mi>x</mi><mo><</mo><mn>3</mn></mrow>'],
    ['\\sum_{i}^n', '<munderover><mo>∑</mo><mi>i</mi><mi>n</mi></munderover>'],
    ['3,14', '<mn>3,14</mn>'],
    ['12 \\cdot 3', '<mrow><mn>12</mn><mo>⋅</mo><mn>3</mn></mrow>'],
    ['\\mathrm{H_2}', '<msub><mi>H</mi><mn>2</mn></msub>'],
    ['\\text{if }x', '<mrow><mtext>if\u00a0</mtext><mi>x</mi></mrow>'],
    ['\\left(\\frac ab\\right)', '<mrow><mo>(</mo><mfrac><mi>a</mi><mi>b</mi></mfrac><mo>)</mo></mrow>'],
    [
      '\\begin{matrix}1&2\\\\3&4\\end{matrix}',
      '<mrow><mtable><mtr><mtd><mn>1</mn></mtd><mtd><mn>2</mn></mtd></mtr><mtr><mtd><mn>3</mn></mtd><mtd><mn>4</mn></mtd></mtr></mtable></mrow>',
    ],
  ])('%s is read', (tex, read) => {
    expect(bare(tex)).toBe(read)
  })

  it.each([
    ['\\href{javascript:alert(1)}{x}', '\\href'],
    ['\\url{https://tracker.example}', '\\url'],
    ['\\includegraphics{https://tracker.example/x.png}', '\\includegraphics'],
    ['\\def\\a{\\a\\a}\\a', '\\def'],
    ['\\newcommand{\\a}{x}', '\\newcommand'],
    ['\\Huge x', '\\Huge'],
    ['\\rule{9999em}{9999em}', '\\rule'],
    ['\\hspace{9999em}', '\\hspace'],
    ['\\color{red}x', '\\color'],
    ['\\htmlClass{a}{x}', '\\htmlClass'],
    ['\\style{position:fixed}{x}', '\\style'],
    ['\\begin{array}{c}x\\end{array}', '\\begin{array}'],
    ['x^', ''],
    ['\\frac{1}', ''],
    ['x}', '}'],
    ['x^1^2', '^'],
    ['\\left( x', ''],
    ['', ''],
  ])('%s is not, and says why', (tex, unknown) => {
    expect(readFormula(tex)).toEqual({ unknown })
  })

  it('of any signs is read into what is allowed, or not at all', () => {
    const pieces = [
      ...['{', '}', '^', '_', '&', '\\\\', '\\frac', '\\sqrt', '[', ']', '\\left', '\\right', '(', ')', '.', '\\text'],
      ...[
        '\\begin{pmatrix}',
        '\\end{pmatrix}',
        '\\begin{cases}',
        '\\end{cases}',
        'x',
        '1',
        ',',
        ' ',
        "'",
        '\\,',
        '\\not',
      ],
      ...[
        '<script>',
        '</math>',
        '"',
        '\u202e',
        '\ud800',
        '😀',
        '\\alpha',
        '\\sum',
        '\\overline',
        '\\vec',
        '\\underbrace',
      ],
      ...['\\mathbf', '\\mathbb', '\\href', '\\constructor', '\\__proto__', '\\toString', '#', '%', '~', '\\!', '\\ '],
    ]
    const random = seededRandom(24)
    let understood = 0
    for (let turn = 0; turn < 4_000; turn++) {
      const length = 1 + Math.floor(random() * 14)
      const tex = Array.from({ length }, () => pieces[Math.floor(random() * pieces.length)]).join('')
      expectHarmless(tex)
      if (readFormula(tex).tree) understood++
    }
    expect(understood).toBeGreaterThan(200)
  })

  it('that is a bomb is a small tree or none', () => {
    const most = 300
    const bombs = [
      '{'.repeat(150) + '}'.repeat(150),
      '\\sqrt'.repeat(60),
      `${'\\sqrt{'.repeat(40)}x${'}'.repeat(40)}`,
      'x^{'.repeat(70) + '}'.repeat(70),
      `${'\\frac{1}{'.repeat(30)}2${'}'.repeat(30)}`,
      '^'.repeat(most),
      '\\left('.repeat(50),
      `\\begin{matrix}${'&'.repeat(250)}\\end{matrix}`,
      `\\begin{matrix}${'\\\\'.repeat(130)}\\end{matrix}`,
      '\\begin{matrix}'.repeat(20),
      `f${"'".repeat(most - 1)}`,
      '\\qquad'.repeat(50),
      'x'.repeat(100_000),
      '9'.repeat(most),
    ]
    for (const bomb of bombs) expectHarmless(bomb)
    expect(readFormula('x'.repeat(100_000))).toEqual({ unknown: '…' })
    // Nothing is read twice: reading takes as many steps as there are characters.
    expect(readFormula(`${'\\sqrt{'.repeat(40)}x${'}'.repeat(40)}`).unknown).toBe('…')
  })
})

describe('a text', () => {
  it.each([
    ['What is $x^2$?', ['What is ', { formula: 'x^2' }, '?']],
    ['$$a$$', [{ formula: 'a' }]],
    ['\\$5 and $y$', ['$5 and ', { formula: 'y' }]],
    ['$a \\$ b$', [{ formula: 'a \\$ b' }]],
    ['It costs $5, and then $10.', ['It costs $5, and then $10.']],
    ['$5-$7', ['$5-$7']],
    ['US$5 or A$7', ['US$5 or A$7']],
    ['$ x $', ['$ x $']],
    ['a $', ['a $']],
    ['', []],
  ])('%s has its formulas told apart from its prices', (text, pieces) => {
    expect(piecesOf(text)).toEqual(pieces)
  })

  it('of dollar signs alone is looked through once, and loses none', () => {
    for (const text of [
      '$'.repeat(300),
      '$a'.repeat(150),
      '\\$'.repeat(150),
      '$ '.repeat(150),
      `$${'\\'.repeat(298)}$`,
    ]) {
      const written = piecesOf(text).map((piece) => (typeof piece === 'string' ? piece : piece.formula))
      expect(written.join('').length).toBeLessThanOrEqual(text.length)
    }
  })

  it('is read aloud without its signs', () => {
    expect(spokenText('What is $\\frac{3}{4} + x^2$?')).toBe('What is 3/4 + x²?')
    expect(spokenText('$\\sqrt{a+b}$, $H_2O$, $30^\\circ$')).toBe('√(a + b), H2O, 30°')
    expect(spokenText("$f''(x)$, $f'^2$")).toBe('f′′(x), f′²')
    expect(spokenText('$\\sin x$').replace('\u2009', ' ')).toBe('sin x')
    expect(spokenText('$2^{n+1}$, $2^n+1$')).toBe('2^(n + 1), 2^n + 1')
    expect(spokenText('$\\nothing$')).toBe('\\nothing')
  })

  it.each([
    ['2\\frac{1}{2}', '2 1/2', '\\frac{21}{2}'],
    ['\\frac{1}{2}x', '1/2 x', '\\frac{1}{2x}'],
    ['\\sqrt{2}x', '√2 x', '\\sqrt{2x}'],
    ['2^{n}x', '2^n x', '2^{nx}'],
    ['3\\sqrt[3]{8}', '3 ³√8', '3^3\\sqrt{8}'],
    ['0.\\overline{3}', '0.333…', '0.3'],
    ['0{,}1\\overline{6}', '0,1666…', '0{,}16'],
    ['1.\\overline{12}', '1.1212…', '1.12'],
    ['\\binom{5}{2}', '(5; 2)', '\\left(\\frac{5}{2}\\right)'],
    ['\\vec{a}', 'a\u20d7', 'a'],
    ['\\overline{AB}', 'A\u0305B\u0305', 'AB'],
    ['\\ddot{x}', 'x\u0308', '\\dot{x}'],
    ['\\overset{k}{=}', '= ^k', '='],
  ])('names %s as %s, unlike %s', (formula, name, other) => {
    expect(spokenText(`$${formula}$`)).toBe(name)
    expect(spokenText(`$${other}$`)).not.toBe(name)
  })
})
