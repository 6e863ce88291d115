import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'

/** Foreign origins are refused for calls that change something, and for WebSocket upgrades. */

type Asked = {
  origin: string | undefined
  host: string | undefined
  /** `Sec-Fetch-Site`, which browsers send and page scripts cannot forge. */
  fetchSite: string | undefined
}

/** TLS may end at a proxy: then only the name we are called by shows it. Over plain HTTP a secure cookie would be lost. */
export const isSecure = (
  { secure, headers: { host = '' } }: { secure: boolean; headers: { host?: string } },
  publicOrigins: readonly string[],
): boolean => secure || publicOrigins.includes(`https://${host.toLowerCase()}`)

/** Names that do not exist on the internet, and bare addresses. */
const isInnerName = (hostname: string): boolean =>
  isIP(hostname.replace(/^\[|\]$/g, '')) !== 0 ||
  !hostname.includes('.') ||
  /\.(local|lan|home|internal|localhost|home\.arpa)$/.test(hostname)

/**
 * If the school has configured its name, any other name that leads here belongs to another site. Its owner may have
 * pointed it to us for a moment. Names of the school's own network are still accepted.
 */
export const isOwnOrigin = ({ origin, host, fetchSite }: Asked, publicOrigins: readonly string[]): boolean => {
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
  if (publicOrigins.includes(origin)) return true
  if (host === undefined || !URL.canParse(origin)) return false
  const url = new URL(origin)
  const isCalledSo = publicOrigins.length === 0 || isInnerName(url.hostname)
  return (url.protocol === 'http:' || url.protocol === 'https:') && isCalledSo && url.host === host.toLowerCase()
}

export const isFromOwnPage = (headers: IncomingHttpHeaders, publicOrigins: readonly string[]): boolean => {
  const { origin, host, 'sec-fetch-site': site } = headers
  return isOwnOrigin({ origin, host, fetchSite: typeof site === 'string' ? site : undefined }, publicOrigins)
}
