import type { AllWords } from '../../allWords.ts'

export const designTexts: AllWords['designTexts'] = {
  title: 'Sistema de diseño',
  intro: 'Todas las piezas, en los dos temas. Solo aquí, durante el desarrollo.',
  theme: 'Tema',
  light: 'Claro',
  projector: 'Proyector',
}
