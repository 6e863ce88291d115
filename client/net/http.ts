import type { RefusalName } from '../../rooms/shared/contract/errors/errorTexts.ts'
import { partTexts } from '../texts/parts.ts'
import { knownWords, refusalWords } from '../texts/refusals/refusals.ts'
import { noteReachable } from './connection.ts'
import { patientFetch, wayIsDead } from './patientFetch.ts'
import { presentReader, readerIsAway, sessionHasEnded } from './reader.ts'

export type Answer<Value> = { ok: true; value: Value } | Failure

/** Why a call came to nothing: by the name of the refusal, and in words. */
type Failure = {
  ok: false
  status: number
  refusal: string
  error: string
  /** What to do for being heard once more. */
  work?: string | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Call = {
  body?: unknown
  /** What it comes to when the server gave no reason. */
  otherwise?: RefusalName
  /** Signing in answers 401 for a wrong password, which ends no session, and asks as nobody. */
  keepsSession?: boolean
  giveUp?: AbortController | undefined
}

export const failure = (status: number, refusal: string, error = refusalWords(refusal)): Failure => ({
  ok: false,
  status,
  refusal,
  error,
})

const textIn = (body: unknown, key: 'refusal' | 'error' | 'work'): string | undefined => {
  const text = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}

/**
 * A question set with its pictures goes up a slow line, a password takes its time to check when a school logs in, and a
 * class that is deleted is taken out of all reports of its years.
 */
const limitMs = (method: Method): number => (method === 'GET' ? 10_000 : 30_000)

const send = async (method: Method, path: string, { body, giveUp }: Call): Promise<Response | undefined> => {
  try {
    const sent =
      body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
    const response = await patientFetch(path, { method, credentials: 'same-origin', ...sent }, limitMs(method), giveUp)
    noteReachable(true)
    return response
  } catch (error) {
    noteReachable(error === wayIsDead)
    return undefined
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Where somebody wanted something done it is said first that it was not. */
const notDone = (otherwise = ''): string => (otherwise.endsWith('Failed') ? `${refusalWords(otherwise)}. ` : '')

/** Undefined when the page was left, or the line cut, in the middle of it: half an answer is none. */
const textOf = (response: Response): Promise<string | undefined> => response.text().catch(() => undefined)

/**
 * One call to the API. Failures are values. The shape of an answer is the contract's, which the server of the same build
 * compiles against, so it is taken at its word here and nowhere else.
 */
export const callApi = async <Value>(method: Method, path: string, call: Call = {}): Promise<Answer<Value>> => {
  if (!call.keepsSession && readerIsAway()) return failure(403, 'notYours')
  const reader = presentReader()
  const response = await send(method, path, call)
  const text = response && (await textOf(response))
  if (!response) return failure(0, 'unreachable', notDone(call.otherwise) + partTexts.unreachable)
  // The server was there, and may have done it.
  if (text === undefined) return failure(0, 'unreachable', partTexts.unreachable)
  const body = parsed(text)
  if (response.ok) return { ok: true, value: body as Value }
  if (response.status === 401 && !call.keepsSession && reader === presentReader()) sessionHasEnded()
  const refusal = textIn(body, 'refusal')
  // A form has words of its own for what its parser says; the sentence beside the name is for what got past it.
  const words = (refusal && knownWords(refusal)) ?? textIn(body, 'error')
  return {
    ...failure(response.status, refusal ?? call.otherwise ?? 'somethingWentWrong', words),
    work: textIn(body, 'work'),
  }
}
