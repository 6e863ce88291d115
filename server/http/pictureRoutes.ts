import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import type { Pictures } from '../content/pictures.ts'
import type { Storage } from '../content/storage.ts'
import { refuse } from '../refused.ts'
import { together } from '../together.ts'
import type { AddRoute } from './apiRoutes.ts'

const idParam = z.object({ id: recordId('image') })

/**
 * Pictures of questions. Their names are hashes of their content, so nobody can guess them before a question shows
 * them. Guests may see them, too.
 */
export const pictureRoutes = (add: AddRoute, { pictures, storage }: { pictures: Pictures; storage: Storage }) => {
  // All devices of a class ask for a question's picture at the same moment.
  const read = together(pictures.read)

  add('get', '/pictures/:id', { access: 'everyone', params: idParam }, async ({ params, response }) => {
    const picture = await read(params.id)
    if (!picture) return refuse('pictureNotFound')
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    response.type(picture.type).send(picture.bytes)
    return undefined
  })

  add('get', '/player/:userId/storage', { access: 'owner' }, ({ user }) => storage.of(user))
}
