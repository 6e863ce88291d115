import * as z from 'zod/mini'
import { keptMostRequest, peopleQuery, roleRequest } from '../../rooms/shared/contract/administration.ts'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import { inviteTeacherRequest } from '../../rooms/shared/contract/classes.ts'
import type { Administration } from '../accounts/administration.ts'
import type { SchoolClasses } from '../classes/schoolClasses.ts'
import type { AddRoute } from './apiRoutes.ts'

const classParam = z.object({ id: recordId('class') })
const personParam = z.object({ id: recordId('person') })

type Needs = {
  administration: Administration
  schoolClasses: SchoolClasses
  endGamesOf: (userId: string) => Promise<void>
}

/** For administrators: the accounts of the school, and its classes without a teacher. */
export const schoolRoutes = (add: AddRoute, { administration, schoolClasses, endGamesOf }: Needs) => {
  add('get', '/school/people', { access: 'administrator', query: peopleQuery }, ({ query }) =>
    administration.people(query),
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

  add(
    'put',
    '/school/people/:id/pupils',
    { access: 'administrator', params: personParam, body: keptMostRequest },
    ({ user, params, body }) => administration.setKeptMost(user, params.id, body.most),
  )

  add('delete', '/school/people/:id', { access: 'administrator', params: personParam }, ({ user, params }) =>
    administration.remove(user, params.id, endGamesOf),
  )

  add('get', '/school/classes', { access: 'administrator' }, () => schoolClasses.list())

  add(
    'post',
    '/school/classes/:id/teachers',
    { access: 'administrator', params: classParam, body: inviteTeacherRequest },
    ({ user, params, body }) => schoolClasses.give(user, params.id, body.username),
  )

  add('delete', '/school/classes/:id', { access: 'administrator', params: classParam }, ({ user, params }) =>
    schoolClasses.erase(user, params.id),
  )

  add('get', '/school/acts', { access: 'administrator' }, () => administration.acts())
}
