import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createSecureServer } from 'node:http2'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { installFromDebian } from '../../debian.ts'
import { breakableNetwork } from '../school/breakableNetwork.ts'
import { type BrowserSchool, hostedGame, openBrowserSchool } from '../school/browserSchool.ts'

let school: BrowserSchool
beforeAll(async () => {
  school = await openBrowserSchool()
})
afterAll(() => school.close())

/** A certificate for this machine, valid for a day, or null if it cannot be made. */
function certificate(): { key: Buffer; cert: Buffer } | null {
  const place = mkdtempSync(join(tmpdir(), 'slime-tls-'))
  const [key, cert] = [join(place, 'key.pem'), join(place, 'cert.pem')]
  const asked = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout ${key} -out ${cert}`.split(' ')
  const isMade = () => spawnSync('openssl', asked, { stdio: 'ignore' }).status === 0
  try {
    const isThere = isMade() || (installFromDebian('OpenSSL', 'openssl') && isMade())
    return isThere ? { key: readFileSync(key), cert: readFileSync(cert) } : null
  } finally {
    rmSync(place, { recursive: true })
  }
}

const made = certificate()
if (!made) process.stdout.write('No OpenSSL here: what HTTP/2 does is not tested.\n')

/** The proxy of a school. Pages and calls share one HTTP/2 connection, and each line to a game has its own. */
async function openProxy() {
  const { hostname, port } = new URL(school.url)
  const knocks: string[] = []
  const versions = new Set<string>()
  const proxy = createSecureServer({ ...made, allowHTTP1: true }, (asked, answer) => {
    const { url: path = '/', method, headers, authority } = asked
    const usual = Object.entries(headers).filter(([name]) => !name.startsWith(':'))
    const told = { ...Object.fromEntries(usual), host: authority || headers.host, 'x-forwarded-proto': 'https' }
    versions.add(asked.httpVersion)
    const passedOn = request({ hostname, port, path, method, headers: told }, (given) => {
      const { connection, 'transfer-encoding': encoding, 'keep-alive': kept, ...saved } = given.headers
      answer.writeHead(given.statusCode ?? 502, saved)
      given.pipe(answer)
    })
    passedOn.on('error', () => answer.destroy())
    const isKnock = path.includes('/matchmake/')
    asked.on('data', (bytes: Buffer) => void (isKnock && knocks.push(`${headers.cookie ?? 'no cookies'} ${bytes}`)))
    asked.pipe(passedOn)
  })
  const lines = new Set<Duplex>()
  proxy.on('upgrade', (asked, line: Duplex) => {
    const far = connect(Number(port), hostname)
    const heads = Object.entries({ ...asked.headers, 'x-forwarded-proto': 'https' })
    far.write(`GET ${asked.url} HTTP/1.1\r\n${heads.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`)
    for (const end of [line, far]) {
      lines.add(end)
      end.on('error', () => end.destroy())
    }
    far.pipe(line).pipe(far)
  })
  proxy.on('sessionError', () => {})
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `https://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    knocks,
    versions,
    close: () => {
      for (const end of lines) end.destroy()
      proxy.close()
    },
  }
}

it.skipIf(!made)(
  'behind a proxy that speaks HTTP/2 a phone whose one connection is dead comes back by the key of its seat, on another',
  {
    timeout: 300_000,
  },
  async () => {
    const [proxy, { teacher, code }] = await Promise.all([openProxy(), hostedGame(school)])
    onTestFinished(proxy.close)
    const network = await breakableNetwork(proxy.url)
    onTestFinished(network.close)
    const url = network.url.replace('http:', 'https:')
    const { page } = await school.visitor({
      baseURL: url,
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
    })
    await page.goto(`/join/${code}`)
    await page.getByLabel('Nickname').fill('Ann')
    await page.getByRole('button', { name: 'Join', exact: true }).click()
    await page.getByText('You are in, Ann!').waitFor()
    expect([...proxy.versions]).toContain('2.0')
    // The lobby has loaded everything for the game.
    await page.waitForLoadState('networkidle')
    // On a busy machine the browser may notice the dead connection before the page does.
    let way: string[] = []
    for (let blinks = 0; blinks < 3 && !way.join().includes('"byKey":true'); blinks++) {
      const before = proxy.knocks.length
      network.replace()
      await expect.poll(() => proxy.knocks.length, { timeout: 120_000 }).toBeGreaterThan(before)
      way = proxy.knocks.slice(before)
    }
    expect(way.join()).toMatch(/no cookies .*"byKey":true/)
    await teacher.page.getByRole('button', { name: 'Start Game (1 player)' }).click()
    await page.getByRole('button', { name: 'A: First' }).click()
    await page.getByRole('heading', { name: 'Correct!' }).waitFor()
  },
)
