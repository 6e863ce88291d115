import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { createServer } from 'vite'
import { openBrowser } from './openBrowser.ts'

export interface DevPage {
  browser: Browser
  page: Page
  close(): Promise<void>
}

interface Wanted {
  /** From the root of the project. */
  path: string
  viewport?: { width: number; height: number }
  deviceScaleFactor?: number
  flags?: readonly string[]
  /** Built with all that the product's own pages are built with. */
  isOfProduct?: boolean
}

const react = ['react', 'react/jsx-dev-runtime', 'react-dom/client']
const root = join(import.meta.dirname, '../../..')

/** A page of the tests, straight from the sources, to look at, listen to or measure without a game. */
export async function openDevPage({ path, flags = [], isOfProduct = false, ...options }: Wanted): Promise<DevPage> {
  const server = await createServer({
    configFile: isOfProduct && join(root, 'vite.config.ts'),
    root,
    // A folder for each of the two: a page that is still loading would miss the files that the other kind has replaced.
    cacheDir: join(root, 'node_modules/.vite', isOfProduct ? 'pages' : 'tests'),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', watch: null, hmr: false, proxy: {} },
    // A dependency that Vite finds later would reload the page in the middle of a measurement.
    optimizeDeps: isOfProduct ? { entries: [path] } : { noDiscovery: true, include: react },
  })
  await server.listen()
  const browser = await openBrowser(flags)
  const page = await browser.newPage(options)
  page.on('pageerror', (error) => process.stderr.write(`${error.stack}\n`))
  // Hundreds of files load one by one, which takes long if other tests keep the machine busy.
  await page.goto(`${server.resolvedUrls?.local[0]}${path}`, { timeout: 0 })
  return {
    browser,
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
