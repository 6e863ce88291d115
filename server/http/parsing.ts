import type * as z from 'zod/mini'
import { type ComplaintValues, readComplaint } from '../../rooms/shared/contract/complaints.ts'
import { wholeComplaintText } from '../../rooms/shared/contract/complaintTexts.ts'
import { textOf } from '../refused.ts'

export type Schema<T> = z.ZodMiniType<T, unknown>

type Parsed<T> = { value: T } | { complaint: { error: string; refusal: string; values?: ComplaintValues } }

/** Returns only the first complaint, so that there is one thing to put right at a time. */
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
/** Keys with a meaning in JavaScript itself. None of our keys has such a name. */
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

const [quote, backslash, comma, opensArray, opensObject] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b]

/** A first check on the text, so that JSON with too many parts is not parsed at all. */
export function isModestJson(text: string): boolean {
  let parts = 1
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    if (letter === quote) at = endOfString(text, at)
    else if (letter === comma || letter === opensArray || letter === opensObject) parts += 1
    if (parts > mostValues) return false
  }
  return true
}

/** Strings may be long, such as pictures, so this jumps over them. */
function endOfString(text: string, start: number): number {
  let at = start
  do {
    at = text.indexOf('"', at + 1)
    if (at < 0) return text.length
  } while (isEscaped(text, at))
  return at
}

function isEscaped(text: string, at: number): boolean {
  let slashes = 0
  while (text.charCodeAt(at - 1 - slashes) === backslash) slashes += 1
  return slashes % 2 === 1
}

/** Whether parsed JSON looks like an honest request: not too deep, not too many parts, no dangerous key. */
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
