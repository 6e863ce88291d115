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

/** Host names for sockets, if processes have names of their own: all names under the same parent. */
export const socketNames = (processAddress: string | undefined): string[] => {
  if (processAddress === undefined || processAddress.startsWith('/')) return []
  const [host = ''] = processAddress.split('/')
  const [name = '', port] = host.split(':')
  const labels = name.split('.')
  if (isIP(name) !== 0 || labels.length < 3) return [`${name}:*`]
  return [`*.${labels.slice(1).join('.')}${port === undefined ? '' : ':*'}`]
}

/** Everything has to come from us, sockets included. This limits style attributes in markup, but no styles set by scripts. */
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
          // In older versions of Safari 'self' does not include sockets to the same host.
          (request) => (hostOf(request) ? `${scheme}://${hostOf(request)}` : "'self'"),
          ...socketNames(processAddress).map((name) => `${scheme}://${name}`),
        ],
        fontSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        frameSrc: ["'none'"],
        // Question sets may show pictures of other hosts.
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
    // Over plain HTTP, as in a school's own network, browsers ignore these headers and complain about them.
    strictTransportSecurity: behindTls,
    crossOriginOpenerPolicy: behindTls,
    originAgentCluster: behindTls,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
}

/** For answers that only pages read. If a browser does show one, it may load, run and frame nothing. */
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

/** Refuses a changing request from another site before reading it. */
export const ownOriginOnly =
  (publicOrigins: readonly string[]): RequestHandler =>
  (request, response, next) => {
    if (harmlessMethods.has(request.method) || isFromOwnPage(request.headers, publicOrigins)) next()
    else sendRefusal(response, 'foreignOrigin')
  }

/**
 * Treats a broken escape in an address as plain text. So a person who typed it hears that there is no such page, and not
 * that the browser sent nonsense.
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

/** Errors of Express and its body parser are mostly about bad requests. They bring the status, and we add the words. */
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
