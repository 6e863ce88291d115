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
 * The allowed callers: anybody, anybody signed in, the `userId` of the path, that one and only if a student, or
 * administrators.
 */
type Access = 'everyone' | 'signedIn' | 'owner' | 'owningStudent' | 'administrator'

type Method = 'get' | 'post' | 'put' | 'delete'

type Spec<Body, Params, Query, Who extends Access> = {
  access: Who
  /** The archive is not asked whose cookie it is: for what is asked often, and answered even while the archive is not. */
  nameless?: Who extends 'everyone' ? true : never
  body?: Schema<Body>
  /** In bytes, where a body may be larger than usual. */
  bodyLimit?: number
  params?: Schema<Params>
  query?: Schema<Query>
  /** The status of success, if it is not 200. */
  status?: number
  /** The refusal when the fault is ours. */
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

/** Answers with what the handler returns as JSON, or with the refusal it returns. */
export type AddRoute = <Body, Params, Query, Who extends Access>(
  method: Method,
  path: string,
  spec: Spec<Body, Params, Query, Who>,
  handler: (call: Call<Body, Params, Query, Who>) => unknown,
) => void

/** More than any hand can do; beyond it a script would keep the disk busy. */
export const changePace: Pace = { points: 1_500, seconds: 60 }

type Needs = { router: Router; accounts: Accounts; throttles: Throttles; log: Log }

/** Why an account has to wait with what it changes, if so. */
const slowingDown = (throttles: Throttles) => {
  const changes = throttles('changes', changePace)
  const longBodies = keepOwnTurns()

  /** A long body waits at its sender, and not in memory, for those that the same account has sent before it. */
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

/** Collects routes; `close` afterwards answers every other method on the same paths. */
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

/** For answers that can be megabytes: an account is told one of them after the other. */
export const keepInOwnTurn = () => {
  const ownTurn = keepOwnTurns()
  return <Params, Query>(read: (call: Call<undefined, Params, Query, 'signedIn'>) => unknown) =>
    async (call: Call<undefined, Params, Query, 'signedIn'>) =>
      (await ownTurn(call.user.id, call.response)) ? read(call) : refuse('tooManyAttempts')
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

/** A route without a schema for a part hands its handler nothing of it. */
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

/** A body that was not read and may take long is not waited for: the connection ends with the answer. */
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
