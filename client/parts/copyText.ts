import { showToast } from '../state/toasts.ts'
import { partTexts } from '../texts/parts.ts'

const copyBySelection = (text: string): boolean => {
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'unseen'
  area.setAttribute('readonly', '')
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}

/** The clipboard needs a secure page; a school's plain http address gets the old way. Says how it went. */
export const copyText = async (text: string, success: string = partTexts.copied): Promise<boolean> => {
  let copied = false
  try {
    await navigator.clipboard.writeText(text)
    copied = true
  } catch {
    copied = copyBySelection(text)
  }
  showToast(copied ? success : partTexts.copyFailed, copied ? 'success' : 'error')
  return copied
}
