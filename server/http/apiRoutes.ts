import type { Request, Response, Router } from 'express'
import type { Accounts } from '../accounts/accounts.ts'
import type { Pace, Throttles } from '../accounts/throttle.ts'
import type { AccountRecord } from '../archive/records.ts'
import { refusalOfTrouble } from '../archive/trouble.ts'
import type { Log } from '../log.ts'
import { keepOwnTurns } from '../ownTurns.ts'
import { isRefused, type RefusalName, type Refused, refuse, statusOf, textOf } from '../refused.ts'
import { networkOf } from './networkOf.ts'
import { parse, type Schema } from './parsing.ts'
import { bodyLimits, bodyReader, requestTimeout } from './requestBody.ts'
import { sendJson } from './sending.ts'

/**
 * Who may call: anybody, any signed-in user, the user of `userId` in the path, the same but only a student, or
 * administrators.
 */
type Access = 'everyone' | 'signedIn' | 'owner' | 'owningStudent' | 'administrator'

type Method = 'get' | 'post' | 'put' | 'delete'

type Spec<Body, Params, Query, Who extends Access> = {
  access: Who
  /** The archive is not asked whose cookie it is: for frequent calls that must work even while the archive does not. */
  nameless?: Who extends 'everyone' ? true : never
  body?: Schema<Body>
  /** In bytes, if a body may be larger than usual. */
  bodyLimit?: number
  params?: Schema<Params>
  query?: Schema<Query>
  /** The status of success, if not 200. */
  status?: number
  /** The refusal for a fault of the server. */
  failure?: RefusalName
}

type Caller<Who extends Access> = Who extends 'everyone' ? AccountRecord | undefined : AccountRecord

export type Call<Body, Params, Query, Who extends Access> = {
  body: Body
  params: Params
  query: Query
  user: Caller<Who>
  address: string
  request: Request
  response: Response
}

/** The handler returns the answer, which is sent as JSON, or a refusal. */
export type AddRoute = <Body, Params, Query, Who extends Access>(
  method: Method,
  path: string,
  spec: Spec<Body, Params, Query, Who>,
  handler: (call: Call<Body, Params, Query, Who>) => unknown,
) => void

/** No hand is this fast. A script beyond it would keep the disk busy. */
export const changePace: Pace = { points: 1_500, seconds: 60 }

type Needs = { router: Router; accounts: Accounts; throttles: Throttles; log: Log }

/** The refusal for an account that changes too much at once, or undefined. */
const slowingDown = (throttles: Throttles) => {
  const changes = throttles('changes', changePace)
  const longBodies = keepOwnTurns()

  /** A long body waits at its sender, and not in memory, until earlier ones of the same account are done. */
  const isItsTurn = async (request: Request, response: Response, { id }: AccountRecord): Promise<boolean> =>
    !mayBeLong(request, bodyLimits.usual) || longBodies(id, response)

  return async (
    request: Request,
    response: Response,
    user: AccountRecord | undefined,
  ): Promise<RefusalName | undefined> => {
    const isChange = request.method !== 'GET' && request.method !== 'HEAD'
    if (!user || !isChange) return undefined
    return (await changes.take(user.id)) && (await isItsTurn(request, response, user)) ? undefined : 'tooManyAttempts'
  }
}

