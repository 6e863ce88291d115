import { setStorage } from '../../../rooms/shared/contract/storage.ts'

/** A file of questions is small; a larger one is something else, and would hold up the page. */
export const mostFileBytes = 5_000_000
/** A set that we have written holds its pictures, which may be all that a teacher has. */
export const mostOwnBytes = setStorage.teacher + mostFileBytes
export const mostUnpackedBytes = 12_000_000
/** Further rows are not read: a set has a hundred questions. */
export const mostRows = 500
/** Of a text. Further lines are not read. */
export const mostLines = 20_000
/** Of a workbook. Further sheets are not read. */
export const mostSheets = 30

/** Why a file is not read at all. */
export type Refusal =
  | 'tooLarge'
  | 'tooDeep'
  | 'declares'
  | 'unreadable'
  | 'ankiPackage'
  | 'document'
  | 'oldSheet'
  | 'lockedSheet'
  | 'openSheet'
  | 'oldQti'

export class FileRefused extends Error {
  reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.reason = reason
  }
}

export class TooLarge extends FileRefused {
  constructor() {
    super('tooLarge')
  }
}
