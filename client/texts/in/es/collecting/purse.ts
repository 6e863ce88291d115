import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'

export const purseTexts: AllWords['purseTexts'] = {
  title: 'Monedas que aún puedes ganar hoy',
  left: (amount) => amount,
  empty: 'Todas ganadas. ¡Bien hecho!',
  explained: (size) =>
    `La práctica y las partidas que dirigen estudiantes dan hasta ${size} monedas al día. Las de docentes dan más si juegan 3 o más.`,
  full: (paid, earned) =>
    paid === 0
      ? `Ya ganaste todas las monedas de hoy, así que ${plural(earned, { one: 'esta no se pagó', other: `estas ${amountText(earned)} no se pagaron` })}. Mañana podrás ganar más.`
      : `Recibiste ${amountText(paid)} de ${countText(earned, 'moneda', 'monedas')}: hoy no puedes ganar más.`,
}
