import { crc32 } from 'node:zlib'
import type { MatchEntry } from '../../rooms/shared/match/matchEntries.ts'

/** Starts from the number of the batch, so that a missing or repeated batch is noticed, too. */
export const batchSum = (sequence: number, written: string): string =>
  crc32(written, sequence).toString(16).padStart(8, '0')

export const isBatch = (value: unknown): value is MatchEntry[] => Array.isArray(value) && value.every(isEntry)

const isEntry = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  typeof value.kind === 'string' &&
  'at' in value &&
  typeof value.at === 'number'
