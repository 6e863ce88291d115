import type { RequestHandler } from 'express'
import type { Log } from '../log.ts'

/** One line for each call, with its route: paths and queries may hold private data. */
export const requestLog =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const start = performance.now()
    response.once('finish', () => {
      const facts = {
        method: request.method,
        route: response.locals.route ?? 'other',
        status: response.statusCode,
        ms: Math.round(performance.now() - start),
      }
      if (response.statusCode >= 500) log.warn(facts, 'call')
      else log.debug(facts, 'call')
    })
    next()
  }
