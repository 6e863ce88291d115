import type { RequestHandler } from 'express'
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof keepMetrics>

/** Figures for Prometheus. Labels are routes and never addresses or ids, so that their number stays limited. */
export const keepMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 500 })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3],
    registers: [registry],
  })
  const unexpected = new Counter({
    name: 'unexpected_errors_total',
    help: 'Errors nobody had foreseen, by where they surfaced',
    labelNames: ['where'] as const,
    registers: [registry],
  })
  const leases = new Counter({
    name: 'lease_changes_total',
    help: 'Games that came from a process that was gone, were handed over to another, or were lost to one',
    labelNames: ['what'] as const,
    registers: [registry],
  })
  const journalWrites = new Histogram({
    name: 'journal_write_seconds',
    help: 'How long it took until what happened in a game was safe',
    buckets: [0.000_1, 0.000_3, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 60],
    registers: [registry],
  })

  const measure: RequestHandler = (request, response, next) => {
    const done = durations.startTimer()
    response.once('finish', () => {
      const route = typeof response.locals.route === 'string' ? response.locals.route : 'other'
      done({ method: request.method, route, status: String(response.statusCode) })
    })
    next()
  }

  return { registry, measure, unexpected, leases, journalWrites }
}
