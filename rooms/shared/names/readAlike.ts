import { nameKeys } from './lookAlikes.ts'

/** Between and behind words: full stops, of which other writings have their own, letters that look like one, and other small signs. */
const signs = /[.,:;!?_"“”„«»()\p{Pd}\u06d4\u3002\ua4f8]/gu
/** The gap before the last letter of "Leo N" is not read over: Leo N and Leon are two pupils. */
const isInitial = /\s\p{L}\s*$/u

/**
 * How a class reads a name, of an account or of a guest: a sign is no more than a gap, and a gap is read over, as in "Mrs. Hill",
 * "Mrs-Hill!" and "mrshill".
 */
export function namesReadAs(name: string): readonly string[] {
  const gapped = name.normalize('NFKC').replace(signs, ' ')
  const closed = nameKeys(gapped.replace(/\s/gu, ''))
  return [...nameKeys(gapped), ...(isInitial.test(gapped) ? closed.slice(0, 1) : closed)]
}
