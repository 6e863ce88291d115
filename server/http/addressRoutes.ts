import { joinAddress } from '../addresses.ts'
import { refuse } from '../refused.ts'
import type { AddRoute } from './apiRoutes.ts'

/**
 * What a projector shows when its own address bar says localhost. Pages that have lost us ask it to learn that we are here
 * again, a class at once and on all ways: it is answered from memory.
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
