import type { Express } from 'express'
import type { Metrics } from './metrics.ts'

type Needs = {
  metrics: Metrics
  /** Rejects while the records cannot be reached. */
  ping: () => Promise<void>
  isStopping: () => boolean
}

const patienceMs = 3_000

/** `/healthz`: the process answers. `/readyz`: it can do its work. `/metrics`: how it is doing. */
export const opsRoutes = (app: Express, { metrics, ping, isStopping }: Needs) => {
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })

  app.get('/readyz', async (_request, response) => {
    const ready = !isStopping() && (await reachable(ping))
    response.status(ready ? 200 : 503).json({ status: ready ? 'ready' : 'not ready' })
  })

  app.get('/metrics', async (_request, response) => {
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

/** A database that hangs is as good as none. */
const reachable = async (ping: () => Promise<void>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false)
  })
  try {
    return await Promise.race([ping().then(() => true), late])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
