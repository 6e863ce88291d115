import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { plural } from '../counting.ts'

export const acceptingTexts: AllWords['acceptingTexts'] = {
  typed: 'Otras respuestas de la clase',
  title: '¿Debe valer alguna de estas?',
  titleHint: 'Solo tú ves esta lista. Las respuestas no llevan nombre.',
  accept: 'Aceptar',
  acceptThis: (text) => saying`Aceptar también «${text}»`,
  ask: (text) => saying`¿Aceptar también «${text}»?`,
  details: 'Quienes la escribieron reciben los puntos. Todos los puntos se cuentan de nuevo.',
  yes: 'Aceptar',
  accepted: (texts) =>
    `También vale ${texts.map((text) => saying`«${text}»`).join(', ')}, por decisión de quien dirige. Todos los puntos se contaron de nuevo.`,
  keep: (text) => saying`Guardar «${text}» en mi cuestionario`,
  others: (count) => plural(count, { one: '1 respuesta más', other: `${count} respuestas más` }),
  moreOnRemote: 'Para aceptar alguna, abre el mando en tu teléfono.',
  given: (count) => plural(count, { one: 'escrita una vez', other: `escrita ${count} veces` }),
}
