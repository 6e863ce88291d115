import { readFormula } from '../../../parts/formulas/readFormula.ts'

const written =
  /`[^`]*`|\\\(((?:(?!\\[()])[^$])+)\\\)(?!\d)|\\\[((?:(?!\\[[\]])[^$])+)\\\](?!\d)|\$\$([^$]+)\$\$(?![\d$])/g

/**
 * Formulas between dollar signs, as we write them. Moodle and assistants write `\(…\)` and `\[…\]`, which would stay TeX. What
 * is no formula stays as it is, such as code, or the brackets of a search pattern.
 */
export const withDollars = (text: string): string =>
  text.replace(written, (...found: (string | number | undefined)[]) => {
    const [all = '', within = '', alone = '', doubled = ''] = found.slice(0, 4).map((part) => String(part ?? ''))
    const formula = `${within}${alone}${doubled}`.trim()
    if (formula === '' || readFormula(formula).unknown !== undefined) return all
    // Two formulas side by side would share a double dollar sign.
    const isBesideNext = /^(?:\\[([]|\$)/.test(text.slice(Number(found[4]) + all.length))
    return `$${formula}$${isBesideNext ? ' ' : ''}`
  })
