import type { AllWords } from '../../../allWords.ts'

export const secretTexts: AllWords['secretTexts'] = {
  foldedNote: 'Una nota doblada',
  tellInShop: 'Escribe la palabra secreta en la tienda.',
  found: (count, total) => `Slimes secretos: ${count} de ${total}`,
  hunt: 'No salen en ningún sobre. Busca las notas dobladas por esta escuela. Una está en una página que no existe.',
}
