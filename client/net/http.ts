import type { RefusalName } from '../../rooms/shared/contract/errors/errorTexts.ts'
import { partTexts } from '../texts/parts.ts'
import { knownWords, refusalWords } from '../texts/refusals/refusals.ts'
import { noteReachable } from './connection.ts'
import { patientFetch, wayIsDead } from './patientFetch.ts'
import { presentReader, readerIsAway, sessionHasEnded } from './reader.ts'

export type Answer<Value> = { ok: true; value: Value } | Failure

/** Why a call failed: the name of the refusal, and a sentence. */
type Failure = {
  ok: false
  status: number
  refusal: string
  error: string
  /** The work that the browser has to do before the server accepts another try. */
  work?: string | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Call = {
  body?: unknown
  /** The refusal to use when the server gave no reason. */
  otherwise?: RefusalName
  /** For signing in: a 401 for a wrong password ends no session, and the call goes out whoever is signed in. */
  keepsSession?: boolean
  giveUp?: AbortController | undefined
  /** The only status of success, where any other good answer could be that of a network that wants a login first. */
  onlyGood?: number
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
 * Enough for a question set with pictures on a slow line, for checking passwords while a whole school logs in, and for
 * taking a deleted class out of all reports of its years.
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

/** If the user wanted something done, the message says first that it was not done. */
const notDone = (otherwise = ''): string => (otherwise.endsWith('Failed') ? `${refusalWords(otherwise)}. ` : '')

/** Undefined if the user left the page or the line was cut before the whole answer came. Half an answer is none. */
const textOf = (response: Response): Promise<string | undefined> => response.text().catch(() => undefined)

const noContent = 204
const tooLarge = 413

/**
 * The server answers with JSON, or with nothing and 204. A network that wants a login first may answer in its place with a page, as
 * if all were well, and a filter as if the server refused. Then nothing was read, saved or refused. Only the proxy in front
 * of the school speaks for it so: about its being away, and about what is too large.
 */
const isStrangers = ({ ok, status }: Response, text: string, body: unknown): boolean =>
  body === undefined && (text === '' ? ok && status !== noContent : status < 500 && status !== tooLarge)

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
  // The server was reached and may have done it, so the message does not say that it was not done.
  if (text === undefined) return failure(0, 'unreachable', partTexts.unreachable)
  const body = parsed(text)
  if (isStrangers(response, text, body))
    return failure(0, 'unreachable', notDone(call.otherwise) + partTexts.unreachable)
  const isGood = call.onlyGood === undefined ? response.ok : response.status === call.onlyGood
  if (isGood) return { ok: true, value: body as Value }
  const refusal = textIn(body, 'refusal')
  if (response.status === 401 && refusal && !call.keepsSession && reader === presentReader()) sessionHasEnded()
  // A form has its own words for what it finds. The server's sentence is for a complaint that got past the form.
  const words = (refusal && knownWords(refusal)) ?? textIn(body, 'error')
  return {
    ...failure(response.status, refusal ?? call.otherwise ?? 'somethingWentWrong', words),
    work: textIn(body, 'work'),
  }
}
