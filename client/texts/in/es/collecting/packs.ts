import type { AllWords } from '../../../allWords.ts'

export const packTexts: AllWords['packTexts'] = {
  garden: {
    name: 'Sobre de huerto',
    description: 'Recién salidos del huerto escolar: con fruta, con hojas y con un poquito de barro.',
  },
  kitchen: { name: 'Sobre de cocina', description: 'Dulces, pegajosos y calentitos del horno. Uno muerde.' },
  weather: { name: 'Sobre de tormenta', description: 'Lluvia, mareas y truenos. Trae abrigo.' },
  jewel: { name: 'Sobre de joyas', description: 'Desenterrados, pulidos y muy contentos de haberse conocido.' },
  space: { name: 'Sobre espacial', description: 'De más allá del techo del gimnasio. No incluye gravedad.' },
  castle: {
    name: 'Sobre de castillo',
    description: 'Una torre embrujada, una montaña de tesoros y, encima, alguien muy grande que duerme.',
  },
  wonder: {
    name: 'Sobre de maravillas',
    description: 'Para quienes llevan mucho tiempo aprendiendo y todavía creen en ellas.',
  },
}
