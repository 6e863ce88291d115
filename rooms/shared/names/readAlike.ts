import { nameKeys } from './lookAlikes.ts'

/** Full stops, of which other writings have their own, and letters that look like one. */
const dots = /[.\u06d4\u3002\ua4f8]/gu
/** The gap before the last letter of "Leo N" is not read over: Leo N and Leon are two pupils. */
const isInitial = /\s\p{L}\s*$/u

/**
 * How a class reads a name, of an account or of a guest: a dot is no more than a gap, and a gap is read over, as in "Mrs. Hill"
 * and "mrshill".
 */
export function namesReadAs(name: string): readonly string[] {
  const gapped = name.normalize('NFKC').replace(dots, ' ')
  const closed = nameKeys(gapped.replace(/\s/gu, ''))
  return [...nameKeys(gapped), ...(isInitial.test(gapped) ? closed.slice(0, 1) : closed)]
}
