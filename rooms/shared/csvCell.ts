/** What a spreadsheet begins a formula with, as typed in Japan, too. */
const sign = '[=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫]'

/**
 * A spreadsheet runs a text that starts like a formula; an apostrophe keeps it a text. Where it splits at something else
 * than the comma, quotes in the middle of a line hold nothing together, so a text may start at any of these.
 */
const formulaStart = new RegExp(`^(?=[\\s"]*${sign}|[\\t\\r\\n])|[;\\t\\r\\n](?=[\\s"]*${sign})`, 'g')

export const csvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const harmless = value.replace(formulaStart, "$&'")
  return /[",;\t|\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
