import { Protocol } from '@colyseus/core'
import { gameMessages } from '../../rooms/shared/contract/game.ts'

/** Everything that a broken or malicious device may send. All chance comes from a seed, so a run can be repeated. */
export type Chance = () => number

const oneOf = <T>(random: Chance, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T

export const upTo = (random: Chance, most: number): number => Math.floor(random() * (most + 1))

export const randomBytes = (random: Chance, most: number): Buffer =>
  Buffer.from(Array.from({ length: upTo(random, most) }, () => upTo(random, 255)))

const poisonous = '{"__proto__":{"isHost":true},"constructor":{"prototype":{"isHost":true}}}'
const nested = (depth: number): unknown => (depth === 0 ? {} : [nested(depth - 1)])

export const oddities: readonly unknown[] = [
  null,
  true,
  '',
  'x',
  '0',
  'x'.repeat(2000),
  '\u0000\u202e\ud800',
  "' OR 1=1 --",
  0,
  -1,
  4,
  1.5,
  -0,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[]],
  [1, 2, 3],
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { length: 1e9 },
  { toString: 'x', valueOf: 'y' },
  JSON.parse('{"then":"x"}'),
  JSON.parse(poisonous),
  nested(40),
]
/** Values that the rooms' own encoding can express and JSON cannot. */
const oddBeyondJson: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  // 64-bit integers, bytes, dates, extensions of no known kind, wrong lengths, and nesting without an end.
  ...[
    [0xcf, ...Array(8).fill(255)],
    [0xc4, 3, 1, 2, 3],
    [0xd6, 0xff, 0, 0, 0, 0],
    [0xd4, 0x72, 0x40],
    [0xc7, 0, 0x65],
  ],
  ...[[0xdd, 255, 255, 255, 255], [0xdf, 127, 255, 255, 255], [0xdb, 255, 255, 255, 255], [0xc1], [0x91, 0x91, 0x91]],
].map((item) => (Array.isArray(item) ? Buffer.from(item) : item))

const oddity = (random: Chance): unknown => oneOf(random, oddities)

const messageNames = [
  ...Object.keys(gameMessages),
  'next',
  '*',
  '',
  '__proto__',
  'constructor',
  'toString',
  'game-finished',
  'x'.repeat(300),
  0,
  -1,
  255,
]
const messageFields = ['answer', 'questionNumber', 'timeElapsed', 'gameCode', 'playerId', 'locked', 'name', 'option']

const sized = (head: number, size: number): Buffer => Buffer.from([head, size >> 8, size & 255])

/** MessagePack in its plainest form. Bytes are written as they are, so that anything at all can be sent. */
export function packed(value: unknown): Buffer {
  if (value instanceof Buffer) return value
  if (value === null || value === undefined) return Buffer.from([0xc0])
  if (typeof value === 'boolean') return Buffer.from([value ? 0xc3 : 0xc2])
  if (typeof value === 'number') {
    const number = Buffer.alloc(9, 0xcb)
    number.writeDoubleBE(value, 1)
    return number
  }
  if (Array.isArray(value)) return Buffer.concat([sized(0xdc, value.length), ...value.map(packed)])
  if (typeof value === 'object') {
    const entries = Object.entries(value)
    return Buffer.concat([sized(0xde, entries.length), ...entries.flat().map(packed)])
  }
  const text = Buffer.from(String(value))
  return Buffer.concat([sized(0xda, text.length), text])
}

/** The type of a message as it is encoded: a short text, a long one, or a number. */
export function packedType(type: string | number): Buffer {
  if (typeof type === 'number') return Buffer.from([type & 255])
  const size = Buffer.byteLength(type)
  const head = size < 32 ? [0xa0 | size] : size < 256 ? [0xd9, size] : [0xda, size & 255, size >> 8]
  return Buffer.concat([Buffer.from(head), Buffer.from(type)])
}

/** A well encoded message whose type or content nobody expects. */
export function oddMessage(random: Chance): Buffer {
  const any = () => (random() < 0.2 ? oneOf(random, oddBeyondJson) : oddity(random))
  const some = () =>
    Object.fromEntries(Array.from({ length: upTo(random, 4) }, () => [oneOf(random, messageFields), any()]))
  const kind = oneOf(random, [Protocol.ROOM_DATA, Protocol.ROOM_DATA, Protocol.ROOM_REQUEST, Protocol.ROOM_DATA_BYTES])
  const request = kind === Protocol.ROOM_REQUEST ? [upTo(random, 100)] : []
  const head = Buffer.concat([Buffer.from([kind, ...request]), packedType(oneOf(random, messageNames))])
  return Buffer.concat([head, packed(random() < 0.4 ? any() : some())])
}

