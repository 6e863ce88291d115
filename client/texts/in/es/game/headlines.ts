import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const headlineTexts: AllWords['headlineTexts'] = {
  title: '¡Empieza la acción!',
  calm: 'Un turno tranquilo. Ya viene la próxima pregunta.',
  learned: (count) =>
    plural(count, {
      one: '1 slime *lo aprendió* y sigue a salvo',
      other: `${amountText(count)} slimes *lo aprendieron* y siguen a salvo`,
    }),
  beatsMonster: (name) => `¡${name} *vence* a un monstruo!`,
}
