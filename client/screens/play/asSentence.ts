/** What is read aloud ends somewhere, or the next sentence runs into it. */
export const asSentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
