/// <reference lib="webworker" />

/**
 * Keeps the shell: the page, and the hashed files it loads. Pages come from the network while there is one, files from
 * the cache, and calls to the API are never touched.
 */
const worker = globalThis as unknown as ServiceWorkerGlobalScope

const cacheName = 'slime-school-shell'
const shellPage = '/'
const mostFiles = 160

/** Each once: a cache refuses to add the same file twice. */
const linkedFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css|woff2|svg|webmanifest))"/g)].flatMap(([, path]) => path ?? []),
  ),
]

const keepShell = async (): Promise<void> => {
  const cache = await caches.open(cacheName)
  const page = await fetch(shellPage, { cache: 'no-cache' })
  await cache.put(shellPage, page.clone())
  await cache.addAll(linkedFiles(await page.text()))
}

/** Old builds leave files behind; the oldest go first. */
const sweep = async (cache: Cache): Promise<void> => {
  const files = await cache.keys()
  await Promise.all(files.slice(0, Math.max(0, files.length - mostFiles)).map((file) => cache.delete(file)))
}

const pageFirstFromNetwork = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  try {
    const page = await fetch(request)
    if (page.ok && page.headers.get('content-type')?.includes('text/html')) await cache.put(shellPage, page.clone())
    return page
  } catch {
    return (await cache.match(shellPage)) ?? Response.error()
  }
}

const fileFirstFromCache = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheName)
  const kept = await cache.match(request)
  if (kept) return kept
  const file = await fetch(request)
  if (file.ok) {
    await cache.put(request, file.clone())
    await sweep(cache)
  }
  return file
}

worker.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => worker.skipWaiting()))
})

worker.addEventListener('activate', (event) => {
  event.waitUntil(worker.clients.claim())
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
    if (!pathname.startsWith('/api/')) event.respondWith(fileFirstFromCache(request))
  }
})
