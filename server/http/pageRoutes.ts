import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Express, Request, Response } from 'express'
import sirv from 'sirv'
import { isGameCode } from '../../rooms/shared/gameCode.ts'

const aYear = 'public, max-age=31536000, immutable'
/** Icons keep their names: a new one is there the next day, and no page asks for the old one again and again. */
const aDay = 'public, max-age=86400'

const lifeOf = (path: string): string => {
  if (path.startsWith('/assets/')) return aYear
  return /^\/icon[\w-]*\.(?:svg|png)$/.test(path) ? aDay : 'no-cache'
}

/** Scripts, styles and fonts of the build: what no browser opens as a page of its own. */
const isPart = (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path)

/** These tell a browser what a page may do; with each of thirty small files they would weigh as much as some of them. */
const forDocumentsOnly = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Referrer-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
]

/** From the code on the wall into a game: `/join/ABC234` goes on to `/lobby/ABC234`. */
const wayIn = /^\/(join|lobby)\/([\w-]+)\/?(?:\?.*)?$/

/**
 * The way into a game has an HTML of its own, which names all that it loads. And it asks for the game, whose code is in the address,
 * while everything else is still on its way.
 */
const leadIn = (request: Request, response: Response): void => {
  const [, from, code = ''] = wayIn.exec(request.url) ?? []
  if (from === undefined) return
  if (from === 'join' && isGameCode(code.toUpperCase()))
    response.setHeader('Link', `</api/games/${code}>; rel=preload; as=fetch; crossorigin`)
  request.url = '/join'
}

/**
 * A file that a new build has taken away ends its own answer, and neither waits for ever nor fails out of reach. And who hangs up,
 * also before it is their turn, leaves no file open: there are a thousand of them in a process, and then nothing can be opened any more.
 */
const closeTogether = (request: Request, response: Response, file: Readable): void => {
  const close = () => file.destroy()
  file.once('error', () => response.destroy())
  response.once('close', close)
  request.once('error', close)
}

/** The built client. Every path that is no file is a route of its own, so a deep link opens like the home page. */
export const pageRoutes = (app: Express, folder: string): void => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/{*path}', (_request, response) => {
      response.status(503).type('text').send('The pages are not built yet: npm run build')
    })
    return
  }
  const hasWayIn = existsSync(join(folder, 'join.html'))
  app.use((request, response, next) => {
    if (hasWayIn) leadIn(request, response)
    // Nothing here is long enough to be fetched in parts, and for a part that is none there would be no answer at all.
    delete request.headers.range
    response.once('pipe', (file: Readable) => closeTogether(request, response, file))
    next()
  })
  app.use(
    sirv(folder, {
      single: true,
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', lifeOf(path))
        if (isPart(path)) for (const name of forDocumentsOnly) response.removeHeader(name)
      },
    }),
  )
}
