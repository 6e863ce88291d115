import type { AllWords } from '../../../allWords.ts'

export const answeringTexts: AllWords['answeringTexts'] = {
  several: 'Marca todas las correctas',
  order: 'Tócalas en el orden correcto',
  typed: 'Escribe tu respuesta',
  number: 'Escribe un número',
  inDigits: 'Escribe el número en cifras, por ejemplo 4',
  lockIn: 'Enviar',
  yourText: 'Tu respuesta',
  placed: (number) => `número ${number}`,
  alsoRight: (texts) => `También vale: ${texts}`,
  counted: { right: 'correcta', partly: 'bien en parte', wrong: 'no es correcta' },
  typeOnDevice: 'Escríbela en tu dispositivo',
  orderOnDevice: 'Ordénalas en tu dispositivo',
  opinionOnDevice: '¿Qué opinas? No hay respuestas malas',
  opinionHint: 'No hay respuestas malas y no se dan puntos.',
  slide: 'Mira la pizarra. No hay nada que responder.',
  classThinks: 'Esto opina la clase',
  yours: 'tu respuesta',
  severalOnDevice: 'Hay más de una correcta',
}
