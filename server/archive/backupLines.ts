import type { Doc } from './shelf.ts'
import { shelfPlans } from './shelves.ts'

/** One record of a backup, as a line of NDJSON. Both engines write the same, so a backup can move between them. */
export type DumpLine = { shelf: string; doc: Doc }

/** Not backed up, because no class comes back to games that were running at the time. */
const passing = new Set(['runningGames', 'gamePlans', 'playedQuestions', 'processes'])

export const backedUp = (Object.keys(shelfPlans) as (keyof typeof shelfPlans)[]).filter((name) => !passing.has(name))

export const lineOf = (line: DumpLine): string => `${JSON.stringify(line)}\n`

/** The last line of a backup. Without it the backup may have been cut off. */
export const endLine = (records: number): string => `${JSON.stringify({ end: { records } })}\n`

/** The records of a backup. Throws an explanation if it is damaged, or if it does not end with its last line. */
export async function* readBackup(lines: AsyncIterable<string>): AsyncGenerator<DumpLine> {
  let number = 0
  let records = 0
  let promised: number | undefined
  for await (const line of lines) {
    number += 1
    if (line.trim() === '') continue
    if (promised !== undefined) throw new Error(`Line ${number} of the backup comes after its end`)
    const value = readJson(line)
    promised = recordsAtEnd(value)
    if (promised !== undefined) continue
    const record = recordIn(value)
    if (!record) throw new Error(`Line ${number} of the backup is damaged`)
    records += 1
    yield record
  }
  if (promised === undefined) {
    throw new Error(`The backup has no end mark after its ${records} records: it was cut off, or made by version 1.0.0`)
  }
  if (promised !== records) throw new Error(`The backup holds ${records} records and should hold ${promised}`)
}

const recordsAtEnd = (value: unknown): number | undefined => {
  if (typeof value !== 'object' || value === null || !('end' in value)) return undefined
  const { end } = value
  if (typeof end !== 'object' || end === null || !('records' in end)) return undefined
  return typeof end.records === 'number' ? end.records : undefined
}

const recordIn = (value: unknown): DumpLine | undefined => {
  if (typeof value !== 'object' || value === null || !('shelf' in value && 'doc' in value)) return undefined
  const { shelf, doc } = value
  const isKnown = typeof shelf === 'string' && backedUp.some((name) => name === shelf)
  if (!isKnown || typeof doc !== 'object' || doc === null || !('id' in doc) || typeof doc.id !== 'string')
    return undefined
  return { shelf, doc: { ...doc, id: doc.id } }
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
