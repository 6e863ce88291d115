import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import type { Role, User } from '../../rooms/shared/contract/accounts.ts'
import type { AccountLimits } from '../../server/accounts/accounts.ts'
import type { Throttles } from '../../server/accounts/throttle.ts'
import { mountApp } from '../../server/app.ts'
import { openArchive } from '../../server/archive/openArchive.ts'
import type { DoorLimits } from '../../server/classes/classDoors.ts'
import type { KnockPaces } from '../../server/classes/own/knocks.ts'
import type { PassLimits } from '../../server/classes/passes.ts'
import type { ClassPaces } from '../../server/classes/pupils.ts'
import { hashSecretCode, type SecretCode } from '../../server/content/secretCodes.ts'
import type { FindGame, FoundGame, GameCheckLimits, HostedGames } from '../../server/http/gameRoutes.ts'
import { keepMetrics } from '../../server/http/metrics.ts'
import type { BeingPlayed } from '../../server/http/questionSetRoutes.ts'
import { openLog } from '../../server/log.ts'
import { type SchoolRules, usualRules } from '../../server/schoolRules.ts'
import { openServices } from '../../server/services.ts'

/** The real server behind a real port, with an archive of its own and passwords that are cheap to check. */

/** The password of all users in tests that are not about passwords. */
export const usualPassword = 'slime-time'

export const cheapPasswords = { N: 2 ** 4, r: 1, p: 1 }

type Wishes = {
  limits?: Partial<AccountLimits & PassLimits & ClassPaces & DoorLimits & KnockPaces>
  gameLimits?: GameCheckLimits
  publicOrigins?: string[]
  games?: Record<string, FoundGame>
  findGame?: FindGame
  hostedGames?: HostedGames
  beingPlayed?: Partial<BeingPlayed>
  secretCodes?: SecretCode[]
  metricsFrom?: string[]
  rules?: Partial<SchoolRules>
  now?: () => number
  throttles?: Throttles
}

export type School = Awaited<ReturnType<typeof openSchool>>

export const openSchool = async (wishes: Wishes = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'slime-school-'))
  const archive = await openArchive({ dataDir })
  const log = openLog('silent')
  const services = openServices({
    archive,
    log,
    secretCodes: wishes.secretCodes ?? [
      { id: 'cave', hash: hashSecretCode('OPEN SESAME'), slimeId: 'tako', place: 'shop', hint: 'Forty thieves' },
    ],
    passwordCost: cheapPasswords,
    rules: { ...usualRules, ...wishes.rules },
    ...(wishes.now && { now: wishes.now }),
    ...(wishes.throttles && { throttles: wishes.throttles }),
    limits: { registrationsByAddress: { points: 100_000, seconds: 60 }, ...wishes.limits },
  })
  const state = { stopping: false }
  const app = express()
  mountApp(app, {
    services,
    config: {
      publicOrigins: wishes.publicOrigins ?? [],
      trustedProxies: ['loopback'],
      metricsFrom: wishes.metricsFrom ?? [],
    },
    log,
    metrics: keepMetrics(),
    findGame: wishes.findGame ?? (async (code) => wishes.games?.[code]),
    beingPlayed: { playsSet: () => false, askedAhead: async () => new Set(), ...wishes.beingPlayed },
    hostedGames: wishes.hostedGames ?? {
      of: async () => [],
      playedBy: async () => [],
      end: async () => 'gameNotFound',
      again: async () => 'gameNotFound',
    },
    isStopping: () => state.stopping,
    isClosed: () => state.stopping,
    ...(wishes.gameLimits && { gameLimits: wishes.gameLimits }),
  })
  const server = app.listen(0, '127.0.0.1')
  // A test that computes for seconds without a call blocks the clock of the callers and of the server alike. Both would then find
  // the line idle at the same moment, and a call sent just then would be lost.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    dataDir,
    services,
    archive,
    state,
    visitor: () => openVisitor(url),
    /** A user who has just registered. */
    newcomer: async (role: Role = 'student', username = uniqueName()) => {
      const visitor = openVisitor(url)
      const answer = await visitor.post('/api/auth/register', { username, password: usualPassword, role })
      if (answer.status !== 201) throw new Error(`registering failed: ${JSON.stringify(answer.body)}`)
      return Object.assign(visitor, { user: answer.body as User })
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await services.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

let count = 0
export const uniqueName = () => `pupil_${process.pid % 10_000}_${count++}`

type Answer = { status: number; body: unknown; headers: Headers }

export type Visitor = ReturnType<typeof openVisitor>

/** A browser's worth of cookies. */
export const openVisitor = (url: string) => {
  const jar = new Map<string, string>()
  const worn = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const wear = (pair: string) => {
    const [, name = '', value = ''] = /^([^=;]*)=?([^;]*)/.exec(pair) ?? []
    jar.set(name, value)
  }
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(jar.size > 0 && { cookie: worn() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) wear(set)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
  }
  return {
    send,
    get: (path: string, headers?: Record<string, string>) => send('GET', path, undefined, headers),
    post: (path: string, body?: unknown, headers?: Record<string, string>) => send('POST', path, body, headers),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
    /** `cookie`: all cookies as the browser sends them. `wear` adds one. */
    cookie: worn,
    wear,
    takeOff: (name: string) => jar.delete(name),
  }
}
