import express, { type Express } from 'express'
import type { DoorAnswer } from '../../rooms/frontDoor.ts'
import type { Knock } from '../../rooms/knock.ts'
import { deviceOf, freshDevice } from '../accounts/deviceMarks.ts'
import { refusalOfTrouble } from '../archive/trouble.ts'
import type { Log } from '../log.ts'
import { statusOf, textOf } from '../refused.ts'
import { refuseUnread } from './apiRoutes.ts'
import { networkOf } from './networkOf.ts'
import { isSecure } from './origins.ts'
import { bodyLimits, bodyReader } from './requestBody.ts'
import { lastResort, ownOriginOnly } from './security.ts'

type Needs = {
  knock: (knock: Knock) => Promise<DoorAnswer>
  publicOrigins: readonly string[]
  isClosed: () => boolean
  log: Log
}

/** Puts a failure to save into words. Every other fault is left to `lastResort`. */
const inWords = (error: unknown): DoorAnswer => {
  const trouble = refusalOfTrouble(error)
  if (!trouble) throw error
  const status = statusOf(trouble)
  return { status, body: { code: status, error: textOf(trouble), message: trouble } }
}

/** If a process is reached by a path, this adds the host by which the device has come. */
const addressed = (body: unknown, host: string | undefined): unknown => {
  if (typeof body !== 'object' || body === null || !('publicAddress' in body)) return body
  const { publicAddress } = body
  const isPath = typeof publicAddress === 'string' && publicAddress.startsWith('/')
  return isPath ? { ...body, publicAddress: `${host}${publicAddress}` } : body
}

/** The way into a room, at the path where the client library looks for it. */
export const matchmakeRoutes = (app: Express, { knock, publicOrigins, isClosed, log }: Needs): void => {
  const router = express.Router({ caseSensitive: true })
  router.use(ownOriginOnly(publicOrigins))
  const readBody = bodyReader()
  router.post('/:method/:roomName', async (request, response) => {
    const { method, roomName } = request.params
    response.locals.route = '/matchmake'
    response.setHeader('Cache-Control', 'no-store')
    const { cookie } = request.headers
    const address = networkOf(request.ip)
    const sent = await readBody(request, address, bodyLimits.stranger)
    if ('refused' in sent) {
      refuseUnread(response, sent.refused, sent.status)
      return
    }
    const known = deviceOf(cookie)
    const fresh = known === undefined ? freshDevice(isSecure(request, publicOrigins)) : undefined
    if (fresh) response.setHeader('Set-Cookie', fresh.cookie)
    const device = known ?? fresh?.device ?? null
    const hasGone = () => response.destroyed
    const answer = isClosed()
      ? { status: 503, body: { code: 503, error: textOf('notReady'), message: 'notReady' } }
      : await knock({ method, roomName, options: sent.value, cookie, address, device, hasGone }).catch(inWords)
    response.status(answer.status).json(addressed(answer.body, request.headers.host))
  })
  app.use('/matchmake', router, lastResort(log))
}
