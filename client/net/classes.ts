import type { GivenWord } from '../../rooms/shared/contract/administration.ts'
import type {
  AddPupilsRequest,
  Aids,
  AskedClass,
  CardsRequest,
  ChangeClassRequest,
  ClassDoorState,
  ClassPage,
  ClassRow,
  CreateClassRequest,
  DoorList,
  DoorRequest,
  KnownPupil,
  MadeCards,
  OwnMembership,
} from '../../rooms/shared/contract/classes.ts'
import type { TeamCount } from '../../rooms/shared/contract/classLimits.ts'
import { type Answer, callApi } from './http.ts'
import { refreshServerData, thenRefresh } from './useServerData.ts'

export const classesPath = '/api/classes'
/** For a pupil: the game that waits for them. For a teacher: which player of a game is which pupil. */
export const classGamePath = `${classesPath}/now`
export const rollPath = (code: string) => `${classesPath}/games/${code}`
export const classPath = (id: string) => `${classesPath}/${id}`
export type { ClassPage, ClassRow, MadeCards }

/**
 * Waits for a change and reads classes again, also where nothing was found to change: a colleague, or the teacher in another
 * tab, has taken it away, and this page still shows it.
 */
const changed = async <Value>(change: Promise<Answer<Value>>): Promise<Answer<Value>> => {
  const answer = await thenRefresh(classesPath, change)
  if (!answer.ok && answer.status === 404) refreshServerData(classesPath)
  return answer
}

export const readClass = (id: string) => callApi<ClassPage>('GET', classPath(id))

export const createClass = (body: CreateClassRequest) => changed(callApi<MadeCards>('POST', classesPath, { body }))

export const addPupils = (id: string, body: AddPupilsRequest) =>
  changed(callApi<MadeCards>('POST', `${classPath(id)}/pupils`, { body }))

/** Which pupils of a list are in this teacher's classes already. */
export const knownPupils = (refs: readonly string[]) =>
  callApi<KnownPupil[]>('POST', `${classesPath}/known`, { body: { refs } })

export const makeCards = (id: string, body: CardsRequest) =>
  changed(callApi<MadeCards>('POST', `${classPath(id)}/cards`, { body }))

export const changeClass = (id: string, body: ChangeClassRequest) =>
  changed(callApi<undefined>('PUT', classPath(id), { body }))

export const deleteClass = (id: string) => changed(callApi<undefined>('DELETE', classPath(id)))

export const invitesPath = `${classesPath}/invites`
export const teachersPath = (id: string) => `${classPath(id)}/teachers`

export const askTeacher = (id: string, username: string) =>
  changed(callApi<undefined>('POST', teachersPath(id), { body: { username } }))

/** Also takes back an invitation. */
export const removeTeacher = (id: string, person: string) =>
  changed(callApi<undefined>('DELETE', `${teachersPath(id)}/${person}`))

export const letLead = (id: string, person: string) =>
  changed(callApi<undefined>('POST', `${teachersPath(id)}/${person}/lead`, { body: {} }))

export const answerInvite = (id: string, yes: boolean) =>
  changed(callApi<undefined>(yes ? 'POST' : 'DELETE', `${invitesPath}/${id}`, yes ? { body: {} } : {}))

export const movePupils = (id: string, pupils: readonly string[], to: string) =>
  changed(callApi<{ moved: number }>('POST', `${classPath(id)}/moves`, { body: { pupils, to } }))

export const renamePupil = (id: string, pupil: string, name: string) =>
  changed(callApi<undefined>('PUT', `${classPath(id)}/pupils/${pupil}`, { body: { name } }))

export const setAids = (id: string, pupil: string, body: Aids) =>
  changed(callApi<undefined>('PUT', `${classPath(id)}/pupils/${pupil}/aids`, { body }))

export const drawTeams = (id: string, teams: TeamCount) =>
  changed(callApi<undefined>('PUT', `${classPath(id)}/teams`, { body: { teams } }))

export const putInTeam = (id: string, pupil: string, team: number) =>
  changed(callApi<undefined>('PUT', `${classPath(id)}/pupils/${pupil}/team`, { body: { team } }))

export const removePupil = (id: string, pupil: string) =>
  changed(callApi<undefined>('DELETE', `${classPath(id)}/pupils/${pupil}`))

export type { ClassDoorState, DoorList, OwnMembership }

/** The pupils who may come in at a class door, told to every device that knows its code. */
export const askDoor = (body: DoorRequest) => callApi<DoorList>('POST', '/api/doors', { body })

export const doorPath = (id: string) => `${classPath(id)}/door`
export const openDoor = (id: string) => changed(callApi<ClassDoorState>('POST', doorPath(id), { body: {} }))
export const closeDoor = (id: string) => changed(callApi<undefined>('DELETE', doorPath(id)))

/** Lets a pupil sign in by pictures again after too many wrong ones. */
export const wakePictures = (id: string, pupil: string) =>
  changed(callApi<undefined>('POST', `${classPath(id)}/pupils/${pupil}/wake`, { body: {} }))

/** For a pupil with an account of their own: the classes that they are in, or wait to be let into. */
export const ownMembershipsPath = `${classesPath}/mine`
export const knockAtDoor = (body: DoorRequest) =>
  thenRefresh(ownMembershipsPath, callApi<AskedClass>('POST', `${classesPath}/knocks`, { body }))
export const leaveClass = (id: string) =>
  thenRefresh(ownMembershipsPath, callApi<undefined>('DELETE', `${ownMembershipsPath}/${id}`))

const knockPath = (id: string, pupil: string) => `${classPath(id)}/knocks/${pupil}`
export const letIn = (id: string, pupil: string, name: string) =>
  changed(callApi<undefined>('POST', knockPath(id, pupil), { body: { name } }))
export const turnAway = (id: string, pupil: string) => changed(callApi<undefined>('DELETE', knockPath(id, pupil)))
/** The class is read again once, not after each pupil. */
export const turnAllAway = async (id: string, pupils: readonly string[]): Promise<Answer<undefined>> => {
  const answers = await Promise.all(pupils.map((pupil) => callApi<undefined>('DELETE', knockPath(id, pupil))))
  refreshServerData(classesPath)
  return answers.find(({ ok }) => !ok) ?? { ok: true, value: undefined }
}

/** Gives a word to a pupil who takes the account along. */
export const givePupilWord = (id: string, pupil: string) =>
  changed(callApi<GivenWord>('POST', `${classPath(id)}/pupils/${pupil}/word`, { body: {} }))
