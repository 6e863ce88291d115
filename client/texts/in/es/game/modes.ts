import type { AllWords } from '../../../allWords.ts'

export const modeNames: AllWords['modeNames'] = {
  classic: 'Clásico',
  racing: 'Carrera',
  battle: 'Batalla',
  'gold-quest': 'Fiebre del oro',
  tower: 'Torre',
  survival: 'Supervivencia',
}
