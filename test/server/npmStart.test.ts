import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'slime-npm-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Starts the school as users do: npm, a shell, and the server. They form one group, so that the test can end all of them. */
const npmStart = async () => {
  const { NODE_ENV: _, ...env } = process.env
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...env, DATA_DIR: folder, MONGODB_URI: '', HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const said: string[] = []
  for await (const line of createInterface({ input: npm.stdout })) {
    said.push(line)
    const port = line.match(/http:\/\/localhost:(\d+)/)?.[1]
    if (port) return { npm, url: `http://127.0.0.1:${port}` }
  }
  throw new Error(`npm start did not open the school: ${said.join('\n')}`)
}

const endAll = (npm: ChildProcess) => {
  try {
    if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL')
  } catch {
    // No process of the group is left, as it should be.
  }
}

/** The first start may have to build the pages. */
const patienceMs = 120_000

test.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
  'a %s to npm ends the school it has started',
  async (signal) => {
    const { npm, url } = await npmStart()
    try {
      expect((await fetch(`${url}/readyz`)).status).toBe(200)
      // The pipe closes when the last process that could write to it is gone, and that is the server.
      const gone = once(npm, 'close')
      npm.stdout?.resume()
      npm.kill(signal)
      await gone
      await expect(fetch(`${url}/healthz`)).rejects.toThrow()
    } finally {
      endAll(npm)
    }
  },
  patienceMs,
)

test(
  'a terminal that is closed ends the school properly, so that the next start suspects no loss of power',
  async () => {
    const { npm } = await npmStart()
    try {
      const gone = once(npm, 'close')
      npm.stdout?.resume()
      process.kill(-Number(npm.pid), 'SIGHUP')
      await gone
      expect(JSON.parse(readFileSync(join(folder, 'power.json'), 'utf8'))).toMatchObject({ isEnded: true })
    } finally {
      endAll(npm)
    }
  },
  patienceMs,
)

test('what one start has compiled the next one finds, and reads no types any more', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } }
  const flag = scripts.start.split(' ').find((word) => word.startsWith('--import='))
  expect(flag).toBe('--import=./server/cli/compiled.mjs')
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  /** Whether this start had to load Node's type stripper. Before the first one, nothing was started in this folder. */
  const readTypes = () => {
    const served = `await import(${JSON.stringify(pathToFileURL(join(root, 'server/serve.ts')).href)})`
    const asked = `process.stdout.write(String(process.moduleLoadList.some((name) => name.includes('amaro'))))`
    const compiled = pathToFileURL(join(root, 'server/cli/compiled.mjs')).href
    const args = [`--import=${compiled}`, '--input-type=module', '--eval', `${served}; ${asked}`]
    return execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' })
  }
  expect([readTypes(), readTypes()]).toEqual(['true', 'false'])
})

test('a setting that was given as an argument is refused, and it is said how settings are given', async () => {
  const npm = spawn('npm', ['start', '--', '--port', '3000'], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  npm.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const [code] = await once(npm, 'exit')
  expect(code).toBe(1)
  expect(said).toContain('npm start knows no "--port". Settings are variables, as in: PORT=3000 npm start')
}, 60_000)
