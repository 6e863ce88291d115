import { useState } from 'react'
import { closeDoor, openDoor } from '../../net/classes.ts'
import type { Answer } from '../../net/http.ts'
import { showToast } from '../../state/toasts.ts'

/** Opens and closes the class door, with one press each. */
export const useClassDoor = (classId: string) => {
  const [busy, setBusy] = useState(false)
  const once = async (change: Promise<Answer<unknown>>) => {
    setBusy(true)
    const answer = await change
    setBusy(false)
    if (!answer.ok) showToast(answer.error, 'error')
  }
  return { busy, open: () => void once(openDoor(classId)), close: () => void once(closeDoor(classId)) }
}
