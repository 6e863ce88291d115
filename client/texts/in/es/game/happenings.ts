import type { AllWords } from '../../../allWords.ts'

export const happeningTexts: AllWords['happeningTexts'] = {
  title: 'Qué pasó',
  watch: '¡Mira tu slime!',
  quiet: 'Un turno tranquilo',
  quietHint: 'Ya viene la próxima pregunta.',
  total: 'Este turno',
  gained: (points) => `+${points}`,
  lost: (points) => `−${points}`,
  learned: 'Lo aprendiste. ¡Nada pudo tocarte!',
}
