import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import type { Pictures } from '../content/pictures.ts'
import type { Storage } from '../content/storage.ts'
import { refuse } from '../refused.ts'
import { together } from '../together.ts'
import type { AddRoute } from './apiRoutes.ts'

const idParam = z.object({ id: recordId('image') })

/**
 * Pictures of questions. Their names are hashes of their content: they cannot be guessed before a question shows them,
 * and guests see them, too.
 */
export const pictureRoutes = (add: AddRoute, { pictures, storage }: { pictures: Pictures; storage: Storage }) => {
  // A class that is shown a question asks for its picture at once.
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
