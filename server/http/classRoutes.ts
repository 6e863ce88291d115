import * as z from 'zod/mini'
import { recordId } from '../../rooms/shared/contract/boundedText.ts'
import {
  addPupilsRequest,
  aidsRequest,
  cardsRequest,
  changeClassRequest,
  createClassRequest,
  doorRequest,
  inviteTeacherRequest,
  knownPupilsRequest,
  movePupilsRequest,
  renamePupilRequest,
  teamRequest,
  teamsRequest,
} from '../../rooms/shared/contract/classes.ts'
import { judgeMapRequest, mapTaskRequest } from '../../rooms/shared/contract/classMaps.ts'
import { listedMap } from '../../rooms/shared/maps/listedMap.ts'
import type { MapTask } from '../../rooms/shared/maps/mapTask.ts'
import { deviceOf, freshDevice } from '../accounts/deviceMarks.ts'
import type { PupilAids } from '../classes/aids.ts'
import type { ClassDoors } from '../classes/classDoors.ts'
import type { Classes } from '../classes/classes.ts'
import type { ClassGames } from '../classes/classGames.ts'
import type { ClassInvites } from '../classes/classInvites.ts'
import type { ClassMaps } from '../classes/classMaps.ts'
import type { CoTeachers } from '../classes/coTeachers.ts'
import type { Moves } from '../classes/moves.ts'
import type { Knocks } from '../classes/own/knocks.ts'
import type { TakingAlong } from '../classes/own/takingAlong.ts'
import type { Passes } from '../classes/passes.ts'
import type { Pupils } from '../classes/pupils.ts'
import type { RosterRefs } from '../classes/rosterRefs.ts'
import type { Teams } from '../classes/teams.ts'
import type { Maps } from '../content/maps.ts'
import { isRefused } from '../refused.ts'
import { type AddRoute, keepInOwnTurn } from './apiRoutes.ts'
import { isSecure } from './origins.ts'

const classParam = z.object({ id: recordId('class') })
const pupilParam = z.object({ id: recordId('class'), pupil: recordId('pupil') })

const personParam = z.object({ id: recordId('class'), person: recordId('person') })

const mapParam = z.object({ id: recordId('class'), map: recordId('map') })

const codeParam = z.object({ code: z.string().check(z.regex(/^[A-Za-z0-9]{6}$/)) })

type Needs = {
  classes: Classes
  pupils: Pupils
  aids: PupilAids
  teams: Teams
  classGames: ClassGames
  classMaps: ClassMaps
  maps: Pick<Maps, 'ofClass'>
  classDoors: ClassDoors
  publicOrigins: readonly string[]
  passes: Passes
  classInvites: ClassInvites
  coTeachers: CoTeachers
  moves: Moves
  knocks: Knocks
  takingAlong: TakingAlong
  rosterRefs: RosterRefs
}

const access = 'signedIn' as const

/** The teachers of a class. */
const teacherRoutes = (add: AddRoute, { classInvites, coTeachers }: Needs) => {
  add('get', '/classes/invites', { access }, ({ user }) => classInvites.list(user))
  add('post', '/classes/invites/:id', { access, params: classParam }, ({ user, params }) =>
    classInvites.accept(user, params.id),
  )
  add('delete', '/classes/invites/:id', { access, params: classParam }, ({ user, params }) =>
    classInvites.decline(user, params.id),
  )
  add('get', '/classes/:id/teachers', { access, params: classParam }, ({ user, params }) =>
    coTeachers.list(params.id, user),
  )
  add(
    'post',
    '/classes/:id/teachers',
    { access, params: classParam, body: inviteTeacherRequest },
    ({ user, params, body }) => coTeachers.invite(user, params.id, body.username),
  )
  add('post', '/classes/:id/teachers/:person/lead', { access, params: personParam }, ({ user, params }) =>
    coTeachers.handOver(user, params.id, params.person),
  )
  add('delete', '/classes/:id/teachers/:person', { access, params: personParam }, ({ user, params }) =>
    coTeachers.remove(user, params.id, params.person),
  )
}

/** Doors for lessons: for anybody who knows the code, and for the teachers of the class. */
const doorRoutes = (add: AddRoute, { classDoors, passes, publicOrigins }: Needs) => {
  add('post', '/doors', { access: 'everyone', body: doorRequest }, ({ body, address, request, response }) => {
    // The browser needs a number, so that its wrong tries are counted for it alone.
    const isNew = deviceOf(request.headers.cookie) === undefined
    if (isNew) response.setHeader('Set-Cookie', freshDevice(isSecure(request, publicOrigins)).cookie)
    return classDoors.list(body, address)
  })
  add('get', '/classes/:id/door', { access, params: classParam }, ({ user, params }) =>
    classDoors.state(user, params.id),
  )
  add('post', '/classes/:id/door', { access, params: classParam }, ({ user, params }) =>
    classDoors.open(user, params.id),
  )
  add('delete', '/classes/:id/door', { access, params: classParam }, ({ user, params }) =>
    classDoors.close(user, params.id),
  )
  add('post', '/classes/:id/pupils/:pupil/wake', { access, params: pupilParam }, ({ user, params }) =>
    passes.wake(user, params.id, params.pupil),
  )
}

