import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageRoutes } from '../../../server/http/pageRoutes.ts'

let folder: string
let server: Server
let url: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'slime-pages-'))
  writeFileSync(join(folder, 'index.html'), '<title>Slimes</title>')
  writeFileSync(join(folder, 'old.js'), 'export {}')
  const app = express()
  pageRoutes(app, folder)
  server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

test.each(['/', '/join/ABC234', '/no/such/page'])('%s opens the one page there is', async (path) => {
  const response = await fetch(url + path)
  expect([response.status, await response.text()]).toEqual([200, '<title>Slimes</title>'])
})

test.each(['0-3', '9-1', '-1', '99-', 'x', '0-0,1-1'])('the range %s is answered with the whole', async (range) => {
  const response = await fetch(`${url}/`, { headers: { range: `bytes=${range}` } })
  expect([response.status, await response.text()]).toEqual([200, '<title>Slimes</title>'])
})

test('a file that a new build has taken away ends its own answer and nothing else', async () => {
  rmSync(join(folder, 'old.js'))
  await expect(fetch(`${url}/old.js`).then((response) => response.text())).rejects.toThrow()
  expect((await fetch(`${url}/`)).status).toBe(200)
})
