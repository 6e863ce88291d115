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
  ['no browser at all', asked(undefined)],
  ['a browser that says it is us', asked(undefined, 'slimes.local:2567', 'same-origin')],
])('own: %s', (_what, request) => {
  expect(isOwnOrigin(request, ['https://slimes.example'])).toBe(true)
})

test.each([
  ['another site', asked('https://evil.example')],
  ['another port', asked('http://slimes.local:1')],
  ['a look-alike', asked('https://slimes.example.evil.example')],
  ['a hidden origin', asked('null')],
  ['nonsense', asked('%%%')],
  ['another scheme', asked('file://slimes.local:2567')],
  ['a browser that says it is elsewhere', asked(undefined, 'slimes.local:2567', 'cross-site')],
])('foreign: %s', (_what, request) => {
  expect(isOwnOrigin(request, ['https://slimes.example'])).toBe(false)
})
