/** No I, O, 0 or 1: a code is read aloud and copied from a wall eight metres away. */
const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const codeLength = 6

const codePattern = new RegExp(`^[${codeAlphabet}]{${codeLength}}$`)

export const isGameCode = (text: string): boolean => codePattern.test(text)

export function drawGameCode(random: () => number): string {
  let code = ''
  while (code.length < codeLength) code += codeAlphabet[Math.floor(random() * codeAlphabet.length)]
  return code
}
