import { errorTexts } from '../../rooms/shared/contract/errorTexts.ts'
import { noteReachable } from '../state/connection.ts'
import { forgetUser } from '../state/session.ts'
import { partTexts } from '../texts/parts.ts'

export type Answer<Value> = { ok: true; value: Value } | { ok: false; status: number; error: string }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

type Call = {
  body?: unknown
  /** What to say when the server gave no reason. */
  otherwise?: string
  /** Signing in answers 401 for a wrong password, which ends no session. */
  keepsSession?: boolean
}

const errorIn = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined
  return typeof body.error === 'string' && body.error !== '' ? body.error : undefined
}

const send = async (method: Method, path: string, body: unknown): Promise<Response | undefined> => {
  try {
    const response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    })
    noteReachable(true)
    return response
  } catch {
    noteReachable(false)
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

/** Undefined when the page was left, or the line cut, in the middle of it: half an answer is none. */
const textOf = (response: Response): Promise<string | undefined> => response.text().catch(() => undefined)

/**
 * One call to the API. Failures are values. The shape of an answer is the contract's, which the server of the same build
 * compiles against, so it is taken at its word here and nowhere else.
 */
export const callApi = async <Value>(method: Method, path: string, call: Call = {}): Promise<Answer<Value>> => {
  const response = await send(method, path, call.body)
  const text = response && (await textOf(response))
  if (!response || text === undefined) return { ok: false, status: 0, error: partTexts.unreachable }
  const body = parsed(text)
  if (response.ok) return { ok: true, value: body as Value }
  if (response.status === 401 && !call.keepsSession) forgetUser()
  const error = errorIn(body) ?? call.otherwise ?? errorTexts.somethingWentWrong
  return { ok: false, status: response.status, error }
}
