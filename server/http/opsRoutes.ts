import type { Express } from 'express'
import type { Metrics } from './metrics.ts'

type Needs = {
  metrics: Metrics
  /** Why no work can be done. */
  whyNotReady: () => Promise<string | undefined>
  isStopping: () => boolean
}

/** `/healthz`: the process answers. `/readyz`: it can do its work. `/metrics`: how it is doing. */
export const opsRoutes = (app: Express, { metrics, whyNotReady, isStopping }: Needs) => {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })

  app.get('/readyz', async (_request, response) => {
    const reason = isStopping() ? 'stopping' : await whyNotReady()
    if (reason === undefined) response.json({ status: 'ready' })
    else response.status(503).json({ status: 'not ready', reason })
  })

  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}
