/** Hebrew, Arabic and their neighbours. Emoji and marks are none of them. */
const fromRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\ud83a]/

/**
 * A text that a person has written, for a place inside a sentence: by the invisible signs around it, numbers and signs
 * beside a name from right to left stay in their places. Other texts stay as they are.
 */
export const isolated = (text: string | number): string =>
  fromRightToLeft.test(`${text}`) ? `\u2068${text}\u2069` : `${text}`

/** A sentence with names, titles or answers in it: saying`Hello, ${name}!` */
export const saying = (raw: readonly string[], ...told: (string | number)[]): string =>
  String.raw({ raw }, ...told.map(isolated))
