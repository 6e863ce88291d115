import type { JudgeMap } from '../../rooms/shared/contract/classMaps.ts'
import type { GameMap } from '../../rooms/shared/contract/maps.ts'
import type { MapTask } from '../../rooms/shared/maps/mapTask.ts'
import '../texts/refusals/classRefusals.ts'
import '../texts/refusals/writingRefusals.ts'
import { classesPath, classPath } from './classes.ts'
import { callApi } from './http.ts'
import { mapsPath } from './maps.ts'
import { thenRefresh } from './useServerData.ts'

/** The classes that a pupil is in. */
export const ownClassesPath = `${classesPath}/own`

export const classMapsPath = (classId: string): string => `${classPath(classId)}/maps`

export const handMap = (id: string, classId: string) =>
  thenRefresh(mapsPath, callApi<GameMap>('PUT', `${mapsPath}/${id}/class`, { body: { classId } }))

export const takeMapBack = (id: string) =>
  thenRefresh(mapsPath, callApi<undefined>('DELETE', `${mapsPath}/${id}/class`))

export const judgeMap = (classId: string, id: string, body: JudgeMap) =>
  thenRefresh(classMapsPath(classId), callApi<undefined>('PUT', `${classMapsPath(classId)}/${id}`, { body }))

const taskPath = (classId: string): string => `${classPath(classId)}/task`

export const askToBuild = (classId: string, body: MapTask) =>
  thenRefresh(classesPath, callApi<undefined>('PUT', taskPath(classId), { body }))

export const endTask = (classId: string) => thenRefresh(classesPath, callApi<undefined>('DELETE', taskPath(classId)))
