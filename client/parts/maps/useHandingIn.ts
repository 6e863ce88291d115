import type { OwnClass } from '../../../rooms/shared/contract/classMaps.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { handMap, ownClassesPath, takeMapBack } from '../../net/classMaps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { classMapTexts as texts } from '../../texts/maps/classMaps.ts'
import type { MenuEntry } from '../dialog/MenuButton.tsx'

type Handed = Pick<GameMap, 'id' | 'inClass'>

const hand = async ({ id }: Handed, group: OwnClass): Promise<void> => {
  const answer = await handMap(id, group.id)
  showToast(answer.ok ? texts.handed(group.name) : answer.error, answer.ok ? 'success' : 'error')
}

const takeBack = async ({ id }: Handed): Promise<void> => {
  const answer = await takeMapBack(id)
  showToast(answer.ok ? texts.takenBack : answer.error, answer.ok ? 'success' : 'error')
}

/** What a pupil of a class can do with a map of their own. Empty for a user in no class. */
export const useHandingIn = () => {
  const isPupil = useUser()?.role === 'student'
  const { data: classes = [] } = useServerData<OwnClass[]>(isPupil ? ownClassesPath : null)
  return {
    isInClass: classes.length > 0,
    entriesFor: (map: Handed): MenuEntry[] => {
      const { inClass } = map
      const isWaiting = inClass !== undefined && inClass.stage !== 'returned'
      const others = classes.filter(({ id }) => !isWaiting || id !== inClass.id)
      return [
        ...(isWaiting ? [{ text: texts.takeBack, icon: 'back' as const, onPick: () => void takeBack(map) }] : []),
        ...others.map((group) => ({
          text: texts.handTo(group.name),
          icon: 'upload' as const,
          onPick: () => void hand(map, group),
        })),
      ]
    },
  }
}
