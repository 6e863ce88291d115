import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Knock } from '../../../rooms/knock.ts'
import { matchmakeRoutes } from '../../../server/http/matchmakeRoutes.ts'
import { until } from '../../rooms/roomHarness.ts'

const heard: Knock[] = []
let answerNow: (() => void) | undefined
const app = express()
matchmakeRoutes(app, {
  knock: (knock) => {
    heard.push(knock)
    return new Promise((resolve) => {
      answerNow = () => resolve({ status: 200, body: {} })
    })
  },
  publicOrigins: [],
  isClosed: () => false,
  log: { error: () => {}, warn: () => {}, info: () => {} } as never,
})
const server = createServer(app)
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
})

const knock = (signal?: AbortSignal) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/matchmake/create/game`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
    ...(signal && { signal }),
  })

it('a device that waits is known to be there, and one that has given up to be gone', async () => {
  const patient = knock()
  await until('the knock', () => heard[0])
  expect(heard[0]?.hasGone()).toBe(false)
  answerNow?.()
  expect((await patient).status).toBe(200)
  const gaveUp = new AbortController()
  const impatient = knock(gaveUp.signal)
  await until('the second knock', () => heard[1])
  expect(heard[1]?.hasGone()).toBe(false)
  gaveUp.abort()
  await expect(impatient).rejects.toThrow('aborted')
  await until('it being gone', () => heard[1]?.hasGone())
})