const protocolCodes = Object.values(Protocol).filter((code) => code !== Protocol.LEAVE_ROOM)

/** A frame that may not even be a message: any bytes, often after the first byte of a real one. */
export function oddFrame(random: Chance): Buffer {
  const bytes = randomBytes(random, 120)
  if (bytes.length > 0 && random() < 0.7) bytes[0] = oneOf(random, protocolCodes) | (random() < 0.2 ? 0x80 : 0)
  return bytes
}

const fields = [
  ...['username', 'password', 'role', 'title', 'subject', 'questions', 'createdBy', 'name', 'gameMode', 'tiles'],
  ...['description', 'slimeId', 'packId', 'code', 'questionSetId', 'difficulty', 'score', 'questionsCorrect'],
  ...['questionsTotal', 'currencyEarned', 'settings', 'mapId', 'seatKey', 'userId', 'slime', 'answers', 'correct'],
]

/** A body that claims to be JSON. */
function oddBody(random: Chance): string {
  const kind = random()
  if (kind < 0.1)
    return randomBytes(random, 200)
      .toString('latin1')
      .replace(/[\r\n]/g, ' ')
  if (kind < 0.2) return oneOf(random, ['{', '[[[', '"', 'nul', '{"a":', '{}{}', '\ufeff{}', poisonous, '[,]', '-'])
  if (kind < 0.4) return JSON.stringify(oddity(random))
  return JSON.stringify(
    Object.fromEntries(Array.from({ length: upTo(random, 8) }, () => [oneOf(random, fields), oddity(random)])),
  )
}

const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK']

/** Every route of the server, and some that do not exist. */
const routes = (ids: readonly string[], random: Chance): string => {
  const id = encodeURIComponent(oneOf(random, [...ids, 'x', '__proto__', '..', '\u0000', 'é', 'x'.repeat(500)]))
  return oneOf(random, [
    '/',
    '/index.html',
    '/assets/x.js',
    '/%',
    '/%ff%00',
    '/..%2f..%2fetc/passwd',
    '//evil.example/x',
    '/healthz',
    '/readyz',
    '/api',
    '/api/%ff',
    '/api/nothing',
    '/api/auth/register',
    '/api/auth/login',
    '/api/auth/logout',
    '/api/auth/me',
    '/api/question-sets',
    `/api/question-sets/${id}`,
    `/api/question-sets/${id}/copy`,
    `/api/question-sets/${id}/flag`,
    `/api/question-sets/${id}/sharing`,
    '/api/flags',
    `/api/flags/${id}`,
    '/api/maps',
    `/api/maps/${id}/sharing`,
    `/api/maps?gameMode=${id}`,
    `/api/maps/${id}`,
    `/api/player/${id}`,
    `/api/player/${id}/select-slime`,
    `/api/player/${id}/sell-slime`,
    `/api/player/${id}/sell-duplicates`,
    `/api/player/${id}/keep-game`,
    `/api/player/${id}/buy-pack`,
    `/api/player/${id}/redeem-code`,
    '/api/slimes',
    '/api/packs',
    '/api/secret-code-hints',
    `/api/leaderboard?sortBy=${id}&limit=${id}`,
    '/api/leaderboard?limit[]=1&limit[$gt]=2&limit=%ff',
    '/api/achievements',
    `/api/achievements/${id}`,
    `/api/stats/${id}`,
    `/api/practice/${id}/history`,
    `/api/practice/${id}/stats`,
    `/api/practice/${id}/save`,
    `/api/reports?before=${id}`,
    `/api/reports/${id}`,
    `/api/reports/${id}.csv`,
    `/api/games/${id}`,
    `/matchmake/create/${id}`,
    '/matchmake/create/game',
    '/matchmake/create/practice',
    `/matchmake/joinById/${id}`,
    `/matchmake/${id}/game`,
    '/matchmake',
  ])
}

