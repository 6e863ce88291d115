import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'

/** They compute and touch nothing: no socket, no file, no name that a browser knows. */
const rules = ['test/rooms/shared/**', 'test/assets/**', 'test/walls.test.ts', 'test/documents.test.ts']
const devices = ['test/client/**']
/** Of those the ones that pretend to be a browser, other code than there is or a page in another language, each in its own manner. */
const pretending = readdirSync(join(import.meta.dirname, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('test/client', file).replaceAll('\\', '/'))
  .filter((file) =>
    /\bvi\.(mock|stubGlobal|resetModules)|globalThis|paperCanvas|texts\/in\//.test(readFileSync(file, 'utf8')),
  )
/** Thousands of maps, games or codes that are drawn, and compilers by the dozen: each is half a minute of a processor. */
const soaks = 'test/**/*.soak.test.ts'
/** Whole products, many processes, long games: each takes seconds to minutes. */
const long = ['test/product/**', 'test/chaos/**', 'test/lines/**', 'test/simulation/**']
/** They compare what ours takes with what the floor takes. */
const benches = ['test/bench/**']
const cluster = ['test/cluster/**']
/** HTTP and what lies behind it, without a game: each file opens schools of its own, and closes them. */
const services = ['accounts', 'archive', 'classes', 'content', 'economy', 'http', 'ports', 'processes', 'reports'].map(
  (house) => `test/server/${house}/**`,
)
const browser = ['test/browser/**']

type Project = {
  /** Those of a turn run together, so that no worker waits for the last file of another's; they have as many workers. */
  turn: number
  include: readonly string[]
  exclude?: readonly string[]
  /** Files at once on two cores: more where they mostly wait. */
  workers: number
  isolate?: boolean
  /** How long one test may take where other programs keep the machine busy. */
  patienceMs?: number
  /** What all of its files share, started once. */
  globalSetup?: string
  /** What each of its files begins with. */
  setupFiles?: string[]
}

/** The tests by what they need of a machine. */
const projects: Readonly<Record<string, Project>> = {
  // Nothing they do outlives them: one process for all of them spares a hundred starts.
  rules: { turn: 0, include: rules, workers: 2, isolate: false },
  // Nor does what these do, as long as those that pretend to something are by themselves.
  devices: { turn: 0, include: devices, exclude: pretending, workers: 2, isolate: false },
  pretending: { turn: 0, include: pretending, workers: 2 },
  // Each start of a process would load the server anew.
  services: { turn: 1, include: services, workers: 4, isolate: false, patienceMs: 120_000 },
  // Rooms keep their matchmaker for a whole process: each file has one of its own.
  sockets: {
    turn: 1,
    include: ['test/**'],
    exclude: [...rules, ...devices, ...services, ...long, ...benches, ...cluster, ...browser],
    workers: 4,
    patienceMs: 120_000,
  },
  // By themselves: beside them what is timed would be late.
  soaks: { turn: 2, include: [soaks], workers: 2, patienceMs: 120_000 },
  long: { turn: 3, include: [...long, ...cluster], workers: 5, patienceMs: 120_000 },
  benches: { turn: 4, include: benches, workers: 1, patienceMs: 120_000 },
  browser: {
    turn: 5,
    include: browser,
    workers: 5,
    // A start of the product leaves nothing behind: they share a process, what it has read, and one browser.
    isolate: false,
    globalSetup: 'test/browser/school/sharedBrowser.ts',
    setupFiles: ['test/browser/school/closeVisits.ts'],
    patienceMs: 120_000,
  },
}

/** A poll ends as soon as it sees what it wants to see: this is for machines that are kept busy. */
const pollPatienceMs = 30_000

const testFiles = (place: string) => (/\.tsx?$/.test(place) ? [place] : [`${place}/*.test.ts`, `${place}/*.test.tsx`])

export const testProjects = Object.entries(projects).map(
  ([
    name,
    { turn, include, exclude = [], workers, isolate = true, patienceMs = 60_000, globalSetup, setupFiles = [] },
  ]): TestProjectConfiguration => ({
    extends: true,
    test: {
      name,
      include: include.flatMap(testFiles),
      exclude: name === 'soaks' ? [] : [...exclude, soaks],
      pool: 'forks',
      isolate,
      maxWorkers: workers,
      sequence: { groupOrder: turn },
      setupFiles,
      testTimeout: patienceMs,
      expect: { poll: { timeout: pollPatienceMs } },
      ...(globalSetup ? { globalSetup } : {}),
    },
  }),
)
