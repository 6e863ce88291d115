/** A spreadsheet of questions is small; a larger file is something else, and would hold up the page. */
export const mostFileBytes = 5_000_000
export const mostUnpackedBytes = 12_000_000
/** Beyond these rows nothing is looked at. A set has a hundred questions. */
export const mostRows = 500

export class TooLarge extends Error {}
