import { readComplaint } from '../../../rooms/shared/contract/complaints.ts'
import { complaintText } from '../../../rooms/shared/contract/complaintTexts.ts'
import { inWords } from '../language.ts'
import { refusalWords } from '../refusals/refusals.ts'

export const complaintTexts = inWords('complaintTexts', complaintText)

/** Puts a complaint of a parser into words, to stand beside its field. */
export function complaintWords(message: string): string {
  const complaint = readComplaint(message)
  return complaint ? complaintTexts(complaint) : refusalWords('malformed')
}
