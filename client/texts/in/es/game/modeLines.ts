import type { AllWords } from '../../../allWords.ts'

export const modeLines: AllWords['modeLines'] = {
  classic: 'Solo preguntas, velocidad y un podio.',
  racing: 'Responde, elige Nitro, una mancha o ir sobre seguro, y cruza la meta.',
  battle: 'Ataca monstruos, reta a rivales o defiéndete, hasta que caiga el jefe.',
  'gold-quest': 'Busca oro y abre cofres: el seguro, el dorado o el del ladrón.',
  tower: 'Toda la clase a una: piedras, torres y a resistir las oleadas.',
  survival: 'Tres corazones y el suelo tiembla: escóndete, explora o atrévete.',
}

export const practiceLines: AllWords['practiceLines'] = {
  classic: 'Solo preguntas y puntos.',
  racing: 'Responde, elige Nitro, una mancha o ir sobre seguro, y no dejes pasar a la IA.',
  battle: 'Responde, ataca monstruos, reta a la IA o defiéndete.',
}

export const difficultyNames: AllWords['difficultyNames'] = {
  easy: 'Fácil',
  medium: 'Media',
  hard: 'Difícil',
}
