import type * as z from 'zod/mini'
import { type ComplaintValues, readComplaint } from '../../rooms/shared/contract/complaints.ts'
import { wholeComplaintText } from '../../rooms/shared/contract/complaintTexts.ts'
import { textOf } from '../refused.ts'

export type Schema<T> = z.ZodMiniType<T, unknown>

type Parsed<T> = { value: T } | { complaint: { error: string; refusal: string; values?: ComplaintValues } }

/** The first complaint only: one thing to put right at a time. */
export const parse = <T>(schema: Schema<T>, input: unknown): Parsed<T> => {
  const { success, data, error } = schema.safeParse(input)
  if (success) return { value: data }
  const issue = error.issues[0]
  const complaint = issue && issue.path.length > 0 ? readComplaint(issue.message) : undefined
  if (!complaint) return { complaint: { error: textOf('malformed'), refusal: 'malformed' } }
  const { name: refusal, values } = complaint
  return { complaint: { error: wholeComplaintText(complaint), refusal, values } }
}

const deepest = 8
const mostValues = 20_000
/** Keys that mean something to JavaScript itself. None of ours is called that. */
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

/** Whether parsed JSON has the build of an honest request: not too deep, not too many parts, no poisonous key. */
export const isHonestJson = (root: unknown): boolean => {
  const rest: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }]
  let seen = 0
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, depth } = next
    seen += 1
    if (seen > mostValues || depth > deepest) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [key, child] of Object.entries(value)) {
      if (poisonous.has(key)) return false
      rest.push({ value: child, depth: depth + 1 })
    }
  }
  return true
}
