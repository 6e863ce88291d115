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
  expect(joinAddress('http://school.example:8080', [])).toBe('http://school.example:8080')
  expect(joinAddress('http://localhost:2567', ['https://slimes.example'])).toBe('https://slimes.example')
  expect(joinAddress('http://localhost:2567', [])).toMatch(/^http:\/\/(\d+\.\d+\.\d+\.\d+|localhost):2567$/)
})
