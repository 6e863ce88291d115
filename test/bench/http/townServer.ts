import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { mountApp } from '../../../server/app.ts'
import { type ArchivePlace, openArchive } from '../../../server/archive/openArchive.ts'
import { seedContent } from '../../../server/content/seed.ts'
import { keepMetrics } from '../../../server/http/metrics.ts'
import { openLog } from '../../../server/log.ts'
import { openServices } from '../../../server/services.ts'
import { settleTown, type Town } from './town.ts'

/** The HTTP side of the server in a process of its own, over an archive with a whole town in it. */
export type TownPlan = { place: ArchivePlace; townsfolk: number }
export type TownReady = { url: string; town: Town; settledInMs: number }

const { place, townsfolk }: TownPlan = JSON.parse(process.argv[2] ?? '')
const archive = await openArchive(place)
const log = openLog('silent')
const services = openServices({ archive, log, secretCodes: [] })
await seedContent(services)
const start = performance.now()
const town = await settleTown(services, townsfolk)
const settledInMs = performance.now() - start

const app = express()
const config = { publicOrigins: [], trustedProxies: [], metricsFrom: [] }
mountApp(app, {
  services,
  config,
  log,
  metrics: keepMetrics(),
  findGame: async () => undefined,
  beingPlayed: { playsSet: () => false, askedAhead: async () => new Set() },
  hostedGames: {
    of: async () => [],
    playedBy: async () => [],
    end: async () => 'gameNotFound',
    again: async () => 'gameNotFound',
  },
  isStopping: () => false,
  isClosed: () => false,
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
process.send?.({ url, town, settledInMs } satisfies TownReady)
process.once('disconnect', () => process.exit())
