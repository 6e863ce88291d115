import { doWork } from '../net/doWork.ts'
import { secondChanceTexts } from '../texts/collecting/secondChance.ts'
import { showToast } from './toasts.ts'

/** After too many tries from here: the work asked of the browser, while the page says why it waits. */
export const workFor = (challenge: string): Promise<string> => {
  showToast(secondChanceTexts.wait, 'info')
  return doWork(challenge)
}
