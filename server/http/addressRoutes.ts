import { joinAddress } from '../addresses.ts'
import { refuse } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'

/**
 * The address that a projector shows if its own address bar says localhost. Pages that have lost the server ask this to
 * learn that it is back, a whole class at once and on all ways. So it is answered from memory.
 */
export const addressRoutes = (
  add: AddRoute,
  { publicOrigins, host }: { publicOrigins: readonly string[]; host?: string | undefined },
) => {
  add('get', '/join-address', { access: 'everyone', nameless: true }, ({ request }) => {
    const origin = `${request.protocol}://${request.headers.host ?? ''}`
    return URL.canParse(origin) ? joinAddress(origin, publicOrigins, host) : refuse('malformed')
  })
}
