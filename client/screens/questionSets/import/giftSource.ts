/** Stands for escaped signs until the text around them has been read. No text uses these code points. */
const hidden = '~=#{}:\\'
const firstHidden = 0xe000

const hide = (source: string): string =>
  source.replace(/\\([~=#{}:\\n])/g, (_, letter: string) =>
    letter === 'n' ? ' ' : String.fromCharCode(firstHidden + hidden.indexOf(letter)),
  )

export const show = (text: string): string =>
  text.replace(/[\ue000-\ue006]/g, (letter) => hidden[letter.charCodeAt(0) - firstHidden] ?? '')

export interface GiftItem {
  row: number
  /** The question text, with a gap if the answer belongs in its middle. */
  stem: string
  /** The text between the brackets; undefined without brackets. */
  body: string | undefined
  /** A text declared as plain has no tags: there `<b>` is part of the question. */
  isPlain: boolean
}

/** Empty lines separate questions. Lines that begin with `//` or name a category are skipped. */
export function giftItems(source: string, most: number): GiftItem[] {
  const items: GiftItem[] = []
  let lines: string[] = []
  let begun = 0
  const finish = () => {
    const item = itemOf(lines.join('\n'), begun)
    if (item) items.push(item)
    lines = []
  }
  for (const [at, line] of hide(source.replace(/\r\n?/g, '\n')).split('\n').entries()) {
    if (items.length >= most) return items
    if (/^\s*(\/\/|\$CATEGORY)/i.test(line)) continue
    if (line.trim() === '') finish()
    else {
      if (lines.length === 0) begun = at + 1
      lines.push(line)
    }
  }
  finish()
  return items
}

function itemOf(text: string, row: number): GiftItem | undefined {
  const untitled = text.trim().replace(/^::[\s\S]*?::\s*/, '')
  const [declared = '', format = ''] = /^\[(html|moodle|plain|markdown)\]/i.exec(untitled) ?? []
  const bare = untitled.slice(declared.length)
  const isPlain = /^plain$/i.test(format)
  if (bare === '') return undefined
  const [open, close] = [bare.indexOf('{'), bare.lastIndexOf('}')]
  if (open < 0 || close < open) return { row, stem: bare, body: undefined, isPlain }
  const [before, behind] = [bare.slice(0, open).trim(), bare.slice(close + 1).trim()]
  const stem = behind === '' ? before : `${before} ____ ${behind}`
  return { row, stem, body: bare.slice(open + 1, close).trim(), isPlain }
}

export interface GiftAnswer {
  isRight: boolean
  /** In per cent, as it is written; undefined if it is not. */
  weight: number | undefined
  text: string
}

/** `=right ~wrong ~%50%partly#what is said to it`. */
export function* giftAnswers(body: string): Generator<GiftAnswer> {
  for (const [, mark = '', rest = ''] of body.matchAll(/([=~])([^=~]*)/g)) {
    const [, weight, text = rest] = /^\s*%(-?\d+(?:\.\d+)?)%([\s\S]*)$/.exec(rest) ?? []
    yield {
      isRight: mark === '=',
      weight: weight === undefined ? undefined : Number(weight),
      text: (text.split('#')[0] ?? '').trim(),
    }
  }
}
