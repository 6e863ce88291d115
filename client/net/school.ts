import type { Role } from '../../rooms/shared/contract/accounts.ts'
import type { GivenWord, RoleRequest } from '../../rooms/shared/contract/administration.ts'
import type { KeptMost } from '../../rooms/shared/contract/classLimits.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

const schoolPath = '/api/school/'
const personPath = (id: string) => `${schoolPath}people/${id}`

export const peoplePath = (name: string, role: Role | '' = '') =>
  `${schoolPath}people?name=${encodeURIComponent(name)}${role && `&role=${role}`}`
export const actsPath = `${schoolPath}acts`

export const giveWord = (id: string) =>
  thenRefresh(schoolPath, callApi<GivenWord>('POST', `${personPath(id)}/word`, { body: {} }))

export const setRole = (id: string, role: RoleRequest) =>
  thenRefresh(schoolPath, callApi<undefined>('PUT', `${personPath(id)}/role`, { body: role }))

export const setKeptMost = (id: string, most: KeptMost) =>
  thenRefresh(schoolPath, callApi<undefined>('PUT', `${personPath(id)}/pupils`, { body: { most } }))

export const removePerson = (id: string) => thenRefresh(schoolPath, callApi<undefined>('DELETE', personPath(id)))

export const schoolClassesPath = `${schoolPath}classes`

export const offerClass = (id: string, username: string) =>
  thenRefresh(schoolPath, callApi<undefined>('POST', `${schoolClassesPath}/${id}/teachers`, { body: { username } }))

export const deleteSchoolClass = (id: string) =>
  thenRefresh(schoolPath, callApi<undefined>('DELETE', `${schoolClassesPath}/${id}`))
