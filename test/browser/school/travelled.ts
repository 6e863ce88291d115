import type { Page } from 'playwright-core'

/** One answer of the server, as it came over the line: packed, and with its headers. */
export type Travelled = { path: string; bytes: number }

/** Counts what travels to a page from now on. Answers from the browser's own cache do not travel. */
export const countTravels = async (page: Page): Promise<readonly Travelled[]> => {
  const session = await page.context().newCDPSession(page)
  const asked = new Map<string, string>()
  const all: Travelled[] = []
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.fromDiskCache && response.url.startsWith('http')) asked.set(requestId, new URL(response.url).pathname)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = asked.get(requestId)
    if (path !== undefined) all.push({ path, bytes: encodedDataLength })
  })
  return all
}

const kbOf = (some: readonly Travelled[]): number =>
  Math.round(some.reduce((bytes, one) => bytes + one.bytes, 0) / 100) / 10

const isScript = ({ path }: Travelled): boolean => path.endsWith('.js')

export const weigh = (all: readonly Travelled[]) => ({
  requests: all.length,
  scripts: all.filter(isScript).length,
  scriptKb: kbOf(all.filter(isScript)),
  kb: kbOf(all),
})

/** A list to read, the heaviest first. */
export const listed = (all: readonly Travelled[]): string =>
  [...all]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes }) => `${(bytes / 1000).toFixed(1).padStart(7)} kB ${path}`)
    .join('\n')
