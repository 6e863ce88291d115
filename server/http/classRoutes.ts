import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import {
  addPupilsRequest,
  cardsRequest,
  changeClassRequest,
  createClassRequest,
  renamePupilRequest,
} from '../../rooms/shared/contract/classes.ts'
import type { Classes } from '../classes/classes.ts'
import type { ClassGames } from '../classes/classGames.ts'
import type { Pupils } from '../classes/pupils.ts'
import type { AddRoute } from './apiRoutes.ts'

const classParam = z.object({ id: recordId('class') })
const pupilParam = z.object({ id: recordId('class'), pupil: recordId('pupil') })

const codeParam = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9]{6}$/)) })

type Needs = { classes: Classes; pupils: Pupils; classGames: ClassGames }

/** Classes, to those who teach them. */
export const classRoutes = (add: AddRoute, { classes, pupils, classGames }: Needs) => {
  const access = 'signedIn' as const

  add('get', '/classes', { access }, ({ user }) => classes.list(user))
  add('post', '/classes', { access, body: createClassRequest, status: 201 }, ({ user, body, address }) =>
    classes.create(user, body, address),
  )
  add('get', '/classes/now', { access }, ({ user }) => classGames.now(user))
  add('get', '/classes/games/:code', { access, params: codeParam }, ({ user, params }) =>
    classGames.roll(params.code.toUpperCase(), user),
  )
  add('get', '/classes/:id', { access, params: classParam }, ({ user, params }) => classes.page(params.id, user))
  add('put', '/classes/:id', { access, params: classParam, body: changeClassRequest }, ({ user, params, body }) =>
    classes.change(user, params.id, body),
  )
  add(
    'post',
    '/classes/:id/pupils',
    { access, params: classParam, body: addPupilsRequest, status: 201 },
    ({ user, params, body, address }) => classes.add(user, params.id, body, address),
  )
  add('post', '/classes/:id/cards', { access, params: classParam, body: cardsRequest }, ({ user, params, body }) =>
    pupils.cards(user, params.id, body),
  )
  add(
    'put',
    '/classes/:id/pupils/:pupil',
    { access, params: pupilParam, body: renamePupilRequest },
    ({ user, params, body }) => pupils.rename(user, params.id, params.pupil, body.name),
  )
  add('delete', '/classes/:id/pupils/:pupil', { access, params: pupilParam }, ({ user, params }) =>
    pupils.remove(user, params.id, params.pupil),
  )
}
