import { inWords } from './language.ts'
export const designTexts = inWords('designTexts', {
  title: 'Design system',
  intro: 'Every part, in both themes. Only here while developing.',
  theme: 'Theme',
  light: 'Light',
  projector: 'Projector',
})
