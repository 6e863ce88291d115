import type { AllWords } from '../../../allWords.ts'

export const happeningTexts: AllWords['happeningTexts'] = {
  title: 'Was passiert ist',
  watch: 'Schau auf deinen Slime!',
  quiet: 'Eine ruhige Runde für dich',
  quietHint: 'Gleich kommt die nächste Frage.',
  total: 'Diese Runde',
  gained: (points) => `+${points}`,
  lost: (points) => `−${points}`,
  learned: 'Du hast es gelernt. Nichts konnte dir etwas tun!',
}
