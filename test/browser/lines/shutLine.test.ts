import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addQuestionSet, type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'
import { choose } from '../school/choose.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** As a server answers to whom it lets a line open. */
const welcome = ({ headers }: IncomingMessage) => {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`
  const accepted = createHash('sha1').update(key).digest('base64')
  const head = [
    '101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accepted}`,
  ]
  return `HTTP/1.1 ${head.join('\r\n')}\r\n\r\n`
}

const ways = {
  refuses: (line: Duplex) => void line.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
  swallows: () => {},
  'opens and keeps silent': (line: Duplex, asked: IncomingMessage) => void line.write(welcome(asked)),
  'opens and cuts': (line: Duplex, asked: IncomingMessage) => void line.end(welcome(asked)),
}

/** A school's filter that lets pages through, but no line to a game until the test opens it. */
async function openFilter(way: keyof typeof ways) {
  const { hostname, port } = new URL(school.url)
  let isShut = true
  const filter = createServer((asked, answer) => {
    const { url: path, method, headers } = asked
    const passedOn = request({ hostname, port, path, method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      given.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    asked.pipe(passedOn)
  })
  const lines = new Set<Duplex>()
  filter.on('upgrade', (asked, line) => {
    lines.add(line)
    line.on('error', () => line.destroy())
    if (isShut) return ways[way](line, asked)
    const { url: path, method, headers } = asked
    const passedOn = request({ hostname, port, path, method, headers })
    passedOn.on('upgrade', (given, far, first) => {
      lines.add(far)
      const told = Object.entries(given.headers).map(([name, value]) => `${name}: ${value}\r\n`)
      line.write(`HTTP/1.1 101 Switching Protocols\r\n${told.join('')}\r\n`)
      line.write(first)
      far.pipe(line).pipe(far)
      far.on('error', () => line.destroy())
    })
    passedOn.end()
  })
  filter.listen(0, '127.0.0.1')
  await once(filter, 'listening')
  return {
    url: `http://127.0.0.1:${(filter.address() as AddressInfo).port}`,
    open: () => {
      isShut = false
    },
    close: async () => {
      for (const line of lines) line.destroy()
      filter.closeAllConnections()
      filter.close()
    },
  }
}

it.each(Object.keys(ways) as (keyof typeof ways)[])(
  'a phone in a network that %s lines to games reads why it does not get in, and gets in as soon as it can',
  async (way) => {
    const [filter, { code }] = await Promise.all([openFilter(way), hostedGame(school)])
    const { page, errors } = await school.visitor({ baseURL: filter.url, viewport: { width: 390, height: 844 } })
    await page.goto(`/join/${code}`)
    await page.getByLabel('Nickname').fill('Ann')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    const told = page.getByRole('status').filter({ hasText: 'the network may block WebSockets' })
    await told.waitFor({ timeout: 60_000 })
    expect(await told.evaluate((words) => words.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
    filter.open()
    await page.getByText('You are in, Ann!').waitFor({ timeout: 60_000 })
    expect(errors.filter((error) => !error.startsWith('WebSocket connection to'))).toEqual([])
    await filter.close()
  },
)

it('a teacher in such a network reads why no game opens, and leaves none behind', async () => {
  const filter = await openFilter('refuses')
  const teacher = await school.newcomer('teacher')
  const { page } = teacher
  await addQuestionSet(teacher, school.url)
  await page.goto(`${filter.url}/teacher`)
  await choose(page.getByRole('radio', { name: /^Planets/ }).first())
  const create = page.getByRole('button', { name: 'Create Game & Get Code' })
  await create.click()
  const problem = page.getByRole('alert').filter({ hasText: 'Connection not ready. Please try again.' })
  await problem.waitFor()
  await expect
    .poll(async () => {
      await create.click()
      return problem.textContent()
    })
    .toContain('Your network may block WebSockets')
  // Games that were opened in vain do not stay open, where they would count for the limit.
  const open = async () => (await page.request.get(`/api/player/${teacher.user.id}/games`)).json()
  await expect.poll(open).toEqual([])
  await filter.close()
})
