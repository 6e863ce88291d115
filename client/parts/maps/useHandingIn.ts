import type { OwnClass } from '../../../rooms/shared/contract/classMaps.ts'
import type { GameMap } from '../../../rooms/shared/contract/maps.ts'
import { handMap, ownClassesPath, takeMapBack } from '../../net/classMaps.ts'
import { useServerData } from '../../net/useServerData.ts'
import { useUser } from '../../state/session.ts'
import { showToast } from '../../state/toasts.ts'
import { classMapTexts as texts } from '../../texts/maps/classMaps.ts'
import type { MenuEntry } from '../dialog/MenuButton.tsx'
import { useOnePress } from '../useOnePress.ts'

type Handed = Pick<GameMap, 'id' | 'inClass'>

const hand = async ({ id }: Handed, group: OwnClass): Promise<false> => {
  const answer = await handMap(id, group.id)
  showToast(answer.ok ? texts.handed(group.name) : answer.error, answer.ok ? 'success' : 'error')
  return false
}

const takeBack = async ({ id }: Handed): Promise<false> => {
  const answer = await takeMapBack(id)
  showToast(answer.ok ? texts.takenBack : answer.error, answer.ok ? 'success' : 'error')
  return false
}

/** What a pupil of a class can do with a map of their own. Empty for a user in no class. */
export const useHandingIn = () => {
  const isPupil = useUser()?.role === 'student'
  // What was taken back can be handed in again, so the next press counts once this one is done.
  const press = useOnePress()
  const { data: classes = [] } = useServerData<OwnClass[]>(isPupil ? ownClassesPath : null)
  return {
    isInClass: classes.length > 0,
    entriesFor: (map: Handed): MenuEntry[] => {
      const { inClass } = map
      const isWaiting = inClass !== undefined && inClass.stage !== 'returned'
      const others = classes.filter(({ id }) => !isWaiting || id !== inClass.id)
      return [
        ...(isWaiting
          ? [{ text: texts.takeBack, icon: 'back' as const, onPick: () => void press(() => takeBack(map)) }]
          : []),
        ...others.map((group) => ({
          text: texts.handTo(group.name),
          icon: 'upload' as const,
          onPick: () => void press(() => hand(map, group)),
        })),
      ]
    },
  }
}
