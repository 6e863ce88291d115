import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { matchMaker } from '@colyseus/core'
import express from 'express'
import { countRooms } from '../rooms/census.ts'
import { askedAhead } from '../rooms/classAhead.ts'
import { bringGamesBack, lookAtGame, openFrontDoor } from '../rooms/frontDoor.ts'
import { GameRoom } from '../rooms/game/GameRoom.ts'
import { endHostedGame, gamesHostedBy, gamesPlayedBy, playAgain } from '../rooms/hostedGames.ts'
import type { Knock } from '../rooms/knock.ts'
import type { RoomPorts } from '../rooms/ports.ts'
import { PracticeRoom } from '../rooms/practice/PracticeRoom.ts'
import { sameSet } from '../rooms/sameSet.ts'
import type { PlayAgain } from '../rooms/shared/contract/hostedGames.ts'
import { openThrottles } from './accounts/throttle.ts'
import { mountApp } from './app.ts'
import { type Archive, openArchive } from './archive/openArchive.ts'
import { AttentiveTransport, lookEveryMs } from './attentiveTransport.ts'
import { buildOf, inlineScriptsOf } from './builtPages.ts'
import type { Config } from './config.ts'
import { readSecretCodes } from './content/secretCodes.ts'
import { seedContent } from './content/seed.ts'
import { openServer } from './hastyLines.ts'
import { matchmakeRoutes } from './http/matchmakeRoutes.ts'
import { keepMetrics } from './http/metrics.ts'
import { pageRoutes } from './http/pageRoutes.ts'
import type { BeingPlayed } from './http/questionSetRoutes.ts'
import { keepSchoolMetrics } from './http/schoolMetrics.ts'
import { lastResort } from './http/security.ts'
import type { Log } from './log.ts'
import { doorThrottle } from './ports/doorThrottle.ts'
import { roomPorts } from './ports/roomPorts.ts'
import { lookAfterGames, othersOf } from './processes/school.ts'
import { openProcess } from './processes/thisProcess.ts'
import { openServices, type ServiceNeeds } from './services.ts'
import { mayUpgrade } from './upgrades.ts'
import { WholeFrames } from './wholeFrames.ts'

type RunningServer = {
  port: number
  archive: Archive['engine']
  countUnexpected(where: string): void
  stop(): Promise<void>
}

type Options = Partial<Pick<ServiceNeeds, 'passwordCost' | 'limits'>> & Pick<RoomPorts, 'phaseMs'> & { pages?: string }

const underWayMs = 1_000

const builtPages = join(import.meta.dirname, '../dist/client')

const largestMessage = 4 * 1024

