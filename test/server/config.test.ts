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
    processAddress: undefined,
    trustedProxies: ['loopback'],
    timeZone: undefined,
    metricsFrom: [],
    school: {
      teacherCode: undefined,
      publicLeaderboard: true,
      pictureHosts: [],
      keepsDays: { reports: 400, practice: 180, sessions: 30, rosters: 60 },
    },
  })
})

test('empty variables count as unset, and addresses become origins', () => {
  const config = readConfig({
    PORT: '',
    PUBLIC_URL: 'https://slimes.example:443/, http://localhost:5173',
    DATA_DIR: '/srv/slimes',
    TEACHER_CODE: ' blue-whale-7 ',
    PUBLIC_LEADERBOARD: 'false',
    KEEP_REPORTS_DAYS: '30',
    PICTURE_HOSTS: 'upload.wikimedia.org',
    METRICS_FROM: '10.0.0.5, fd00::/8',
  })
  expect(config).toMatchObject({
    port: 2567,
    dataDir: '/srv/slimes',
    publicOrigins: ['https://slimes.example', 'http://localhost:5173'],
    metricsFrom: ['10.0.0.5', 'fd00::/8'],
    school: {
      teacherCode: 'blue-whale-7',
      publicLeaderboard: false,
      pictureHosts: ['upload.wikimedia.org'],
      keepsDays: { reports: 30, practice: 180, sessions: 30, rosters: 60 },
    },
  })
})

test('every problem is named at once, without repeating what may be secret', () => {
  const config = readConfig({
    PORT: '99999',
    LOG_LEVEL: 'loud',
    DATA_DIR: '~/slimes',
    MONGODB_URI: 'postgres://user:hunter2@db',
    PUBLIC_URL: 'slimes',
    REDIS_URL: 'redis://:hunter2@localhost:99999',
    PROCESS_ADDRESS: 'wss://p1',
    TRUSTED_PROXIES: 'loopback, everybody',
    TIME_ZONE: 'Moon/Crater',
    METRICS_FROM: '10.0.0.0/33',
    TEACHER_CODE: 'abc',
    PUBLIC_LEADERBOARD: 'maybe',
    PICTURE_HOSTS: 'https://x',
    KEEP_PRACTICE_DAYS: '0',
    KEEP_SESSIONS_DAYS: 'long',
    KEEP_ROSTER_DAYS: '-1',
  })
  if (!('problems' in config)) throw new Error('this should not fit')
  expect(config.problems.map((problem) => problem.split(' ')[0])).toEqual([
    'PORT',
    'DATA_DIR',
    'MONGODB_URI',
    'PUBLIC_URL',
    'LOG_LEVEL',
    'REDIS_URL',
    'PROCESS_ADDRESS',
    'TRUSTED_PROXIES',
    'METRICS_FROM',
    'TEACHER_CODE',
    'TIME_ZONE',
    'PUBLIC_LEADERBOARD',
    'PICTURE_HOSTS',
    'KEEP_PRACTICE_DAYS',
    'KEEP_SESSIONS_DAYS',
    'KEEP_ROSTER_DAYS',
  ])
  expect(config.problems.join()).not.toContain('hunter2')
})

test.each(['/p1', '/school/p-1', 'p1.slimes.example', 'p1.slimes.example:8443', 'slimes.example/p1'])(
  'the sockets of a process may be reached at %s',
  (address) => {
    const given = { PROCESS_ADDRESS: address, PUBLIC_URL: 'https://slimes.example' }
    expect(readConfig(given)).toMatchObject({ processAddress: address })
  },
)

test('a process with a name of its own has to know whose pages may open sockets there', () => {
  expect(readConfig({ PROCESS_ADDRESS: 'p1.slimes.example' })).toEqual({
    problems: [expect.stringMatching(/^PROCESS_ADDRESS .*PUBLIC_URL/)],
  })
  expect(readConfig({ PROCESS_ADDRESS: '/p1' })).toMatchObject({ processAddress: '/p1' })
})

test('of several processes none starts without the Redis by which they leave each other their games', () => {
  const given = { PROCESS_ADDRESS: '/p1', MONGODB_URI: 'mongodb://db/slimes' }
  expect(readConfig(given)).toEqual({ problems: [expect.stringMatching(/^PROCESS_ADDRESS .*REDIS_URL/)] })
  expect(readConfig({ ...given, REDIS_URL: 'redis://localhost' })).toMatchObject({ processAddress: '/p1' })
})

test.each([
  'https://slimes.example/quiz',
  'https://slimes.example/?x',
  'https://slimes.example/#x',
  'https://me@slimes.example',
])('people cannot reach a school at %s, where its pages would find nothing of their own', (address) => {
  expect(readConfig({ PUBLIC_URL: `https://other.example, ${address}` })).toEqual({
    problems: [expect.stringMatching(/^PUBLIC_URL .*without a path/)],
  })
})

test.each(['p1/', '/', 'wss://p1', '/p 1', '//p1', 'p1?x=1', ':2567'])('and not at %s', (address) => {
  expect(readConfig({ PROCESS_ADDRESS: address })).toHaveProperty('problems')
})

test.each([
  ['TEACHERCODE', 'TEACHER_CODE'],
  ['TEACHER_COD', 'TEACHER_CODE'],
  ['Teacher_Code', 'TEACHER_CODE'],
  ['MONGODB_URL', 'MONGODB_URI'],
  ['MONGO_URI', 'MONGODB_URI'],
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['PICTURE_HOST', 'PICTURE_HOSTS'],
  ['REDIS_URI', 'REDIS_URL'],
  ['KEEP_REPORT_DAYS', 'KEEP_REPORTS_DAYS'],
  ['DATADIR', 'DATA_DIR'],
])('%s is refused, because it would be ignored, and what is meant is named', (given, meant) => {
  expect(readConfig({ [given]: 'secret value' })).toEqual({
    problems: [`${given} is not known here. Is it meant to be ${meant}?`],
  })
  // If both are given, the wrong name is refused all the same.
  expect(readConfig({ [given]: 'x', [meant]: '' })).toHaveProperty('problems')
})

test('what a machine has in its environment for others is nobody’s misspelling', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PORTS',
    'LOGNAME',
    'JAVA_DIR',
    'TZ',
    'SHLVL',
    'NODE_ENV',
    'XDG_DATA_DIRS',
  ]
  expect(readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toHaveProperty('problems')
  expect(readConfig(process.env)).not.toHaveProperty('problems')
})
