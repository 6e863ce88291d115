import { BlockList, isIP } from 'node:net'
import type { Express } from 'express'
import type { Metrics } from './metrics.ts'

type Needs = {
  metrics: Metrics
  /** Why the server cannot work at the moment. */
  whyNotReady: () => Promise<string | undefined>
  isStopping: () => boolean
  /** Addresses that may read the figures, beside this machine itself. */
  metricsFrom: readonly string[]
}

/** `/healthz`: the process answers. `/readyz`: it can work. `/metrics`: the figures. */
export const opsRoutes = (app: Express, { metrics, whyNotReady, isStopping, metricsFrom }: Needs) => {
  const readers = listed(['127.0.0.0/8', '::1', ...metricsFrom])

  app.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' })
  })

  app.get('/readyz', async (_request, response) => {
    const reason = isStopping() ? 'stopping' : await whyNotReady()
    if (reason === undefined) response.json({ status: 'ready' })
    else response.status(503).json({ status: 'not ready', reason })
  })

  app.get('/metrics', async (request, response) => {
    if (!isListed(readers, request.ip)) return void response.status(404).end()
    response.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })
}

const kindOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const listed = (ranges: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    if (bits === undefined) list.addAddress(address, kindOf(address))
    else list.addSubnet(address, Number(bits), kindOf(address))
  }
  return list
}

const isListed = (list: BlockList, address = ''): boolean => isIP(address) !== 0 && list.check(address, kindOf(address))
