import { askWhetherAway, sessionHasEnded } from '../net/reader.ts'
import { forgetGuestSeats } from './kept/guestSeats.ts'
import { forgetSeats } from './kept/seats.ts'
import { storedUser, userKey, useSession } from './session.ts'

/** In a game nothing is watched: it goes on for whom it was begun. */
let isWatched = false

/**
 * All tabs of a browser have one account, that of the tab that logged in last: to the server a tab that shows another one
 * acts as theirs. So each looks who it is when another has changed it, and when it is looked at again after a rest.
 */
const lookWhoIsIn = (): void => {
  const { user: own, instead } = useSession.getState()
  const user = storedUser()
  // Nothing is stored where nothing can be.
  if (user === null || user.id === (instead ?? own)?.id) return
  if (own && user.id !== own.id) {
    if (isWatched) useSession.setState({ instead: user })
    return
  }
  useSession.setState({ user, instead: null })
  // Without that part the page shows what was known last.
  import('./account.ts').then(
    ({ verifySession }) => verifySession(),
    () => {},
  )
}

/** To the next pupil at this computer. */
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

/** What a page asks before it has heard of it is not asked. */
askWhetherAway(() => {
  const { user: own } = useSession.getState()
  return isWatched && own !== null && (storedUser() ?? own).id !== own.id
})

/** Who was logged out by another tab is logged in by it, too: this goes on for as long as the page lives. */
addEventListener('storage', hear)
addEventListener('pageshow', lookWhoIsIn)
document.addEventListener('visibilitychange', lookWhoIsIn)

/** While a page is shown that is somebody's. */
export const watchOtherTabs = (): (() => void) => {
  isWatched = true
  lookWhoIsIn()
  return () => {
    isWatched = false
  }
}
