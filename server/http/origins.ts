/** Origins other than our own are refused: for calls that change something, and for WebSocket upgrades. */

type Asked = {
  origin: string | undefined
  host: string | undefined
  /** `Sec-Fetch-Site`, which browsers send and scripts cannot forge. */
  fetchSite: string | undefined
}

/** TLS may end before us; then only the name we are called by tells. Over plain HTTP a secure cookie would be lost. */
export const isSecure = (
  { secure, headers: { host = '' } }: { secure: boolean; headers: { host?: string } },
  publicOrigins: readonly string[],
): boolean => secure || publicOrigins.includes(`https://${host.toLowerCase()}`)

export const isOwnOrigin = ({ origin, host, fetchSite }: Asked, publicOrigins: readonly string[]): boolean => {
  if (origin === undefined) return fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none'
  if (publicOrigins.includes(origin)) return true
  if (host === undefined || !URL.canParse(origin)) return false
  const url = new URL(origin)
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.host === host.toLowerCase()
}
