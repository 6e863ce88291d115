import { nameKeys } from './lookAlikes.ts'

/** Small signs between and behind words, full stops of other scripts, and letters that look like one. */
const signs = /[.,:;!?_"“”„«»()[\]*~/•・\p{Pd}\u06d4\u3002\ua4f8]/gu
/** In small letters the gap before a last single letter counts: Leo N and Leon are two pupils. */
const isInitial = /\s\p{L}\s*$/u

/**
 * The ways in which a class reads the name of an account or a guest. A sign counts as a gap, and gaps are ignored: "Mrs. Hill",
 * "Mrs-Hill!" and "mrshill" read the same.
 */
export function namesReadAs(name: string): readonly string[] {
  const gapped = name.normalize('NFKC').replace(signs, ' ')
  const closed = nameKeys(gapped.replace(/\s/gu, ''))
  return [...nameKeys(gapped), ...(isInitial.test(gapped) ? closed.slice(0, 1) : closed)]
}
