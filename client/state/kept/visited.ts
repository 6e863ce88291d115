import { readStored, writeStored } from './storage.ts'

const storageKey = 'slime-school.visited'

/** Whether this browser has seen the login page before. */
export const hasVisited = (): boolean => readStored(storageKey) === 'true'

export const markVisited = (): void => writeStored(storageKey, 'true')
