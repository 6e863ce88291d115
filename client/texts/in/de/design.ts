import type { AllWords } from '../../allWords.ts'

export const designTexts: AllWords['designTexts'] = {
  title: 'Designsystem',
  intro: 'Alle Teile, in beiden Farbwelten. Nur hier beim Entwickeln.',
  theme: 'Farbwelt',
  light: 'Hell',
  projector: 'Beamer',
}
