import type { User } from '../../rooms/shared/contract/accounts.ts'
import { type ScreenAid, screenAids } from '../../rooms/shared/contract/classLimits.ts'
import { callApi } from '../net/http.ts'
import { clearStored, readStored, writeStored } from './kept/storage.ts'
import { signedInUser } from './session.ts'

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

const wornAids = (): ScreenAid[] => aidsIn(document.documentElement.dataset.aids ?? null)

export const chosenAids = ({ id }: Pick<User, 'id'>): ScreenAid[] => {
  const [owner, ...chosen] = (readStored(chosenKey) ?? '').split(' ')
  return owner === id ? aidsIn(chosen.join(' ')) : []
}

const both = (one: readonly ScreenAid[], other: readonly ScreenAid[]): ScreenAid[] =>
  screenAids.filter((aid) => one.includes(aid) || other.includes(aid))

/** Shows the user's own aids and those that a teacher has set. If the server cannot be asked, none is taken off. */
export const bringAids = async (user: User): Promise<void> => {
  if (user.role !== 'student') return wear(chosenAids(user))
  const answer = await callApi<{ screen: ScreenAid[] }>('GET', '/api/classes/aids')
  // What the pupil has chosen meanwhile counts, too. If another user has come meanwhile, theirs are on the way.
  if (signedInUser()?.id === user.id) wear(both(chosenAids(user), answer.ok ? answer.value.screen : wornAids()))
}

/** Changes the page at once. What a teacher has set stays on it, as far as the page knows that. */
export const chooseAids = (user: User, chosen: readonly ScreenAid[]): Promise<void> => {
  const before = chosenAids(user)
  const given = wornAids().filter((aid) => !before.includes(aid))
  if (chosen.length > 0) writeStored(chosenKey, [user.id, ...chosen].join(' '))
  else clearStored(chosenKey)
  wear(both(chosen, given))
  return bringAids(user)
}

/** For logging out: another user will sit here now. */
export const takeOffAids = (): void => wear([])
