import { type MathNode, worded } from './formulaTree.ts'

/** The name of a function, perhaps with a power or a bound. */
const isName = ({ tag, of }: MathNode): boolean => {
  if (typeof of === 'string') return tag === 'mi' && [...of].length > 1
  return /^m(sub|sup|subsup|under|over|underover)$/.test(tag) && of[0] !== undefined && isName(of[0])
}

/** A letter, a number, or what begins with one: no sign, bracket, space or words. */
const isTerm = ({ tag, of }: MathNode): boolean => {
  if (typeof of === 'string') return tag === 'mi' || tag === 'mn'
  return tag === 'mrow' ? of[0] !== undefined && isTerm(of[0]) : tag !== 'mspace'
}

const needsGap = (before: MathNode, part: MathNode): boolean =>
  (isName(before) && isTerm(part)) || (isName(part) && isTerm(before))

/** Browsers set no space beside the name of a function, so `2 sin x` would look like `2sinx`. */
export const withGaps = (parts: readonly MathNode[]): MathNode[] =>
  parts.flatMap((part, at) => {
    const before = parts[at - 1]
    return before && needsGap(before, part) ? [worded('mtext', '\u2009', 'plain'), part] : [part]
  })
