import { doWork } from '../net/doWork.ts'
import { secondChanceTexts } from '../texts/collecting/secondChance.ts'
import { showToast } from './toasts.ts'

/** After too many tries from this address the server asks for work. The browser does it while the page says why it waits. */
export const workFor = (challenge: string): Promise<string> => {
  showToast(secondChanceTexts.wait, 'info')
  return doWork(challenge)
}
