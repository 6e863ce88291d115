import { noteReachable } from './connection.ts'
import { reloadNoting, tabNote } from './ownCode/tabNote.ts'
import { whenReached } from './reachability.ts'

const patienceMs = 15_000
/** Code that is missing for good is not cured by one new page after the other. */
const onceWithinMs = 60_000
const storedAs = 'slime-school.startedOver'

/**
 * A part of the page that is loaded when it is needed. On a line that dies under it the browser waits for minutes and
 * never asks again: so everything under way is let go, and once the server answers the page starts over.
 */
export const inTime =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    new Promise<Part>((resolve, reject) => {
      let isHere = false
      const startOver = async (why: unknown): Promise<void> => {
        clearTimeout(late)
        if (hasJustStartedOver()) return reject(why)
        noteReachable(false)
        await whenReached()
        if (isHere || hasJustStartedOver()) return
        reloadNoting(storedAs, String(Date.now()))
      }
      const late = setTimeout(() => {
        window.stop()
        void startOver(new Error('The page did not load in time'))
      }, patienceMs)
      load().then((part) => {
        isHere = true
        clearTimeout(late)
        resolve(part)
      }, startOver)
    })

const hasJustStartedOver = (): boolean => {
  const at = tabNote(storedAs)
  return at === undefined || Date.now() - Number(at) < onceWithinMs
}
