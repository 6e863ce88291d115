import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { ErrorRequestHandler, RequestHandler } from 'express'
import helmet from 'helmet'
import { refusalOfTrouble } from '../archive/trouble.ts'
import type { Log } from '../log.ts'
import { sendRefusal } from './apiRoutes.ts'
import { isFromOwnPage } from './origins.ts'

const hostOf = (request: IncomingMessage) => {
  const host = request.headers.host ?? ''
  return /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? host : ''
}

/** Where processes have names of their own, those of all of them: beside this one's, under the same parent. */
export const socketNames = (processAddress: string | undefined): string[] => {
  if (processAddress === undefined || processAddress.startsWith('/')) return []
  const [host = ''] = processAddress.split('/')
  const [name = '', port] = host.split(':')
  const labels = name.split('.')
  if (isIP(name) !== 0 || labels.length < 3) return [`${name}:*`]
  return [`*.${labels.slice(1).join('.')}${port === undefined ? '' : ':*'}`]
}

/** Everything comes from us, sockets included. Styles set by scripts are not touched by this; style attributes in markup are. */
export const securityHeaders = (
  behindTls: boolean,
  inlineScripts: readonly string[] = [],
  processAddress?: string,
): RequestHandler => {
  const scheme = behindTls ? 'wss' : 'ws'
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        connectSrc: [
          "'self'",
          // Older Safaris do not count sockets to the same host as 'self'.
          (request) => (hostOf(request) ? `${scheme}://${hostOf(request)}` : "'self'"),
          ...socketNames(processAddress).map((name) => `${scheme}://${name}`),
        ],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'none'"],
        // Question sets may show pictures from elsewhere.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        workerSrc: ["'self'"],
      },
    },
    // Over plain HTTP, as in a school's own network, browsers ignore these and complain about them.
    strictTransportSecurity: behindTls,
    crossOriginOpenerPolicy: behindTls,
    originAgentCluster: behindTls,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
}

/** For what a page reads and no browser shows: should one show it after all, it may load, run and frame nothing. */
export const answerHeaders = (behindTls: boolean): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: behindTls,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A state-changing request from another site is refused before anybody reads it. */
export const ownOriginOnly =
  (publicOrigins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (harmlessMethods.has(request.method) || isFromOwnPage(request.headers, publicOrigins)) next()
    else sendRefusal(response, 'foreignOrigin')
  }

/**
 * A broken escape in an address stands for itself: the address names nothing that there is, and whoever has typed it is told
 * so, as for any other name, and not that their browser speaks nonsense.
 */
export const literalEscapes: RequestHandler = (request, _response, next) => {
  const [path = '', ...rest] = request.url.split('?')
  try {
    decodeURIComponent(path)
  } catch {
    request.url = [path.replaceAll('%', '%25'), ...rest].join('?')
  }
  next()
}

/** What Express and its body parser throw is mostly about bad requests; they know the status, we know the words. */
export const lastResort =
  (log: Log): ErrorRequestHandler =>
  (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error)
    const status = statusIn(error)
    if (status === 413) return sendRefusal(response, 'tooLarge')
    if (status !== undefined) return sendRefusal(response, 'malformed', status)
    log.error({ err: error, method: request.method }, 'a request failed')
    sendRefusal(response, refusalOfTrouble(error) ?? 'somethingWentWrong')
  }

const statusIn = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  const { status } = error
  return typeof status === 'number' && status >= 400 && status < 500 ? status : undefined
}
