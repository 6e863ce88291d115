import type { MatchEntry } from '../../../rooms/shared/match/matchEntries.ts'
import { batchSum, isBatch } from '../batchSum.ts'

/** A batch as a line: checksum, space, entries as JSON. Lines without a checksum are from version 1.0.0. */
export const lineOf = (sequence: number, entries: readonly MatchEntry[]): Buffer => {
  const written = JSON.stringify(entries)
  return Buffer.from(`${batchSum(sequence, written)} ${written}\n`)
}

interface LinesRead {
  batches: MatchEntry[][]
  /** Where the last good line ends. */
  end: number
  fault?: { why: string; wasAcknowledged: boolean }
}

const newline = 10

export const readLines = (bytes: Buffer): LinesRead => {
  const batches: MatchEntry[][] = []
  let end = 0
  while (end < bytes.length) {
    const next = bytes.indexOf(newline, end)
    const batch = next < 0 ? undefined : readLine(batches.length, bytes.toString('utf8', end, next))
    if (!batch) return { batches, end, fault: faultOf(bytes.subarray(end)) }
    batches.push(batch)
    end = next + 1
  }
  return { batches, end }
}

const summed = /^([0-9a-f]{8}) /

const readLine = (sequence: number, line: string): MatchEntry[] | undefined => {
  const sum = line.match(summed)?.[1]
  const written = sum === undefined ? line : line.slice(sum.length + 1)
  if (sum !== undefined && sum !== batchSum(sequence, written)) return undefined
  try {
    const batch: unknown = JSON.parse(written)
    return isBatch(batch) ? batch : undefined
  } catch {
    return undefined
  }
}

/** After a loss of power a file may have grown by bytes that were never written, and are zeros. */
const faultOf = (rest: Buffer): NonNullable<LinesRead['fault']> =>
  !rest.includes(newline) || rest.every((byte) => byte === 0)
    ? { why: 'the last batch is not whole', wasAcknowledged: false }
    : { why: 'a batch is not what was written', wasAcknowledged: true }
