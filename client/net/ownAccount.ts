import type { Device, PasswordRequest, RenameRequest, User } from '../../rooms/shared/contract/accounts.ts'
import type { SchoolSign } from '../../rooms/shared/contract/administration.ts'
import { callApi } from './http.ts'
import { thenRefresh } from './useServerData.ts'

export const devicesPath = '/api/auth/devices'

/** The browser downloads it with its own session. */
export const ownDataPath = '/api/auth/data'

export const schoolSignPath = '/api/school'
export type { Device, SchoolSign }

export const rename = (request: RenameRequest) => callApi<User>('PUT', '/api/auth/name', { body: request })

export const changePassword = (request: PasswordRequest) =>
  thenRefresh(devicesPath, callApi<undefined>('PUT', '/api/auth/password', { body: request }))

export const signOutDevice = (id: string) =>
  thenRefresh(devicesPath, callApi<undefined>('DELETE', `${devicesPath}/${id}`))

export const signOutElsewhere = () => thenRefresh(devicesPath, callApi<undefined>('DELETE', devicesPath))

export const deleteAccount = (password: string) =>
  callApi<undefined>('POST', '/api/auth/farewell', { body: { password } })
