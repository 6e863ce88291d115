import { element } from './xmlWriting.ts'

/** A cell names its look by the place in this list. */
export const looks = ['usual', 'head', 'share', 'seconds', 'moment', 'day', 'right', 'partly', 'wrong'] as const
export type Look = (typeof looks)[number]

/** Ground and ink. What is right or wrong has the colours that spreadsheets have for it. */
type Ink = { ground?: string; ink?: string; isBold?: boolean }

const oneDecimal = 164
/** Without the decimal, 299 right answers of 300 would be all of them. */
const exactShare = 165

/** Every spreadsheet has some formats: 9 is a percentage, 14 a day and 22 a day and a time as the country writes them. */
const formats: Record<Look, Ink & { format?: number }> = {
  usual: {},
  head: { ground: 'FFECE5FF', isBold: true },
  share: { format: exactShare },
  seconds: { format: oneDecimal },
  moment: { format: 22 },
  day: { format: 14 },
  right: { format: 9, ground: 'FFC6EFCE', ink: 'FF006100' },
  partly: { format: 9, ground: 'FFFFEB9C', ink: 'FF7F5600' },
  wrong: { format: 9, ground: 'FFFFC7CE', ink: 'FF9C0006' },
}

const list = (name: string, items: readonly string[]): string => element(name, { count: items.length }, ...items)

const fontXml = ({ ink, isBold }: Ink): string =>
  element(
    'font',
    {},
    isBold ? element('b', {}) : '',
    element('sz', { val: 11 }),
    ink ? element('color', { rgb: ink }) : '',
    element('name', { val: 'Calibri' }),
    element('family', { val: 2 }),
  )

const patternXml = (patternType: string, ground?: string): string =>
  element('fill', {}, element('patternFill', { patternType }, ground ? element('fgColor', { rgb: ground }) : ''))

/** These two stand first in every file. */
const firstFills = [patternXml('none'), patternXml('gray125')]

/** Each look has a font and a fill of its own, in its place. */
export const stylesXml = (xmlns: string): string => {
  const all = looks.map((look) => formats[look])
  const fills = all.map(({ ground }) => (ground ? patternXml('solid', ground) : patternXml('none')))
  const border = element(
    'border',
    {},
    ...['left', 'right', 'top', 'bottom', 'diagonal'].map((side) => element(side, {})),
  )
  const nothing = { numFmtId: 0, fontId: 0, fillId: 0, borderId: 0 }
  const looked = all.map(({ format = 0, isBold }, at) =>
    element(
      'xf',
      {
        numFmtId: format,
        fontId: at,
        fillId: firstFills.length + at,
        borderId: 0,
        xfId: 0,
        applyNumberFormat: 1,
        applyFont: 1,
        applyFill: 1,
        applyAlignment: 1,
      },
      element('alignment', { vertical: 'top', wrapText: isBold ? 1 : 0 }),
    ),
  )
  return element(
    'styleSheet',
    { xmlns },
    list('numFmts', [
      element('numFmt', { numFmtId: oneDecimal, formatCode: '0.0' }),
      element('numFmt', { numFmtId: exactShare, formatCode: '0.0%' }),
    ]),
    list('fonts', all.map(fontXml)),
    list('fills', [...firstFills, ...fills]),
    list('borders', [border]),
    list('cellStyleXfs', [element('xf', nothing)]),
    list('cellXfs', looked),
    list('cellStyles', [element('cellStyle', { name: 'Normal', xfId: 0, builtinId: 0 })]),
  )
}
