const dot = '•'

/** Enough to recognise the word, but not to read it aloud: "f••k". */
export const maskedName = (name: string): string => name.replace(/\S+/g, maskedWord)

function maskedWord(word: string): string {
  const letters = [...word]
  if (letters.length < 3) return dot.repeat(letters.length)
  return `${letters[0]}${dot.repeat(letters.length - 2)}${letters.at(-1)}`
}
