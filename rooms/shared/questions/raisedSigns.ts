const raised = /[⁰¹²³⁴-⁹⁺⁻]+/g
const fractions = /[¼-¾⅐-⅞]/g
const digit = /\p{Nd}/u

const behindDigit = (text: string, signs: RegExp, lead: string): string =>
  text.replace(signs, (found, at: number) => (digit.test(text[at - 1] ?? '') ? lead + found : found))

/** NFKC would make 105 of 10⁵, and eleven halves of 1½: this keeps apart what it would write together. */
export const withNumbersApart = (text: string): string => behindDigit(behindDigit(text, raised, '^'), fractions, ' ')
