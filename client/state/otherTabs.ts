import { askWhetherAway, sessionHasEnded } from '../net/reader.ts'
import { forgetGuestSeats } from './kept/guestSeats.ts'
import { forgetSeats } from './kept/seats.ts'
import { storedUser, userKey, useSession } from './session.ts'

/** False in a game: a game goes on for the user who began it. */
let isWatched = false

/**
 * All tabs of a browser share one account, that of the tab that logged in last: the server takes each call of any tab
 * for that account. So each tab checks the account when another tab has changed it, and when the user looks at it again
 * after a rest.
 */
const lookWhoIsIn = (): void => {
  const { user: own, instead } = useSession.getState()
  const user = storedUser()
  // Without storage there is no other account to compare with.
  if (user === null || user.id === (instead ?? own)?.id) return
  if (own && user.id !== own.id) {
    if (isWatched) useSession.setState({ instead: user })
    return
  }
  useSession.setState({ user, instead: null })
  // If this part cannot be loaded, the page shows what it knew last.
  import('./account.ts').then(
    ({ verifySession }) => verifySession(),
    () => {},
  )
}

/** So that the next pupil at this computer finds no seats. */
export const leaveNoSeats = (): void => {
  forgetSeats()
  forgetGuestSeats()
}

const hear = ({ key, newValue }: StorageEvent): void => {
  if (key !== userKey) return
  const { user: own } = useSession.getState()
  const user = storedUser()
  // Coins and slimes of the same account are shown at once.
  if (user && user.id === own?.id) useSession.setState({ user, instead: null })
  else if (newValue !== null) lookWhoIsIn()
  else if (own && isWatched) {
    useSession.setState({ instead: null })
    leaveNoSeats()
    sessionHasEnded()
  }
}

/** A tab may not have heard of the other account yet, so its calls are checked as well. */
askWhetherAway(() => {
  const { user: own } = useSession.getState()
  return isWatched && own !== null && (storedUser() ?? own).id !== own.id
})

/** A login in another tab logs this tab in again. So this listens as long as the page lives. */
addEventListener('storage', hear)
addEventListener('pageshow', lookWhoIsIn)
document.addEventListener('visibilitychange', lookWhoIsIn)

/** While a page is shown that belongs to one user. */
export const watchOtherTabs = (): (() => void) => {
  isWatched = true
  lookWhoIsIn()
  return () => {
    isWatched = false
  }
}
