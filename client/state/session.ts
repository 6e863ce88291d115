import { create } from 'zustand'
import type { User } from '../../rooms/shared/contract/accounts.ts'
import { askWhetherLeft, otherReader, whenSessionEnds } from '../net/reader.ts'
import { clearStored, readStored, writeStored } from './kept/storage.ts'

export const userKey = 'slime-school.user'

/** Stands in place of the stored user until the server has heard who left. The next user who logs in replaces it. */
const leftMark = 'left:'

/** No stored user holds the mark, because no name has a colon. */
export const userWhoLeft = (): string | undefined => readStored(userKey)?.split(leftMark)[1]
export const noteWhoLeft = (userId: string): void => writeStored(userKey, leftMark + userId)

/** A copy for a fast first paint. The page shows it but never trusts it: it asks the server right after. */
export const storedUser = (): User | null => {
  try {
    const found: unknown = JSON.parse(readStored(userKey) ?? 'null')
    return isUser(found) ? found : null
  } catch {
    return null
  }
}

const isUser = (value: unknown): value is User => {
  if (typeof value !== 'object' || value === null) return false
  const user = value as Record<string, unknown>
  return (
    typeof user.id === 'string' &&
    typeof user.username === 'string' &&
    (user.role === 'student' || user.role === 'teacher') &&
    Array.isArray(user.ownedSlimes) &&
    typeof user.selectedSlime === 'string'
  )
}

type Session = {
  user: User | null
  /** The user who has logged in instead, in another tab of this browser. */
  instead: User | null
}

export const useSession = create<Session>(() => ({ user: storedUser(), instead: null }))

export const useUser = (): User | null => useSession((session) => session.user)

export const signedInUser = (): User | null => useSession.getState().user

export const rememberUser = (user: User): void => {
  writeStored(userKey, JSON.stringify(user))
  useSession.setState({ user, instead: null })
}

/** Another user has logged in over the page of the one who was here, so the page is still theirs, and asks what to do. */
export const rememberInstead = (instead: User): void => {
  writeStored(userKey, JSON.stringify(instead))
  useSession.setState({ instead })
}

export const forgetUser = (): void => {
  // A note that a user has left stays (`account.ts`).
  if (storedUser()) clearStored(userKey)
  useSession.setState({ user: null, instead: null })
}

/** For coins and slimes that a purchase, a sale or a game has changed. */
export const updateUser = (change: Partial<Pick<User, 'currency' | 'ownedSlimes' | 'selectedSlime'>>): void => {
  const { user } = useSession.getState()
  if (!user) return
  // The answer was on its way when another user logged in in another tab.
  const stored = storedUser()
  if ((stored ?? user).id !== user.id) return
  const changed = { ...user, ...change }
  // Without a copy, the user has logged out in another tab, or the browser stores nothing.
  if (stored) rememberUser(changed)
  else useSession.setState({ user: changed })
}

whenSessionEnds(forgetUser)
askWhetherLeft(() => signedInUser() === null && userWhoLeft() !== undefined)
useSession.subscribe(({ user, instead }, before) => {
  if (user?.id !== before.user?.id) otherReader(true)
  else if (before.instead && !instead) otherReader(false)
})
