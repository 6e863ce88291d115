/// <reference lib="webworker" />

/**
 * Keeps the shell: the page, and the hashed files it loads. Pages come from the network while there is one, files from
 * the cache, and calls to the API are never touched.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

const cacheName = 'slime-school-shell'
const shellPage = '/'
/** More than one build has, so that a new file costs none that pages still load. */
const mostFiles = 500

/** How long nothing may arrive. For a page there is a copy to show instead, for a file there is none. */
const pageLimitMs = 5_000
const fileLimitMs = 15_000

/** Requests that nothing has answered yet, and when each was sent. */
const unanswered = new Map<AbortController, number>()
/** A page that hears nothing says so. Requests that have waited this long may be on a dead line. */
const suspiciousMs = 2_000
const byAnotherWay = new Error('asked again by another way')

/** On a dead line a request would hold one of the browser's few connections to the server for minutes. */
const fetchInTime = async (request: Request | string, limitMs: number, init: RequestInit = {}): Promise<Response> => {
  const giveUp = new AbortController()
  const wait = () => setTimeout(() => giveUp.abort(), limitMs)
  let waiting = wait()
  unanswered.set(giveUp, performance.now())
  const answer = await fetch(request, { ...init, signal: giveUp.signal }).finally(() => {
    clearTimeout(waiting)
    unanswered.delete(giveUp)
  })
  if (!answer.body) return answer
  waiting = wait()
  const watched = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform: (chunk, rest) => {
      clearTimeout(waiting)
      waiting = wait()
      rest.enqueue(chunk)
    },
    flush: () => clearTimeout(waiting),
  })
  return new Response(answer.body.pipeThrough(watched), answer)
}

const fetchFile = async (request: Request | string): Promise<Response> => {
  for (;;) {
    try {
      return await fetchInTime(request, fileLimitMs)
    } catch (error) {
      if (error !== byAnotherWay) throw error
    }
  }
}

/** Each file once. */
const linkedFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|webmanifest))"/g)].flatMap(([, path]) => path ?? []),
  ),
]

/**
 * A network that wants a login or blocks something may answer with a page of its own, as if all were well. Kept as a file,
 * it would break this device for as long as the file keeps its name.
 */
const isFile = ({ ok, headers }: Response): boolean => ok && !headers.get('content-type')?.includes('text/html')

/** A filter can answer for a page, too. Its page is shown, but kept as the shell it would meet people at home as well. */
const isShell = ({ ok }: Response, html: string): boolean => ok && html.includes('<div id="root">')

const keepFile = async (cache: Cache, path: string): Promise<void> => {
  const file = await fetchFile(path)
  if (!isFile(file)) throw new TypeError(`${path} cannot be kept`)
  await cache.put(path, file)
}

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  const page = await fetchInTime(shellPage, fileLimitMs, { cache: 'no-cache' })
  const html = await page.clone().text()
  if (!isShell(page, html)) throw new TypeError('the shell cannot be kept')
  await cache.put(shellPage, page)
  await Promise.all(linkedFiles(html).map((path) => keepFile(cache, path)))
}

/**
 * Old builds leave files behind; the oldest go first. The shell came before all other files of its build, and without it
 * no page opens where there is no network.
 */
const sweep = async (cache: Cache): Promise<void> => {
  const files = await cache.keys()
  const tooMany = files.length - mostFiles
  if (tooMany <= 0) return
  const page = await cache.match(shellPage)
  const shell = new Set([shellPage, ...linkedFiles(page ? await page.text() : '')])
  const others = files.filter(({ url }) => !shell.has(new URL(url).pathname))
  await Promise.all(others.slice(0, tooMany).map((file) => cache.delete(file)))
}

/** While the school restarts, a proxy before it answers. The kept page waits for the school and goes on by itself. */
const isProxys = ({ status, headers }: Response): boolean =>
  // The school itself answers so in JSON alone, at `/readyz`.
  status >= 502 && status <= 504 && !headers.get('content-type')?.includes('json')

const pageFirstFromNetwork = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  try {
    const page = await fetchInTime(request, pageLimitMs)
    if (isShell(page, await page.clone().text())) await cache.put(shellPage, page.clone())
    return (isProxys(page) && (await cache.match(shellPage))) || page
  } catch {
    return (await cache.match(shellPage)) ?? Response.error()
  }
}

const fileFirstFromCache = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept && isFile(kept)) return kept
  const file = await fetchFile(request)
  if (isFile(file)) {
    await cache.put(request, file.clone())
    await sweep(cache)
  }
  return file
}

/** For the next time. The browser's own cache spares the way to the server for as long as the server said. */
const renew = async (request: Request): Promise<void> => {
  const file = await fetchInTime(request, fileLimitMs)
  if (isFile(file)) await (await caches.open(cacheName)).put(request, file)
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
})

worker.addEventListener('message', () => {
  const since = performance.now() - suspiciousMs
  for (const [giveUp, at] of [...unanswered]) if (at < since) giveUp.abort(byAnotherWay)
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(pageFirstFromNetwork(request))
    return
  }
  if (pathname.startsWith('/assets/') || /\.(?:svg|png|webmanifest)$/.test(pathname)) {
    if (pathname.startsWith('/api/')) return
    const file = fileFirstFromCache(request)
    event.respondWith(file)
    // Icons and the manifest keep their names, so a new one would otherwise never be seen.
    if (!pathname.startsWith('/assets/')) event.waitUntil(file.then(() => renew(request)).catch(() => undefined))
  }
})

/** Makes this a module, so that its names do not clash with others. */
export {}
