import { readComplaint } from '../../../rooms/shared/contract/complaints.ts'
import { complaintText } from '../../../rooms/shared/contract/complaintTexts.ts'
import { inWords } from '../language.ts'
import { refusalWords } from '../refusals/refusals.ts'

export const complaintTexts = inWords('complaintTexts', complaintText)

/** What a parser has against an input, in words, to be said beside the field it is about. */
export function complaintWords(message: string): string {
  const complaint = readComplaint(message)
  return complaint ? complaintTexts(complaint) : refusalWords('malformed')
}
