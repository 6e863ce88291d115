/** No I, O, 0 or 1: a code is read aloud and copied from a wall eight metres away. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 6

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

export const isGameCode = (text: string): boolean => codePattern.test(text)

/** Without vowels: no code spells a word that a class would laugh about for the rest of the lesson. */
const drawnAlphabet = codeAlphabet.replace(/[AEU]/g, '')
/** What reads as such a word without its vowels. */
const readsRudely = /F[CKQV]|KKK|CNT|SH[T7]|D[CK]K|CCK|CKS|N[G6]{1,2}R|PSS|SS|WTF|B[T7]CH|HR[35]|69|88|666/
/** Chance that always says the same would draw the same code for ever. */
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
