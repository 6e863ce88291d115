import { noteReachable } from './connection.ts'
import { reloadNoting, tabNote } from './ownCode/tabNote.ts'
import { whenReached } from './reachability.ts'

const patienceMs = 15_000
/** If code is missing for good, one reload after the other does not help. */
const onceWithinMs = 60_000
const storedAs = 'slime-school.startedOver'

/**
 * Loads a part of the page when it is needed. If the line dies meanwhile, the browser waits for minutes and never asks
 * again. So after some time this stops all requests and reloads the page once the server answers.
 */
export const inTime =
  <Part>(load: () => Promise<Part>) =>
  (): Promise<Part> =>
    new Promise<Part>((resolve, reject) => {
      let isHere = false
      const startOver = async (why: unknown): Promise<void> => {
        clearTimeout(late)
        // Where nobody answers, the page is not broken, even if it has just started over.
        noteReachable(false)
        await whenReached()
        if (isHere) return
        if (!hasJustStartedOver()) return reloadNoting(storedAs, `${Date.now()}`)
        setTimeout(reject, patienceMs, why)
        load().then(resolve, reject)
      }
      const late = setTimeout(() => {
        window.stop()
        void startOver(new Error('Code came too late'))
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
