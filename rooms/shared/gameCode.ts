import { inAsciiDigits } from './questions/digits.ts'

/** No I, O, 0 or 1, because people read codes aloud and copy them from a wall eight metres away. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 6

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

export const isGameCode = (text: string): boolean => codePattern.test(text)

/** Letters of Cyrillic and Greek keyboards that look like a sign of a code, each above the sign that is meant. */
const theirs = 'АВЕЗКМНРСТУХЅЈΑΒΕΖΗΚΜΝΡΤΥΧ'
const ours = 'ABE3KMHPCTYXSJABEZHKMNPTYX'
const lookAlike = new RegExp(`[${theirs}]`, 'g')

const besidesSigns = /[^\p{L}\p{N}]+/gu

/**
 * Finds the code in what a person typed or pasted. A copied code may come with spaces, dashes, "the code is", or the whole
 * address of the game. Keyboards of East Asia write Latin letters in full width, and others their own digits.
 */
export function codeIn(text: string): string {
  const written = inAsciiDigits(text.normalize('NFKC').toUpperCase()).replace(
    lookAlike,
    (letter) => ours[theirs.indexOf(letter)] ?? letter,
  )
  const codes = written.split(besidesSigns).filter(isGameCode)
  // Six letters may be an ordinary word. New codes have no vowels; in text with an older code the last match is the
  // code.
  return codes.find(hasNoVowel) ?? codes.at(-1) ?? written.replace(besidesSigns, '').slice(0, codeLength)
}

/** Vowels are left out, so that no code spells a word that a class would laugh about for the rest of the lesson. */
const vowels = /[AEU]/g
const drawnAlphabet = codeAlphabet.replace(vowels, '')
const hasNoVowel = (code: string): boolean => code.search(vowels) < 0
/** Letters that read like a rude word without its vowels. */
const readsRudely = /F[CKQV]|KKK|CNT|SH[T7]|D[CK]K|CCK|CKS|N[G6]{1,2}R|PSS|SS|WTF|B[T7]CH|HR[35]|69|88|666/
/** A limit, because a chance that always draws the same would repeat one code for ever. */
const mostDraws = 20

function drawSigns(random: () => number): string {
  let code = ''
  while (code.length < codeLength) code += drawnAlphabet[Math.floor(random() * drawnAlphabet.length)]
  return code
}

export function drawGameCode(random: () => number): string {
  let code = drawSigns(random)
  for (let draws = 1; draws < mostDraws && readsRudely.test(code); draws++) code = drawSigns(random)
  return code
}
