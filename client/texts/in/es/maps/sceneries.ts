import type { AllWords } from '../../../allWords.ts'

export const sceneryNames: AllWords['sceneryNames'] = {
  ice: 'Hielo y nieve',
  garden: 'Jardín',
  moonlight: 'Luz de luna',
  'dragon-cave': 'Cueva del dragón',
  desert: 'Desierto',
  autumn: 'Otoño',
  'neon-night': 'Noche de neón',
  candy: 'País dulce',
}
