import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { launch } from '../server/cli/launch.mjs'
import { findBrowser } from './browser/school/findBrowser.ts'

/**
 * `npm test`: every check there is, ordered so that mistakes show early. `npm run check`: only those that are done within
 * minutes, to run before every commit.
 */
const isQuick = process.argv.includes('--quick')
const scratch = mkdtempSync(join(tmpdir(), 'slime-test-'))
const counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []
const startedAt = performance.now()
let status = 0

const say = (text: string) => process.stdout.write(`${text}\n`)
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(0)} s`

/** Three hundred files and two hundred starts of the product load the same libraries, so Node keeps them compiled. */
const sparing = { ...process.env, NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/compiled') }

function run(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = launch(command, args, { env: sparing })
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}

const types = async () => (await run('tsc', ['-p', '.'])) && run('tsc', ['-p', 'rooms/shared'])

/** A check that fails does not stop the others, unless they need it. */
async function check(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const since = performance.now()
  say(`\n== ${name} ==`)
  const passed = await work()
  say(`${passed ? 'ok' : 'FAILED'}: ${name} (${seconds(since)})`)
  if (!passed) status = 1
  return passed
}

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  numTotalTests?: number
  testResults?: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** If a file fails before its first test, its own name is listed. */
const failuresOf = ({ testResults = [] }: Report): string[] =>
  testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const file = relative('.', name)
    if (failed.length > 0) return failed.map(({ fullName }) => `${file}: ${fullName}`)
    return status === 'failed' ? [file] : []
  })

async function vitest(...projects: readonly string[]): Promise<boolean> {
  const file = join(scratch, `${projects[0]}.json`)
  const chosen = projects.flatMap((project) => ['--project', project])
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const passed = await run('vitest', ['run', ...chosen, ...report])
  const result = JSON.parse(readFileSync(file, 'utf8')) as Report
  failures.push(...failuresOf(result))
  counts.passed += result.numPassedTests ?? 0
  counts.failed += result.numFailedTests ?? 0
  counts.skipped += (result.numPendingTests ?? 0) + (result.numTodoTests ?? 0)
  return passed && (result.numTotalTests ?? 0) > 0
}

function finish(): never {
  rmSync(scratch, { recursive: true, force: true })
  say(`\n${status === 0 ? 'Everything passed' : 'Not everything passed'} after ${seconds(startedAt)}`)
  for (const failure of failures) say(`failed: ${failure}`)
  say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
  process.exit(status)
}

const isBuilt = await check('format and lint, types, build and its budgets', async () => {
  const parts = [run('biome', ['ci', '.']), types(), run('vite', ['build', '--logLevel', 'warn'])]
  return (await Promise.all(parts)).every(Boolean)
})
if (!isBuilt) finish()
await check('rules, devices, rooms, HTTP and both databases', () =>
  vitest('rules', 'devices', 'pretending', 'services', 'sockets'),
)
if (isQuick) finish()
// These run before the browser. Some count what the machine does in a second, and would count the browser, too.
await check('soaks, whole games, many processes, bad lines, attacks', () => vitest('soaks', 'long', 'benches'))
await check('browser', () => {
  say(`with ${findBrowser()}`)
  return vitest('browser')
})
finish()
