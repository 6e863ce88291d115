import express, { type Express } from 'express'
import type { DoorAnswer, Knock } from '../../rooms/frontDoor.ts'
import type { Log } from '../log.ts'
import { textOf } from '../refused.ts'
import { refuseUnread } from './apiRoutes.ts'
import { bodyReader } from './requestBody.ts'
import { lastResort, ownOriginOnly } from './security.ts'

type Needs = {
  knock: (knock: Knock) => Promise<DoorAnswer>
  publicOrigins: readonly string[]
  isStopping: () => boolean
  log: Log
}

const bodyLimit = 4096

/** The way into a room, where the client library looks for it. */
export const matchmakeRoutes = (app: Express, { knock, publicOrigins, isStopping, log }: Needs): void => {
  const router = express.Router({ caseSensitive: true })
  router.use(ownOriginOnly(publicOrigins))
  const readBody = bodyReader()
  router.post('/:method/:roomName', async (request, response) => {
    const { method, roomName } = request.params
    response.locals.route = '/matchmake'
    response.setHeader('Cache-Control', 'no-store')
    const { cookie } = request.headers
    const address = request.ip ?? 'unknown'
    const sent = await readBody(request, address, bodyLimit)
    if ('refused' in sent) {
      refuseUnread(response, sent.refused, sent.status)
      return
    }
    const answer = isStopping()
      ? { status: 503, body: { code: 503, error: textOf('notReady'), message: 'notReady' } }
      : await knock({ method, roomName, options: sent.value, cookie, address })
    response.status(answer.status).json(answer.body)
  })
  app.use('/matchmake', router, lastResort(log))
}
