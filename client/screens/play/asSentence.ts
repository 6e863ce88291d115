/** Texts that are read aloud need an end, or the next sentence runs into them. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
