import { doWork } from '../net/doWork.ts'
import { secondChanceTexts } from '../texts/collecting/secondChance.ts'
import { showToast } from './toasts.ts'

/** Where too much was tried from here: what is asked of the browser, while somebody waits and knows why. */
export const workFor = (challenge: string): Promise<string> => {
  showToast(secondChanceTexts.wait, 'info')
  return doWork(challenge)
}
