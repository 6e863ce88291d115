import { alphabets } from './latinLetters.ts'

type Letters = readonly string[]

const [, , lookalikes = []] = alphabets

/** The sign with which a heading ends: `А`, `Вариант Б`, `选项②`. */
const signOf = (head: string): string => (/(?:^| )(\p{L})$|([①-⑥])$/u.exec(head)?.slice(1).join('') ?? '').toUpperCase()

/** The letters that headings of answers have, if those are of another script. */
function lettersIn(head: readonly string[]): Letters | undefined {
  const signs = new Set(head.map(signOf))
  return alphabets.slice(1).find(([first = '', second = '']) => signs.has(first) && signs.has(second))
}

/** Headings with our letters behind them. */
export function withOurHeads(head: readonly string[]): string[] {
  const letters = lettersIn(head) ?? []
  return head.map((cell) => {
    const place = letters.indexOf(signOf(cell))
    return place < 0 ? cell : cell.slice(0, -1) + 'abcdef'[place]
  })
}

const partsOf = (mark: string): string[] =>
  mark
    .trim()
    .toUpperCase()
    .split(/\s*[,;،、\s]\s*/)

/** How a column of marks is read whose letters are of another script: `Б` as B. The headings have the same letters, or ours. */
export function marksReader(head: readonly string[], marks: readonly string[]): (mark: string) => string {
  const said = marks.filter((mark) => mark.trim() !== '')
  const own = lettersIn(head.map((cell) => cell.trim()))
  const known = own ? [own] : head.some((cell) => /(?:^| )[B-F]$/i.test(cell)) ? [lookalikes, ...alphabets] : alphabets
  const letters = known.find((one) => said.every((mark) => partsOf(mark).every((part) => one.includes(part))))
  return (mark) =>
    letters && letters !== alphabets[0] && mark.trim() !== ''
      ? partsOf(mark)
          .map((part) => 'ABCDEF'[letters.indexOf(part)])
          .join(', ')
      : mark
}
