import type { User } from '../../rooms/shared/contract/accounts.ts'
import { type ScreenAid, screenAids } from '../../rooms/shared/contract/classLimits.ts'
import { callApi } from '../net/http.ts'
import { clearStored, readStored, writeStored } from './kept/storage.ts'

/** The aids that the page shows now: it reads them before its first paint (`index.html`). */
const wornKey = 'slime-school.aids'
/** What a user chose on this device, with the user's id: another pupil sits here in the next lesson. */
const chosenKey = 'slime-school.ownAids'

const aidsIn = (text: string | null): ScreenAid[] => screenAids.filter((aid) => text?.split(' ').includes(aid))

const wear = (aids: readonly ScreenAid[]): void => {
  const { dataset } = document.documentElement
  if (aids.length > 0) {
    dataset.aids = aids.join(' ')
    writeStored(wornKey, dataset.aids)
  } else {
    delete dataset.aids
    clearStored(wornKey)
  }
}

export const chosenAids = ({ id }: Pick<User, 'id'>): ScreenAid[] => {
  const [owner, ...chosen] = (readStored(chosenKey) ?? '').split(' ')
  return owner === id ? aidsIn(chosen.join(' ')) : []
}

/** Shows the user's own aids and those that a teacher has set. If the server cannot be asked, nothing changes. */
export const bringAids = async (user: User): Promise<void> => {
  const chosen = chosenAids(user)
  if (!user.kept) return wear(chosen)
  const answer = await callApi<{ screen: ScreenAid[] }>('GET', '/api/classes/aids')
  if (answer.ok) wear(screenAids.filter((aid) => chosen.includes(aid) || answer.value.screen.includes(aid)))
}

export const chooseAids = (user: User, chosen: readonly ScreenAid[]): Promise<void> => {
  if (chosen.length > 0) writeStored(chosenKey, [user.id, ...chosen].join(' '))
  else clearStored(chosenKey)
  return bringAids(user)
}

/** For logging out: another user will sit here now. */
export const takeOffAids = (): void => wear([])
