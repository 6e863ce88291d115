import { useLocation } from 'wouter'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { lastHosted, rememberHosted } from '../../state/kept/lastHosted.ts'
import { useUser } from '../../state/session.ts'
import { dashboardPath } from '../navigation/dashboardPath.ts'
import { useHosting } from './useHosting.ts'

/** Hosts a map at one press, with the questions and settings of last time; a user who has hosted nothing yet chooses them first. */
export const useHostedMap = () => {
  const user = useUser()
  const [, navigate] = useLocation()
  const { host, busy, problem } = useHosting()
  return {
    busy,
    problem,
    host: async ({ id: mapId, gameMode }: Pick<GameMap, 'id' | 'gameMode'>, classId?: string): Promise<void> => {
      const { questionSetId, settings } = lastHosted(user?.id)
      rememberHosted(user?.id, { questionSetId, gameMode, mapId, settings })
      if (questionSetId === null) return navigate(`${dashboardPath(user)}?host`)
      await host({ questionSetId, gameMode, mapId, settings, ...(classId !== undefined && { classId }) })
    },
  }
}
