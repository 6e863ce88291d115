import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { patience } from '../patience.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'slime-dev-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address !== null ? address.port : 0
}

test('npm run dev serves the pages and, behind them, the server', async () => {
  const [port, pages] = [await freePort(), await freePort()]
  const { NODE_ENV: _, ...env } = process.env
  const dev = spawn(process.execPath, ['server/cli/dev.ts'], {
    cwd: root,
    env: {
      ...env,
      PATH: [dirname(process.execPath), join(root, 'node_modules/.bin'), env.PATH].join(delimiter),
      DATA_DIR: folder,
      MONGODB_URI: '',
      PORT: String(port),
      CLIENT_PORT: String(pages),
    },
    stdio: 'ignore',
  })
  const get = async (path: string) => (await fetch(`http://localhost:${pages}${path}`)).text()
  try {
    await vi.waitFor(async () => expect(await get('/api/packs')).toContain('Garden Pack'), patience)
    expect(await get('/login')).toContain('@vite/client')
    // The origin that a browser sends with the page's calls.
    const origin = `http://localhost:${pages}`
    const somebody = { username: 'somebody', password: 'blue-whale-7', role: 'teacher' }
    const registered = await fetch(`${origin}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify(somebody),
    })
    expect(registered.status).toBe(201)
  } finally {
    dev.kill()
    await once(dev, 'exit')
  }
})
