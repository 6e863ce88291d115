import { existsSync, globSync } from 'node:fs'
import { createServer } from 'node:net'
import { installFromDebian } from '../debian.ts'
import { called, type EnginePage, type Size, startProgram, strokeOf, until } from './engine.ts'

const driverPath = '/usr/bin/WebKitWebDriver'
const findWindow = () => globSync('/usr/lib/*/webkit2gtk-*/MiniBrowser')[0]

/** WebKitGTK: without an iPad and without a screen, the nearest to the browser of an iPad. */
function findWebKit(): string {
  const found = () => (existsSync(driverPath) && existsSync('/usr/bin/Xvfb') ? findWindow() : undefined)
  const packages = ['webkit2gtk-driver', 'xvfb', 'fonts-noto-color-emoji']
  const path = found() ?? (installFromDebian('WebKit', ...packages) ? found() : undefined)
  if (path === undefined) throw new Error(`No WebKit was found. Debian has it: apt-get install ${packages.join(' ')}`)
  return path
}

/** A page that draws without a graphics card may be long in answering. */
const callMs = 60_000

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })

/** A virtual screen. */
async function openScreen() {
  const screen = startProgram('Xvfb', () => ['-displayfd', '2', '-screen', '0', '2200x1400x24', '-nolisten', 'tcp'], {})
  const number = await new Promise<string>((resolve, reject) => {
    screen.child.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    screen.child.stderr?.on('data', (data) => {
      const [, found] = /^(\d+)\s*$/m.exec(String(data)) ?? []
      if (found) resolve(found)
    })
  })
  return { ...screen, display: `:${number}` }
}

/** Runs in each page at once, because WebKit's driver does not report errors by itself. */
const listen = (): readonly string[] => {
  const page = window as unknown as { wrong?: string[] }
  if (page.wrong) return page.wrong
  const wrong: string[] = []
  page.wrong = wrong
  addEventListener('error', ({ message }) => wrong.push(message))
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(String(reason)))
  const { error } = console
  console.error = (...words: unknown[]) => {
    wrong.push(words.map(String).join(' '))
    error(...words)
  }
  return wrong
}

export async function openWebKit(size: Size): Promise<EnginePage> {
  const binary = findWebKit()
  const screen = await openScreen()
  const port = await freePort()
  // There is no graphics card here. The sandbox around the page is off.
  const driver = startProgram(driverPath, () => [`--port=${port}`], {
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  })
  const at = `http://127.0.0.1:${port}`
  const call = async <Given>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Given> => {
    const signal = AbortSignal.timeout(callMs)
    const response = await fetch(`${at}${path}`, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: Given & { message?: string } }
    if (!response.ok) throw new Error(value.message)
    return value
  }
  await until('the driver of WebKit', () => call('GET', '/status').catch(() => null))
  const window = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: window } })
  const own = `/session/${sessionId}`
  const run: EnginePage['run'] = async (code, ...args) =>
    JSON.parse(
      await call<string>('POST', `${own}/execute/sync`, { script: `return (${called(code)})(...arguments)`, args }),
    )
  /** The window has bars round the page. */
  const resize = async ({ width, height }: Size) => {
    const put = (rect: Size) => call('POST', `${own}/window/rect`, { x: 0, y: 0, ...rect })
    await put({ width, height })
    const page = await run(() => ({ width: innerWidth, height: innerHeight }))
    await put({ width: 2 * width - page.width, height: 2 * height - page.height })
  }
  await resize(size)
  const past: string[] = []
  return {
    name: 'webkit',
    run,
    resize,
    async go(url) {
      past.push(...(await run(listen)))
      await call('POST', `${own}/url`, { url })
      await run(listen)
    },
    stroke: (kind, places) => call('POST', `${own}/actions`, { actions: strokeOf(kind, places) }),
    picture: async () => Buffer.from(await call<string>('GET', `${own}/screenshot`), 'base64'),
    errors: async () => [...past, ...(await run(listen))],
    async close() {
      await call('DELETE', own).catch(() => {})
      await driver.end()
      await screen.end()
    },
  }
}
