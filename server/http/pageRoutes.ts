import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Express } from 'express'
import sirv from 'sirv'

const aYear = 'public, max-age=31536000, immutable'

/** The built client. Every path that is no file is a route of its own, so a deep link opens like the home page. */
export const pageRoutes = (app: Express, folder: string): void => {
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/{*path}', (_request, response) => {
      response.status(503).type('text').send('The pages are not built yet: npm run build')
    })
    return
  }
  app.use((request, response, next) => {
    // Nothing here is long enough to be fetched in parts, and for a part that is none there would be no answer at all.
    delete request.headers.range
    // A file that a new build has taken away ends its own answer, and neither waits for ever nor fails out of reach.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    next()
  })
  app.use(
    sirv(folder, {
      single: true,
      brotli: true,
      gzip: true,
      etag: true,
      setHeaders: (response, path) => {
        response.setHeader('Cache-Control', path.startsWith('/assets/') ? aYear : 'no-cache')
      },
    }),
  )
}
