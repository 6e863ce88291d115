import express, { type Express } from 'express'
import type { Config } from './config.ts'
import { accountRoutes } from './http/accountRoutes.ts'
import { achievementRoutes } from './http/achievementRoutes.ts'
import { addressRoutes } from './http/addressRoutes.ts'
import { apiRoutes, sendRefusal } from './http/apiRoutes.ts'
import { boardRoutes } from './http/boardRoutes.ts'
import { classRoutes } from './http/classRoutes.ts'
import {
  endGamesOf,
  type FindGame,
  type GameCheckLimits,
  gameCheckLimits,
  gameRoutes,
  type HostedGames,
} from './http/gameRoutes.ts'
import { mapRoutes } from './http/mapRoutes.ts'
import type { Metrics } from './http/metrics.ts'
import { opsRoutes } from './http/opsRoutes.ts'
import { ownAccountRoutes } from './http/ownAccountRoutes.ts'
import { pictureRoutes } from './http/pictureRoutes.ts'
import { playerRoutes } from './http/playerRoutes.ts'
import { practiceRoutes } from './http/practiceRoutes.ts'
import { type BeingPlayed, questionSetRoutes } from './http/questionSetRoutes.ts'
import { readiness } from './http/readiness.ts'
import { reportRoutes } from './http/reportRoutes.ts'
import { requestLog } from './http/requestLog.ts'
import { schoolRoutes } from './http/schoolRoutes.ts'
import { answerHeaders, lastResort, literalEscapes, ownOriginOnly, securityHeaders } from './http/security.ts'
import { sharingRoutes } from './http/sharingRoutes.ts'
import { shopRoutes } from './http/shopRoutes.ts'
import type { Log } from './log.ts'
import type { Services } from './services.ts'

type AppNeeds = {
  services: Services
  config: Pick<Config, 'publicOrigins' | 'trustedProxies' | 'metricsFrom' | 'processAddress'> &
    Partial<Pick<Config, 'host'>>
  log: Log
  metrics: Metrics
  /** Hashes of the scripts inside the built pages, for the content policy. */
  inlineScripts?: readonly string[]
  /** The next three ask the rooms. */
  findGame: FindGame
  hostedGames: HostedGames
  beingPlayed: BeingPlayed
  isStopping: () => boolean
  /** No request is answered any more. Without other processes this is true as soon as `isStopping` is. */
  isClosed: () => boolean
  /** Left out if there is no Redis. */
  findRedisTrouble?: () => Promise<string | undefined>
  gameLimits?: GameCheckLimits
}

/** Mounts everything that speaks HTTP on an Express app: headers, guards, the API, and the figures of operation. */
export const mountApp = (app: Express, needs: AppNeeds): void => {
  const { services, config, log, metrics } = needs
  app.disable('x-powered-by')
  // Browsers keep nothing of the API, so answers need no ETag.
  app.disable('etag')
  app.set('trust proxy', [...config.trustedProxies])
  app.set('query parser', 'simple')
  app.use(metrics.measure, requestLog(log))
  const behindTls = config.publicOrigins[0]?.startsWith('https:') === true
  app.use(['/api', '/matchmake'], literalEscapes, answerHeaders(behindTls))
  const forPages = securityHeaders(behindTls, needs.inlineScripts, config.processAddress)
  app.use((request, response, next) => {
    if (response.hasHeader('Content-Security-Policy')) next()
    else forPages(request, response, next)
  })
  const whyNotReady = readiness({
    findTrouble: services.archive.findTrouble,
    findRedisTrouble: needs.findRedisTrouble,
    log,
  })
  opsRoutes(app, { metrics, whyNotReady, isStopping: needs.isStopping, metricsFrom: config.metricsFrom })
  app.use('/api', apiRouter(needs))
  app.use('/api', lastResort(log))
}

const apiRouter = (needs: AppNeeds) => {
  const { services, config, log, findGame, hostedGames, beingPlayed, isClosed, gameLimits = gameCheckLimits } = needs
  const router = express.Router({ caseSensitive: true })
  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'no-store')
    if (isClosed()) sendRefusal(response, 'notReady')
    else next()
  })
  router.use(ownOriginOnly(config.publicOrigins))
  const { add, close } = apiRoutes({ router, accounts: services.accounts, throttles: services.throttles, log })
  accountRoutes(add, { ...services, publicOrigins: config.publicOrigins })
  ownAccountRoutes(add, { ...services, playsSet: beingPlayed.playsSet, endGamesOf: endGamesOf(hostedGames) })
  schoolRoutes(add, { ...services, endGamesOf: endGamesOf(hostedGames) })
  classRoutes(add, { ...services, publicOrigins: config.publicOrigins })
  questionSetRoutes(add, { ...services, beingPlayed })
  mapRoutes(add, services)
  sharingRoutes(add, services)
  playerRoutes(add, services)
  pictureRoutes(add, services)
  shopRoutes(add, services)
  boardRoutes(add, services)
  achievementRoutes(add, services)
  practiceRoutes(add, services)
  reportRoutes(add, { ...services, playsSet: beingPlayed.playsSet })
  addressRoutes(add, config)
  gameRoutes(add, { findGame, hostedGames, limits: gameLimits, throttles: services.throttles })
  close()
  return router
}
