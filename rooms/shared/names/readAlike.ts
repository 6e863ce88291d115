import { nameKeys } from './lookAlikes.ts'

/** Full stops, also of other scripts, and letters that look like one. */
const dots = /[.\u06d4\u3002\ua4f8]/gu
/** The gap before a last single letter counts: Leo N and Leon are two pupils. */
const isInitial = /\s\p{L}\s*$/u

/**
 * The ways in which a class reads the name of an account or a guest. A dot counts as a gap, and gaps are ignored: "Mrs. Hill"
 * and "mrshill" read the same.
 */
export function namesReadAs(name: string): readonly string[] {
  const gapped = name.normalize('NFKC').replace(dots, ' ')
  const closed = nameKeys(gapped.replace(/\s/gu, ''))
  return [...nameKeys(gapped), ...(isInitial.test(gapped) ? closed.slice(0, 1) : closed)]
}
