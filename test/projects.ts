import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProjectConfiguration } from 'vitest/config'
import { patience } from './patience.ts'

/** These tests only compute. They touch no socket, no file and no global of a browser. */
const rules = ['test/rooms/shared/**', 'test/assets/**', 'test/walls.test.ts', 'test/documents.test.ts']
const devices = ['test/client/**']
/** Tests of devices that fake a browser, other code or another language. Each changes globals in its own way. */
const pretending = readdirSync(join(import.meta.dirname, 'client'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => join('test/client', file).replaceAll('\\', '/'))
  .filter((file) =>
    /\bvi\.(mock|stubGlobal|resetModules)|globalThis|paperCanvas|texts\/in\//.test(readFileSync(file, 'utf8')),
  )
/** They draw thousands of maps, games or codes, or run dozens of compilers. Each takes half a minute of a processor. */
const soaks = 'test/**/*.soak.test.ts'
/** Whole products, many processes and long games: each takes seconds to minutes. */
const long = ['test/product/**', 'test/chaos/**', 'test/lines/**', 'test/simulation/**']
/** They compare the work of our code with the least that the task needs. */
const benches = ['test/bench/**']
const cluster = ['test/cluster/**']
/** HTTP and the services behind it, without games. Each file opens its own schools and closes them. */
const services = ['accounts', 'archive', 'classes', 'content', 'economy', 'http', 'ports', 'processes', 'reports'].map(
  (house) => `test/server/${house}/**`,
)
const browser = ['test/browser/**']

type Project = {
  /** Projects of one turn run together, so that no worker idles at the end of one. They have the same number of workers. */
  turn: number
  include: readonly string[]
  exclude?: readonly string[]
  /** How many files run at once on two cores. Files that mostly wait allow more. */
  workers: number
  isolate?: boolean
  /** How long one test may take while other programs keep the machine busy. */
  patienceMs?: number
  /** A setup that runs once for all its files. */
  globalSetup?: string
  /** A setup that runs before each file. */
  setupFiles?: string[]
}

/** The tests, sorted by what they need of a machine. */
const projects: Readonly<Record<string, Project>> = {
  // These tests leave nothing behind. One process for all of them saves a hundred starts.
  rules: { turn: 0, include: rules, workers: 2, isolate: false },
  // These leave nothing behind either, as long as the pretending ones run apart.
  devices: { turn: 0, include: devices, exclude: pretending, workers: 2, isolate: false },
  pretending: { turn: 0, include: pretending, workers: 2 },
  // A process for each file would load the server each time.
  services: { turn: 1, include: services, workers: 4, isolate: false, patienceMs: 120_000 },
  // Colyseus has one matchmaker for a whole process, so each file gets a process.
  sockets: {
    turn: 1,
    include: ['test/**'],
    exclude: [...rules, ...devices, ...services, ...long, ...benches, ...cluster, ...browser],
    workers: 4,
    patienceMs: 120_000,
  },
  // They measure times, and other tests beside them would make them late.
  soaks: { turn: 2, include: [soaks], workers: 2, patienceMs: 120_000 },
  long: { turn: 3, include: [...long, ...cluster], workers: 5, patienceMs: 120_000 },
  benches: { turn: 4, include: benches, workers: 1, patienceMs: 120_000 },
  browser: {
    turn: 5,
    include: browser,
    workers: 5,
    // The product leaves nothing behind when it closes. So the files share a process, its loaded modules and one browser.
    isolate: false,
    globalSetup: 'test/browser/school/sharedBrowser.ts',
    setupFiles: ['test/browser/school/closeVisits.ts'],
    // Keys and layouts on many screens take a quiet machine a minute at most.
    patienceMs: 600_000,
  },
}

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
      expect: { poll: patience },
      ...(globalSetup ? { globalSetup } : {}),
    },
  }),
)
