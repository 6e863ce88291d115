import { create } from 'zustand'
import type { User } from '../../rooms/shared/contract/accounts.ts'
import { otherReader, whenSessionEnds } from '../net/reader.ts'
import { clearStored, readStored, writeStored } from './kept/storage.ts'

const storageKey = 'slime-school.user'

/** A copy for a fast first paint. It is shown, never trusted: the server is asked right after. */
const storedUser = (): User | null => {
  try {
    const found: unknown = JSON.parse(readStored(storageKey) ?? 'null')
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

type Session = { user: User | null }

export const useSession = create<Session>(() => ({ user: storedUser() }))

export const useUser = (): User | null => useSession((session) => session.user)

export const signedInUser = (): User | null => useSession.getState().user

export const rememberUser = (user: User): void => {
  writeStored(storageKey, JSON.stringify(user))
  useSession.setState({ user })
}

export const forgetUser = (): void => {
  clearStored(storageKey)
  useSession.setState({ user: null })
}

/** What a purchase, a sale or a game changed about the player. */
export const updateUser = (change: Partial<Pick<User, 'currency' | 'ownedSlimes' | 'selectedSlime'>>): void => {
  const { user } = useSession.getState()
  if (user) rememberUser({ ...user, ...change })
}

whenSessionEnds(forgetUser)
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) otherReader()
})
