import type { Answer } from '../net/http.ts'
import { clearStored, readStored, writeStored } from './kept/storage.ts'

const prefix = 'slime-school.attempt:'

/** For browsers that store nothing. */
const underWay = new Map<string, string>()

const newId = (): string => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

const idOf = (attempt: string): string => {
  const id = underWay.get(attempt) ?? readStored(prefix + attempt) ?? newId()
  underWay.set(attempt, id)
  writeStored(prefix + attempt, id)
  return id
}

const close = (attempt: string, id: string): void => {
  // Another click may have begun a new one since.
  if (underWay.get(attempt) !== id) return
  underWay.delete(attempt)
  clearStored(prefix + attempt)
}

/** The server sends these before it looks at the request itself, so they say nothing about an earlier try. */
const turnedAway = [401, 403, 408, 413, 429]

const isAnswered = (answer: Answer<unknown>): boolean =>
  answer.ok || (answer.status >= 400 && answer.status < 500 && !turnedAway.includes(answer.status))

/**
 * An act that must happen once has an id that belongs to the attempt, not to the request: until its result is known,
 * trying again, even after a reload, sends the same id, and the server answers with what it has already done.
 */
export const attemptOnce = async <Value>(
  attempt: string,
  send: (requestId: string) => Promise<Answer<Value>>,
): Promise<Answer<Value>> => {
  const id = idOf(attempt)
  const answer = await send(id)
  if (isAnswered(answer)) close(attempt, id)
  return answer
}

/**
 * For a form that makes something. As long as none of its attempts has succeeded, they have the same id, even if the
 * author has changed the text between them: the server then writes into what it has made already. If that was changed in
 * another tab since then, this makes another one, so that both are kept.
 */
export const creatingOnce = <Request, Value>(
  create: (request: Request, requestId: string) => Promise<Answer<Value>>,
) => {
  let id = newId()
  return async (request: Request): Promise<Answer<Value>> => {
    let answer = await create(request, id)
    if (!answer.ok && answer.refusal === 'changedMeanwhile') {
      id = newId()
      answer = await create(request, id)
    }
    if (answer.ok) id = newId()
    return answer
  }
}
