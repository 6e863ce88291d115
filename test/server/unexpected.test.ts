import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { joinAddress } from '../../server/addresses.ts'
import { watchUnexpected } from '../../server/unexpected.ts'

it('what nobody foresaw is written down, counted, and ends nothing', () => {
  const process = new EventEmitter()
  const lines: unknown[] = []
  const counted: string[] = []
  const silent = () => {}
  const log = { debug: silent, info: silent, warn: silent, error: (facts: object) => lines.push(facts) }
  watchUnexpected(process, log, (where) => counted.push(where))
  process.emit('unhandledRejection', new Error('one'))
  process.emit('uncaughtException', new Error('two'))
  process.emit('unhandledRejection', undefined)
  expect(counted).toEqual(['rejection', 'exception', 'rejection'])
  expect(lines).toHaveLength(3)
})

it('a projector shows an address that phones can reach', () => {
  expect(joinAddress('http://school.example:8080', [])).toEqual({ address: 'http://school.example:8080' })
  expect(joinAddress('http://localhost:2567', ['https://slimes.example'])).toEqual({
    address: 'https://slimes.example',
  })
  const { address } = joinAddress('http://localhost:2567', [])
  expect(address).toMatch(/^http:\/\/(\d+\.\d+\.\d+\.\d+|localhost):2567$/)
  // Behind a proxy on the same machine, the name in the address bar counts.
  expect(joinAddress('http://school.example', [], '127.0.0.1')).toEqual({ address: 'http://school.example' })
})

it('a server that listens on this machine alone shows no address of its network, and says that phones do not find it', () => {
  for (const host of ['127.0.0.1', 'localhost', '::1'])
    expect(joinAddress('http://localhost:2567', [], host)).toEqual({ address: 'http://localhost:2567', onlyHere: true })
})
