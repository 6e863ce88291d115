import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { isTimeZone } from './economy/schoolDay.ts'
import { misspelt } from './misspelt.ts'
import { type SchoolRules, usualRules } from './schoolRules.ts'

export type Config = {
  port: number
  host: string | undefined
  /** Folder of the embedded archive; unused with a MongoDB. */
  dataDir: string
  mongoUri: string | undefined
  /** Origins at which people reach us: first our own, then others whose pages may call us. Each has scheme, host and port. */
  publicOrigins: readonly string[]
  logLevel: LogLevel
  redisUrl: string | undefined
  /** Where the sockets of this process can be reached, if there are several processes: a path, or a host name. */
  processAddress?: string | undefined
  /** Proxies whose `X-Forwarded-For` is believed, in the form that Express reads. */
  trustedProxies: readonly string[]
  /** The time zone of the school, whose day ends at midnight there. Without one the machine's zone counts. */
  timeZone?: string | undefined
  /** Addresses that may read the figures of operation, beside this machine itself. */
  metricsFrom: readonly string[]
  school: SchoolRules
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const teacherCodeRule = 'has to have 6 to 100 characters'
const daysRule = 'has to be a number of days, at least 1'
const portRule = 'has to be a port number between 0 and 65535'

const origin = (text: string): string | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url && (url.protocol === 'http:' || url.protocol === 'https:') ? url.origin : undefined
}

/** Pages load everything from the root, so they would find nothing in a folder of another site. */
const isWholeOrigin = (text: string) => {
  const whole = origin(text)
  return whole !== undefined && new URL(text).href === `${whole}/`
}

const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

const isRange = (text: string) => {
  const [address = '', bits = '0', ...more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return isIP(address) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most && more.length === 0
}

const isProxy = (text: string) => proxyNames.has(text) || isRange(text)

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const uri = (rule: string, ...schemes: string[]) =>
  z.optional(z.string().check(z.refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}://`)), rule)))

const addresses = (fits: (text: string) => boolean, rule: string) =>
  z.pipe(z.string(), z.transform(list)).check(z.refine((all) => all.every(fits), rule))

const isRedisUrl = (text: string) => /^rediss?:\/\/[^/]/.test(text) && URL.canParse(text)

/** Host and path without a scheme, or only a path. */
const isProcessAddress = (text: string) =>
  /^(\/[a-z0-9._~-]+)+$/i.test(text) || /^[a-z0-9.-]+(:\d{1,5})?(\/[a-z0-9._~-]+)*$/i.test(text)

const isHostName = (text: string) => /^[a-z0-9.-]+(:\d{1,5})?$/.test(text)

const days = (usual: number) =>
  z._default(
    z
      .pipe(z.string().check(z.regex(/^\d{1,5}$/, daysRule)), z.transform(Number))
      .check(z.minimum(1, daysRule), z.maximum(36_500, daysRule)),
    usual,
  )

const environment = z.object({
  PORT: z._default(
    z.pipe(z.string().check(z.regex(/^\d{1,5}$/, portRule)), z.transform(Number)).check(z.maximum(65_535, portRule)),
    2567,
  ),
  HOST: z.optional(z.string()),
  DATA_DIR: z._default(
    z.string().check(z.refine((path) => !path.startsWith('~'), 'has to be a path without ~, which only shells know')),
    './data',
  ),
  MONGODB_URI: uri('has to start with mongodb:// or mongodb+srv://', 'mongodb', 'mongodb+srv'),
  PUBLIC_URL: z._default(
    z
      .pipe(z.string(), z.transform(list))
      .check(
        z.refine(
          (urls) => urls.every(isWholeOrigin),
          'has to hold addresses like https://slimes.example, without a path',
        ),
      ),
    [],
  ),
  LOG_LEVEL: z._default(z.enum(logLevels, `has to be one of ${logLevels.join(', ')}`), 'info'),
  REDIS_URL: z.optional(z.string().check(z.refine(isRedisUrl, 'has to be an address like redis://localhost:6379'))),
  PROCESS_ADDRESS: z.optional(
    z.string().check(z.refine(isProcessAddress, 'has to be a path like /p1, or a name like p1.slimes.example')),
  ),
  TRUSTED_PROXIES: z._default(addresses(isProxy, 'has to hold addresses like 10.0.0.0/8, or loopback'), ['loopback']),
  METRICS_FROM: z._default(addresses(isRange, 'has to hold addresses like 10.0.0.5 or 10.0.0.0/8'), []),
  TEACHER_CODE: z.optional(
    z.string().check(z.trim(), z.minLength(6, teacherCodeRule), z.maxLength(100, teacherCodeRule)),
  ),
  TIME_ZONE: z.optional(z.string().check(z.refine(isTimeZone, 'has to be a time zone like Europe/Vienna'))),
  PUBLIC_LEADERBOARD: z._default(
    z.pipe(
      z.enum(['true', 'false'], 'has to be true or false'),
      z.transform((text) => text === 'true'),
    ),
    usualRules.publicLeaderboard,
  ),
  PICTURE_HOSTS: z._default(
    z
      .pipe(z.string(), z.transform(list))
      .check(z.refine((hosts) => hosts.every(isHostName), 'has to hold names like upload.wikimedia.org')),
    [],
  ),
  KEEP_REPORTS_DAYS: days(usualRules.keepsDays.reports),
  KEEP_PRACTICE_DAYS: days(usualRules.keepsDays.practice),
  KEEP_SESSIONS_DAYS: days(usualRules.keepsDays.sessions),
  KEEP_ROSTER_DAYS: days(usualRules.keepsDays.rosters),
})

type ConfigProblems = { problems: string[] }

/** Reads the environment once. Reports all problems at once, each with its variable, but never the values: they may be secret. */
export const readConfig = (env: Readonly<Record<string, string | undefined>>): Config | ConfigProblems => {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const strange = misspelt(Object.keys(given), Object.keys(environment.def.shape))
  if (strange.length > 0)
    return {
      problems: strange.map(({ given: name, meant }) => `${name} is not known here. Is it meant to be ${meant}?`),
    }
  const parsed = z.safeParse(environment, given)
  if (!parsed.success) {
    return { problems: parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`) }
  }
  const { data } = parsed
  const address = data.PROCESS_ADDRESS
  if (address !== undefined && !address.startsWith('/') && data.PUBLIC_URL.length === 0)
    return {
      problems: ['PROCESS_ADDRESS that is a name needs PUBLIC_URL beside it: whose pages may open sockets there'],
    }
  if (address !== undefined && data.MONGODB_URI !== undefined && data.REDIS_URL === undefined)
    return {
      problems: [
        'PROCESS_ADDRESS beside MONGODB_URI needs REDIS_URL, too: without it one process takes the games from another',
      ],
    }
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    mongoUri: data.MONGODB_URI,
    publicOrigins: data.PUBLIC_URL.flatMap((text) => origin(text) ?? []),
    logLevel: data.LOG_LEVEL,
    redisUrl: data.REDIS_URL,
    processAddress: address,
    trustedProxies: data.TRUSTED_PROXIES,
    timeZone: data.TIME_ZONE,
    metricsFrom: data.METRICS_FROM,
    school: {
      teacherCode: data.TEACHER_CODE,
      publicLeaderboard: data.PUBLIC_LEADERBOARD,
      pictureHosts: data.PICTURE_HOSTS,
      keepsDays: {
        reports: data.KEEP_REPORTS_DAYS,
        practice: data.KEEP_PRACTICE_DAYS,
        sessions: data.KEEP_SESSIONS_DAYS,
        rosters: data.KEEP_ROSTER_DAYS,
      },
    },
  }
}