/** A whole request. Its length is right, so that the server hears the next one on the same connection. */
export function oddRequest(random: Chance, ids: readonly string[], cookies: readonly string[]): string {
  const method = oneOf(random, methods)
  const body = method === 'GET' || method === 'HEAD' ? '' : oddBody(random)
  const headers = [
    'Host: 127.0.0.1',
    `X-Forwarded-For: 10.1.${upTo(random, 255)}.${upTo(random, 255)}`,
    `X-Forwarded-Proto: ${oneOf(random, ['https', 'https, http', 'javascript', ',,,', ''])}`,
    `Cookie: ${oneOf(random, [...cookies, ...cookies, 'a=%ff', 'session=x; session=y', '=; ;;'])}`,
    `Content-Type: ${oneOf(random, [...Array(6).fill('application/json'), 'text/plain', 'application/json; charset=x', '/'])}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  if (random() < 0.05) headers.push(`Origin: ${oneOf(random, ['null', 'http://evil.example', 'http://[', 'x, y'])}`)
  if (random() < 0.05) headers.push(`Content-Encoding: ${oneOf(random, ['gzip', 'br', 'x', 'gzip, gzip'])}`)
  if (random() < 0.05) headers.push(`Accept-Encoding: ${oneOf(random, ['br;q=2', '*;q=0', 'x'.repeat(200)])}`)
  if (random() < 0.05) headers.push(`Range: bytes=${oneOf(random, ['0-', '-1', '9-1', 'x', '0-0,1-1'])}`)
  return `${method} ${routes(ids, random)} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}

/** The first bytes of a connection: a handshake, something like one, or something else. */
export function oddHandshake(random: Chance, rooms: readonly string[]): Buffer {
  if (random() < 0.1) return randomBytes(random, 300)
  const room = oneOf(random, [...rooms, 'AAAAAA', '__proto__', 'constructor', 'toString', '%00', 'x'.repeat(300)])
  const target = oneOf(random, [
    ...[
      '/',
      '*',
      '*[',
      '*:99999/',
      '*%zz',
      '//',
      '///x',
      '/%',
      '/%ff/%00',
      'http://[/',
      'http://evil.example/',
      '/a b',
    ],
    ...[`/p/${room}`, `/p/${room}?sessionId=x`, `/p/${room}?sessionId=__proto__`, `/p/${room}?sessionId=`],
    ...[`/p/${room}?sessionId=x&reconnectionToken=constructor&skipHandshake=1`, `/matchmake/joinById/${room}`],
    ...[`/${'x'.repeat(9000)}`, '/api/auth/login', '/healthz'],
  ])
  const mostly = (name: string, honest: string, odd: string[]) => {
    const chance = random()
    if (chance < 0.05) return []
    return [`${name}: ${chance < 0.2 ? oneOf(random, odd) : honest}`]
  }
  const rarely = (name: string, odd: string[]) => (random() < 0.08 ? [`${name}: ${oneOf(random, odd)}`] : [])
  const headers = [
    ...mostly('Host', '127.0.0.1', ['', '[', 'a b', 'é', 'a@b', '::1', 'x'.repeat(300), 'h:99999', "'; script-src *"]),
    ...mostly('Connection', 'Upgrade', ['upgrade, keep-alive', 'close', 'x']),
    ...mostly('Upgrade', 'websocket', ['WebSocket, x', 'h2c', '']),
    ...mostly('Sec-WebSocket-Key', 'dGhlIHNhbXBsZSBub25jZQ==', ['x', '', 'x'.repeat(500)]),
    ...mostly('Sec-WebSocket-Version', '13', ['8', '99', 'x']),
    ...rarely('Host', ['twice.example']),
    ...rarely('Sec-WebSocket-Protocol', ['x', ',,,', 'a b', '"']),
    ...rarely('Sec-WebSocket-Extensions', ['permessage-deflate; x=', ';;;', 'permessage-deflate, permessage-deflate']),
    ...rarely('Origin', ['http://127.0.0.1', 'null', 'http://evil.example', 'http://[', 'x, y']),
    ...rarely('X-Forwarded-For', ['x', ',,,', '::1, 127.0.0.1, 1', 'unknown']),
    ...rarely('X-Forwarded-Proto', ['https,http', 'javascript']),
    ...rarely('Cookie', ['a=%ff', '=', 'x'.repeat(4000)]),
    ...rarely('Content-Length', ['-1', 'abc', '99999999999', '5']),
    ...rarely('Transfer-Encoding', ['chunked', 'x', 'chunked, chunked']),
    ...rarely('Expect', ['100-continue', 'x']),
    ...rarely('X-Long', ['x'.repeat(20_000)]),
    ...rarely('X\u0000', ['\u0000']),
    ...(random() < 0.02 ? Array.from({ length: 3000 }, (_, index) => `X-${index}: x`) : []),
  ]
  const method = random() < 0.8 ? 'GET' : oneOf(random, ['POST', 'CONNECT', 'OPTIONS', 'get', 'BREW', ''])
  const version = random() < 0.9 ? 'HTTP/1.1' : oneOf(random, ['HTTP/1.0', 'HTTP/9.9', 'HTTP/', ''])
  const head = Buffer.from(`${method} ${target} ${version}\r\n${headers.join('\r\n')}\r\n\r\n`)
  return Buffer.concat([head, randomBytes(random, random() < 0.5 ? 200 : 0)])
}
