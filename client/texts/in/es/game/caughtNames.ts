import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, plural } from '../counting.ts'

export const caughtNamesTexts: AllWords['caughtNamesTexts'] = {
  caught: (count) => plural(count, { one: '1 nombre retenido', other: `${amountText(count)} nombres retenidos` }),
  title: 'Nombres que esperan tu sí',
  hint: 'Los retuvo el filtro de palabras, o sacaste a alguien con ese nombre. Solo tú los ves. Si permites un nombre, esa persona puede unirse con él.',
  look: 'Mostrar lo escrito',
  hide: 'Ocultar',
  allow: 'Permitir',
  allowName: (name) => saying`Permitir ${name}`,
  dismiss: 'Rechazar',
  dismissName: (name) => saying`Rechazar ${name}`,
}
