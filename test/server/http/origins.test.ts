import { expect, test } from 'vitest'
import { isOwnOrigin } from '../../../server/http/origins.ts'

const asked = (origin: string | undefined, host = 'slimes.local:2567', fetchSite?: string) => ({
  origin,
  host,
  fetchSite,
})

test.each([
  ['the page we served ourselves', asked('http://slimes.local:2567')],
  ['the same behind TLS', asked('https://slimes.local:2567')],
  ['a host in another case', asked('http://slimes.local:2567', 'Slimes.LOCAL:2567')],
  ['a configured origin', asked('https://slimes.example')],
  ['an address of ours', asked('http://192.168.1.7:2567', '192.168.1.7:2567')],
  ['an address of IPv6', asked('http://[fd00::7]:2567', '[fd00::7]:2567')],
  ['this machine', asked('http://localhost:2567', 'localhost:2567')],
  ['no browser at all', asked(undefined)],
  ['a browser that says it is us', asked(undefined, 'slimes.local:2567', 'same-origin')],
])('own: %s', (_what, request) => {
  expect(isOwnOrigin(request, ['https://slimes.example'])).toBe(true)
})

test.each([
  ['another site', asked('https://evil.example')],
  ['another site whose name leads here', asked('http://evil.example', 'evil.example')],
  ['another port', asked('http://slimes.local:1')],
  ['a look-alike', asked('https://slimes.example.evil.example')],
  ['a hidden origin', asked('null')],
  ['nonsense', asked('%%%')],
  ['another scheme', asked('file://slimes.local:2567')],
  ['a browser that says it is elsewhere', asked(undefined, 'slimes.local:2567', 'cross-site')],
])('foreign: %s', (_what, request) => {
  expect(isOwnOrigin(request, ['https://slimes.example'])).toBe(false)
})

test('a school that has not said what it is called answers to every name that leads to it', () => {
  expect(isOwnOrigin(asked('http://slimes.example', 'slimes.example'), [])).toBe(true)
})
