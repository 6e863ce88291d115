import type { AllWords } from '../../../allWords.ts'

export const eruptionTexts: AllWords['eruptionTexts'] = {
  ice: '¡El hielo *estalla*!',
  garden: '¡El jardín *se alborota*!',
  moonlight: '¡La noche *se ilumina*!',
  'dragon-cave': '¡El dragón *echa fuego*!',
  desert: '¡El desierto *hierve*!',
  autumn: '¡El bosque *crepita*!',
  'neon-night': '¡Las luces *enloquecen*!',
  candy: '¡El caramelo *se desborda*!',
}
