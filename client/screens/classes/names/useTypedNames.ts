import { useLogInAgain } from '../../../parts/account/useLogInAgain.ts'
import { useLeaveGuard } from '../../../parts/navigation/useLeaveGuard.ts'
import { classTexts as texts } from '../../../texts/school/classes.ts'

const leaving = { question: texts.leave, details: texts.leaveDetails, yes: texts.leaveYes, danger: true }

/**
 * Names of real children are kept nowhere before there are cards for them: what is typed is not lost by a slip either.
 * `typedBeside`: more that a login which has ended may not take along.
 */
export const useTypedNames = (text: string, typedBeside = '') => {
  const isTyped = text.trim() !== ''
  const { asked, withSession } = useLogInAgain(isTyped || typedBeside.trim() !== '')
  // Their cards are shown once.
  const { finish } = useLeaveGuard(isTyped, leaving, true)
  return { asked, withSession, finish }
}
