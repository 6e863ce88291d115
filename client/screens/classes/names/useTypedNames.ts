import { useLogInAgain } from '../../../parts/account/useLogInAgain.ts'
import { useLeaveGuard } from '../../../parts/navigation/useLeaveGuard.ts'
import { classTexts as texts } from '../../../texts/school/classes.ts'

const leaving = { question: texts.leave, details: texts.leaveDetails, yes: texts.leaveYes, danger: true }

/**
 * No device stores names of real children before they have cards, so this hook guards what is typed against a slip or
 * an ended login. `typedBeside`: other text on the page that an ended login must not lose.
 */
export const useTypedNames = (text: string, typedBeside = '') => {
  const isTyped = text.trim() !== ''
  const { asked, withSession } = useLogInAgain(isTyped || typedBeside.trim() !== '')
  // `true`: a page whose names are saved meanwhile stays, because it alone shows the new cards, and only once.
  const { finish } = useLeaveGuard(isTyped, leaving, true)
  return { asked, withSession, finish }
}
