import * as z from 'zod/mini'
import { peopleQuery, roleRequest } from '../../rooms/shared/contract/administration.ts'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import type { Administration } from '../accounts/administration.ts'
import type { AddRoute } from './apiRoutes.ts'

const personParam = z.object({ id: recordId('person') })

/** Looking after the accounts of a school. */
export const schoolRoutes = (add: AddRoute, { administration }: { administration: Administration }) => {
  add('get', '/school/people', { access: 'administrator', query: peopleQuery }, ({ query }) =>
    administration.people(query.name),
  )

  add('post', '/school/people/:id/word', { access: 'administrator', params: personParam }, ({ user, params }) =>
    administration.giveWord(user, params.id),
  )

  add(
    'put',
    '/school/people/:id/role',
    { access: 'administrator', params: personParam, body: roleRequest },
    ({ user, params, body }) => administration.setRole(user, params.id, body),
  )

  add('delete', '/school/people/:id', { access: 'administrator', params: personParam }, ({ user, params }) =>
    administration.remove(user, params.id),
  )

  add('get', '/school/acts', { access: 'administrator' }, () => administration.acts())
}