/** Pupils who come with an account of their own, or take theirs along. */
const ownRoutes = (add: AddRoute, { knocks, takingAlong }: Needs) => {
  add('get', '/classes/mine', { access }, ({ user }) => knocks.mine(user))
  add('delete', '/classes/mine/:id', { access, params: classParam }, ({ user, params }) =>
    knocks.leave(user, params.id),
  )
  add('post', '/classes/knocks', { access, body: doorRequest }, ({ user, body, address }) =>
    knocks.knock(user, body, address),
  )
  add(
    'post',
    '/classes/:id/knocks/:pupil',
    { access, params: pupilParam, body: renamePupilRequest },
    ({ user, params, body }) => knocks.letIn(user, params.id, params.pupil, body.name),
  )
  add('delete', '/classes/:id/knocks/:pupil', { access, params: pupilParam }, ({ user, params }) =>
    knocks.turnAway(user, params.id, params.pupil),
  )
  add('post', '/classes/:id/pupils/:pupil/word', { access, params: pupilParam }, ({ user, params }) =>
    takingAlong.giveWord(user, params.id, params.pupil),
  )
}

/** Maps that the pupils of a class have drawn for it. */
const builtRoutes = (add: AddRoute, { classMaps, maps }: Needs) => {
  add('get', '/classes/own', { access }, ({ user }) => classMaps.ownClasses(user))
  const inTurn = keepInOwnTurn()
  add(
    'get',
    '/classes/:id/maps',
    { access, params: classParam },
    inTurn(async ({ user, params }) => {
      const handed = await maps.ofClass(params.id, user)
      return isRefused(handed) ? handed : handed.map((map) => ({ ...listedMap(map), version: map.version }))
    }),
  )
  add('put', '/classes/:id/task', { access, params: classParam, body: mapTaskRequest }, ({ user, params, body }) =>
    // The cast is safe: the request's schema allows only tiles of the mode.
    classMaps.ask(user, params.id, body as MapTask),
  )
  add('delete', '/classes/:id/task', { access, params: classParam }, ({ user, params }) =>
    classMaps.ask(user, params.id, undefined),
  )
  add('put', '/classes/:id/maps/:map', { access, params: mapParam, body: judgeMapRequest }, ({ user, params, body }) =>
    classMaps.judge(user, params.id, params.map, body),
  )
}

/** Classes, for their teachers. */
export const classRoutes = (add: AddRoute, needs: Needs) => {
  const { classes, pupils, aids, teams, classGames, moves, rosterRefs } = needs
  add('get', '/classes', { access }, ({ user }) => classes.list(user))
  add('post', '/classes', { access, body: createClassRequest, status: 201 }, ({ user, body, address }) =>
    classes.create(user, body, address),
  )
  add('post', '/classes/known', { access, body: knownPupilsRequest }, ({ user, body }) =>
    rosterRefs.known(user, body.refs),
  )
  add('get', '/classes/now', { access }, ({ user }) => classGames.now(user))
  add('get', '/classes/aids', { access }, ({ user }) => aids.own(user))
  add('get', '/classes/games/:code', { access, params: codeParam }, ({ user, params }) =>
    classGames.roll(params.code.toUpperCase(), user),
  )
  ownRoutes(add, needs)
  builtRoutes(add, needs)
  teacherRoutes(add, needs)
  doorRoutes(add, needs)
  add('get', '/classes/:id', { access, params: classParam }, ({ user, params }) => classes.page(params.id, user))
  add('put', '/classes/:id', { access, params: classParam, body: changeClassRequest }, ({ user, params, body }) =>
    classes.change(user, params.id, body),
  )
  add('delete', '/classes/:id', { access, params: classParam }, ({ user, params }) => classes.erase(user, params.id))
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
  add(
    'put',
    '/classes/:id/pupils/:pupil/aids',
    { access, params: pupilParam, body: aidsRequest },
    ({ user, params, body }) => aids.set(user, params.id, params.pupil, body),
  )
  add('put', '/classes/:id/teams', { access, params: classParam, body: teamsRequest }, ({ user, params, body }) =>
    teams.draw(user, params.id, body.teams),
  )
  add(
    'put',
    '/classes/:id/pupils/:pupil/team',
    { access, params: pupilParam, body: teamRequest },
    ({ user, params, body }) => teams.put(user, params.id, params.pupil, body.team),
  )
  add('post', '/classes/:id/moves', { access, params: classParam, body: movePupilsRequest }, ({ user, params, body }) =>
    moves.move(user, params.id, body),
  )
  add('delete', '/classes/:id/pupils/:pupil', { access, params: pupilParam }, ({ user, params }) =>
    pupils.remove(user, params.id, params.pupil),
  )
}
