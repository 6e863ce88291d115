import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

test('an empty environment is a complete configuration', () => {
  expect(readConfig({})).toEqual({
    port: 2567,
    host: undefined,
    dataDir: `${process.cwd()}/data`,
    mongoUri: undefined,
    publicOrigins: [],
    logLevel: 'info',
    redisUrl: undefined,
    trustedProxies: ['loopback'],
    timeZone: undefined,
  })
})

test('empty variables count as unset, and addresses become origins', () => {
  const config = readConfig({
    PORT: '',
    PUBLIC_URL: 'https://slimes.example/, http://localhost:5173',
    DATA_DIR: '/srv/slimes',
  })
  expect(config).toMatchObject({
    port: 2567,
    dataDir: '/srv/slimes',
    publicOrigins: ['https://slimes.example', 'http://localhost:5173'],
  })
})

test('every problem is named at once, without repeating what may be secret', () => {
  const config = readConfig({
    PORT: '99999',
    LOG_LEVEL: 'loud',
    MONGODB_URI: 'postgres://user:hunter2@db',
    PUBLIC_URL: 'slimes',
    TRUSTED_PROXIES: 'loopback, everybody',
    TIME_ZONE: 'Moon/Crater',
  })
  if (!('problems' in config)) throw new Error('this should not fit')
  expect(config.problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'MONGODB_URI',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'TRUSTED_PROXIES',
    'TIME_ZONE',
  ])
  expect(config.problems.join()).not.toContain('hunter2')
})
