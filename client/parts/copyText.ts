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

/** Copies a text and says how it went. The clipboard needs a secure page; at a plain http address we use the old way. */
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
