/** Signs that begin a formula in a spreadsheet, also as typed in Japan. */
const sign = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫]'

/**
 * A spreadsheet runs a text that starts like a formula; an apostrophe keeps it a text. If it splits lines at another
 * sign than the comma, quotes inside a line do not hold. So a cell may start after any of these signs.
 */
const formulaStart = new RegExp(`^(?=[\\s"]*${sign}|[\\t\\r\\n])|[;\\t\\r\\n](?=[\\s"]*${sign})`, 'g')

export const csvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const harmless = value.replace(formulaStart, "$&'")
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
