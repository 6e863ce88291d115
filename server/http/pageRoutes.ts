import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Express, Request, Response } from 'express'
import { isGameCode } from '../../rooms/shared/gameCode.ts'
import { readPageFiles, sendPageFile } from '../pageFiles.ts'

const aYear = 'public, max-age=31536000, immutable'
/** Icons keep their names. So a new one may take a day to appear, and no page asks for the old one again and again. */
const aDay = 'public, max-age=86400'

const lifeOf = (path: string): string => {
  if (path.startsWith('/assets/')) return aYear
  return /^\/icon[\w-]*\.(?:svg|png)$/.test(path) ? aDay : 'no-cache'
}

/** Scripts, styles and fonts of the build, which no browser opens as a page. */
const isPart = (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|woff2)$/.test(path)

/** These headers say what a page may do. On each of thirty small files they would weigh as much as some of them. */
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

/** The way from the code on the wall into a game: `/join/ABC234` goes on to `/lobby/ABC234`. */
const wayIn = /^\/(join|lobby)\/([\w-]+)\/?(?:\?.*)?$/

/**
 * The way into a game has its own HTML, which names everything that it loads. The code is in the address, so the browser can ask
 * for the game while the rest is still on its way.
 */
const leadIn = (request: Request, response: Response): void => {
  const [, from, code = ''] = wayIn.exec(request.url) ?? []
  if (from === undefined) return
  if (from === 'join' && isGameCode(code.toUpperCase()))
    response.setHeader('Link', `</api/games/${code}>; rel=preload; as=fetch; crossorigin`)
  request.url = '/join'
}

/** A path with an ending asks for a file, and one that begins with a dot comes from a program. No page has either. */
const isNoPage = (path: string): boolean => /\.\w+$|\/\./.test(path)

/**
 * Serves the built client. Every path that is no file opens as a page, so deep links work like the home page. A server keeps one
 * build as long as it runs, the one that it names to games. A new build beside it changes nothing until the next start:
 * otherwise pages of one build would ask for files of the other for ever.
 */
export const pageRoutes = (app: Express, folder: string): void => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/{*path}', (_request, response) => {
      response.setHeader('Cache-Control', 'no-store')
      response.status(503).type('text').send('The pages are not built yet: npm run build')
    })
    return
  }
  const files = readPageFiles(folder)
  const ways = (path: string) => [path, `${path.replace(/\/$/, '')}.html`, ...(isNoPage(path) ? [] : ['/index.html'])]
  app.use((request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next()
    if (files.has('/join.html')) leadIn(request, response)
    for (const path of ways(request.path)) {
      const file = files.get(path)
      if (!file) continue
      response.setHeader('Cache-Control', lifeOf(path))
      if (isPart(path)) for (const name of forDocumentsOnly) response.removeHeader(name)
      return sendPageFile(request, response, path, file)
    }
    // Another process with another build may have the file, or this process after its next start. So no cache on the way may
    // keep the answer that it is missing.
    response.setHeader('Cache-Control', 'no-store')
    next()
  })
}
