import { nameKeys } from './lookAlikes.ts'

/** Full stops, of which other writings have their own. */
const dots = /[.\u3002]/gu

/**
 * How a class reads a name, of an account or of a guest: a dot is no more than a gap, and what is written alike without
 * gaps is read alike, as "Mrs. Hill" and "MrsHill" are. "Leo N" and "Leon" are two pupils.
 */
export function namesReadAs(name: string): readonly string[] {
  const gapped = name.normalize('NFKC').replace(dots, ' ')
  const [asWritten = ''] = nameKeys(gapped.replace(/\s/gu, ''))
  return [...nameKeys(gapped), asWritten]
}
