import type {
  ChangeClassRequest,
  ClassPage,
  ClassRow,
  CreateClassRequest,
  MadeCards,
} from '../../rooms/shared/contract/classes.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const classesPath = '/api/classes'
/** Of the game that a pupil is waited for in, and of who is who in a game. */
export const classGamePath = `${classesPath}/now`
export const rollPath = (code: string) => `${classesPath}/games/${code}`
export const classPath = (id: string) => `${classesPath}/${id}`
export type { ClassPage, ClassRow, MadeCards }

export const createClass = (body: CreateClassRequest) =>
  thenRefresh(classesPath, callApi<MadeCards>('POST', classesPath, { body }))

export const addPupils = (id: string, pupils: readonly { name: string }[]) =>
  thenRefresh(classesPath, callApi<MadeCards>('POST', `${classPath(id)}/pupils`, { body: { pupils } }))

export const makeCards = (id: string, pupils: readonly string[]) =>
  thenRefresh(classesPath, callApi<MadeCards>('POST', `${classPath(id)}/cards`, { body: { pupils } }))

export const changeClass = (id: string, body: ChangeClassRequest) =>
  thenRefresh(classesPath, callApi<undefined>('PUT', classPath(id), { body }))

export const renamePupil = (id: string, pupil: string, name: string) =>
  thenRefresh(classesPath, callApi<undefined>('PUT', `${classPath(id)}/pupils/${pupil}`, { body: { name } }))

export const removePupil = (id: string, pupil: string) =>
  thenRefresh(classesPath, callApi<undefined>('DELETE', `${classPath(id)}/pupils/${pupil}`))