/** Puts the whole product together on one port: archive, services, HTTP, rooms and the built pages. */
export const serve = async (config: Config, log: Log, options: Options = {}): Promise<RunningServer> => {
  const self = await openProcess(config.redisUrl, log)
  const metrics = keepMetrics()
  const place = config.mongoUri ? { mongoUri: config.mongoUri, writer: self.id } : { dataDir: config.dataDir }
  const archive = await openArchive(place, log, (seconds) => metrics.journalWrites.observe(seconds))
  const services = openServices({
    ...options,
    archive,
    log,
    timeZone: config.timeZone,
    rules: config.school,
    throttles: openThrottles(self.redis?.commands),
    secretCodes: await readSecretCodes(),
  })
  await seedContent(services)
  const load = () => matchMaker.stats.local.ccu + matchMaker.stats.local.roomCount
  const others = othersOf({ archive, self, log, load })
  keepSchoolMetrics(metrics.registry, {
    countRooms,
    gamesBehind: archive.gamesBehind,
    processes: () => others?.lease.known() ?? 1,
  })
  let stopping = false
  const isStopping = () => stopping
  // With other processes this one goes on answering while its games leave: a proxy cannot tell its "not now" from others.
  const isClosed = () => stopping && others === undefined

  const pages = options.pages ?? builtPages
  const ports = { ...roomPorts(services, buildOf(pages), others, self), phaseMs: options.phaseMs }
  const app = express()
  const inlineScripts = inlineScriptsOf(pages)
  mountApp(app, {
    services,
    config,
    log,
    metrics,
    findGame: findGame(ports),
    hostedGames: hostedGamesOf(ports),
    beingPlayed: beingPlayedOf(ports),
    isStopping,
    isClosed,
    findRedisTrouble: async () => self.redis?.trouble(),
    inlineScripts,
  })
  matchmakeRoutes(app, {
    knock: openFrontDoor(ports, doorThrottle(services.throttles)),
    publicOrigins: config.publicOrigins,
    isClosed,
    log,
  })
  pageRoutes(app, pages)
  app.use(lastResort(log))

  const server = openServer(app)
  await openRooms(server, ports, config)
  await others?.enter()
  const returned = await bringGamesBack(ports)
  if (returned > 0) log.info({ games: returned }, 'running games brought back')
  await listening(server, config)
  const games = others && lookAfterGames(others, ports, (what, by) => metrics.leases.inc({ what }, by))

  const stop = async () => {
    stopping = true
    await games?.leave().catch((err: unknown) => log.warn({ err }, 'games could not be handed over'))
    // Closing rooms loses nothing: their games are in the journal and go on at the next start.
    await matchMaker.gracefullyShutdown().catch((error: unknown) => log.error({ err: error }, 'rooms did not stop'))
    await games?.end().catch((err: unknown) => log.warn({ err }, 'the others could not be told of the end'))
    await closed(server)
    await services.close()
    await self.close()
  }
  return {
    port: (server.address() as AddressInfo).port,
    archive: archive.engine,
    countUnexpected: (where) => metrics.unexpected.inc({ where }),
    stop,
  }
}

/** Refuses new requests at once, and lets running ones be answered. */
const closed = async (server: Server) => {
  const isClosed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), underWayMs)
  await isClosed
  clearTimeout(cut)
}

/** What a host may do with their games from outside of them. */
const hostedGamesOf = (ports: RoomPorts) => ({
  of: (userId: string) => gamesHostedBy(ports, userId),
  playedBy: (userId: string) => gamesPlayedBy(ports, userId),
  end: (code: string, userId: string) => endHostedGame(ports, code, userId),
  again: (code: string, from: Pick<Knock, 'cookie' | 'address' | 'device'>, wish: PlayAgain) =>
    playAgain(ports, code, from, wish),
})

/** The sets and questions being played anywhere, so that players cannot look up their answers. */
const beingPlayedOf = (ports: RoomPorts): BeingPlayed => ({
  playsSet: async (setId, who) =>
    sameSet.isPlaying(setId, who) || (await ports.whereabouts.played(setId, who)).length > 0,
  askedAhead: (address) => askedAhead(ports, address),
})

const findGame = (ports: RoomPorts) => async (code: string, userId: string | null) => {
  const sign = await lookAtGame(ports, code, userId)
  return sign && { open: sign.refusal === null, ...sign }
}

/** Opens the rooms without the HTTP routes of Colyseus, which answer any origin and allow more than a game needs. */
const openRooms = async (server: Server, ports: RoomPorts, { publicOrigins, processAddress }: Config) => {
  await matchMaker.setup(undefined, undefined, processAddress)
  matchMaker.defineRoomType(
    'game',
    class extends GameRoom {
      protected readonly ports = ports
    },
  )
  matchMaker.defineRoomType(
    'practice',
    class extends PracticeRoom {
      protected readonly ports = ports
    },
  )
  const transport = new AttentiveTransport({
    noServer: true,
    maxPayload: largestMessage,
    pingInterval: lookEveryMs,
    WebSocket: WholeFrames,
  })
  transport.attachToServer(server, { filter: mayUpgrade(publicOrigins) })
  await matchMaker.accept()
}

const listening = (server: Server, { port, host }: Config): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve())
  })