/** Collects routes. `close` then refuses all other methods on the same paths. */
export const apiRoutes = ({ router, accounts, throttles, log }: Needs) => {
  const methods = new Map<string, Method[]>()
  const readBody = bodyReader()
  const haste = slowingDown(throttles)

  const whoAsks = async (request: Request, address: string): Promise<AccountRecord | undefined> => {
    const user = await accounts.whoIs(request.headers.cookie)
    if (user) accounts.places.note(address)
    return user
  }

  const add: AddRoute = (method, path, spec, handler) => {
    methods.set(path, [...(methods.get(path) ?? []), method])
    router[method](path, async (request: Request, response: Response) => {
      response.locals.route = path
      try {
        await answer(request, response, spec, handler)
      } catch (error) {
        log.error({ err: error, method, route: path }, 'a call failed')
        const trouble = refusalOfTrouble(error)
        if (response.headersSent) return
        if (trouble) sendRefusal(response, trouble)
        else sendRefusal(response, spec.failure ?? 'somethingWentWrong', 500)
      }
    })
  }

  const answer = async <Body, Params, Query, Who extends Access>(
    request: Request,
    response: Response,
    spec: Spec<Body, Params, Query, Who>,
    handler: (call: Call<Body, Params, Query, Who>) => unknown,
  ) => {
    const address = networkOf(request.ip)
    const user = spec.nameless ? undefined : await whoAsks(request, address)
    const barred = barrier(spec.access, user, request.params.userId) ?? (await haste(request, response, user))
    if (barred) return refuseUnread(response, barred)
    const limit = spec.bodyLimit ?? (user ? bodyLimits.usual : bodyLimits.stranger)
    const sent = await readBody(request, address, limit)
    if ('refused' in sent) return refuseUnread(response, sent.refused, sent.status)
    const asked = readAll(spec, request, sent.value)
    if ('complaint' in asked) return void response.status(400).json(asked.complaint)
    const outcome = await handler({
      ...asked,
      user: user as Caller<Who>,
      address,
      request,
      response,
    })
    if (response.headersSent) return
    if (isRefused(outcome)) return sendRefused(response, outcome)
    if (outcome === undefined) return void response.status(204).end()
    await sendJson(request, response, spec.status ?? 200, outcome)
  }

  return {
    add,
    close: () => {
      for (const [path, allowed] of methods) {
        const allow = allowed.map((method) => method.toUpperCase()).join(', ')
        router.all(path, (_request, response) => {
          response.setHeader('Allow', allow)
          sendRefusal(response, 'methodNotAllowed')
        })
      }
      router.use((_request, response) => sendRefusal(response, 'notFound'))
    },
  }
}

/** A class that shares an account asks at the same moment. What waits here has not been read yet, so it costs little. */
const askTogether = 30

/** For answers of megabytes: an account gets one at a time. */
export const keepInOwnTurn = () => {
  const ownTurn = keepOwnTurns({ mostWaiting: askTogether })
  return <Body, Params, Query>(act: (call: Call<Body, Params, Query, 'signedIn'>) => unknown) =>
    async (call: Call<Body, Params, Query, 'signedIn'>) =>
      (await ownTurn(call.user.id, call.response)) ? act(call) : refuse('tooManyAttempts')
}

function readAll<Body, Params, Query, Who extends Access>(
  spec: Spec<Body, Params, Query, Who>,
  request: Request,
  sent: unknown,
) {
  const params = read(spec.params, request.params)
  if ('complaint' in params) return params
  const query = read(spec.query, request.query)
  if ('complaint' in query) return query
  const body = read(spec.body, sent)
  if ('complaint' in body) return body
  return { params: params.value, query: query.value, body: body.value }
}

/** A part without a schema is not passed to the handler. */
const read = <T>(schema: Schema<T> | undefined, input: unknown) =>
  schema ? parse(schema, input) : { value: undefined as T }

const barrier = (access: Access, user: AccountRecord | undefined, userId: unknown): RefusalName | undefined => {
  if (access === 'everyone') return undefined
  if (!user) return 'signInFirst'
  if (access === 'signedIn') return undefined
  if (access === 'administrator') return user.administrator ? undefined : 'administratorsOnly'
  if (user.id !== userId) return 'notYours'
  return access === 'owningStudent' && user.role !== 'student' ? 'studentsOnly' : undefined
}

const mayBeLong = ({ headers }: Pick<Request, 'headers'>, usual: number): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > usual

/** The server does not wait for an unread body that may take long: the connection ends with the answer. */
export const refuseUnread = (response: Response, name: RefusalName, status?: number): void => {
  const isLong = mayBeLong(response.req, bodyLimits.stranger)
  if ((isLong || status === requestTimeout) && !response.req.complete) response.setHeader('Connection', 'close')
  sendRefusal(response, name, status)
}

const sendRefused = (response: Response, { refused, work }: Refused): void => {
  if (work === undefined) sendRefusal(response, refused)
  else response.status(statusOf(refused)).json({ error: textOf(refused), refusal: refused, work })
}

export const sendRefusal = (response: Response, name: RefusalName, status = statusOf(name)): void => {
  response.status(status).json({ error: textOf(name), refusal: name })
}
