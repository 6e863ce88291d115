import type { AllWords } from '../../../allWords.ts'

export const listTexts: AllWords['listTexts'] = {
  move: (number) => `Mover la pregunta ${number}: arrastra o usa las flechas`,
  moved: (number, total) => `Ahora, pregunta ${number} de ${total}`,
  more: (number) => `Más sobre la pregunta ${number}`,
  up: 'Subir',
  down: 'Bajar',
  find: 'Buscar una pregunta',
  findBy: 'Número o palabras',
  noneFits: 'No hay ninguna así.',
  emptyQuestion: 'Aún sin pregunta',
  isWrong: 'Aquí falta algo',
  removed: (number) => `La pregunta ${number} está borrada`,
  restore: 'Recuperar',
  restored: (number) => `La pregunta ${number} ha vuelto`,
  copy: 'Duplicar',
  copied: (number) => `La pregunta ${number} es la copia`,
  split: 'Dividir en dos',
  splitInto: (first, second) => `Dividida en las preguntas ${first} y ${second}`,
  merge: 'Unir con la siguiente',
  mergedInto: (number) => `Unidas en la pregunta ${number}`,
  full: (most) => `En un cuestionario caben ${most} preguntas.`,
  notMerged: {
    otherQuestion: 'Estas dos preguntan cosas distintas. Dales el mismo texto e imagen para unir sus respuestas.',
    otherPictures:
      'La misma respuesta está junto a imágenes distintas. Dale una sola imagen o escribe respuestas distintas.',
    otherKind: 'Estas dos son de tipos distintos. Dales antes el mismo tipo.',
    tooMany: 'Juntas tienen demasiadas respuestas. Borra antes algunas.',
    oneAnswer: 'Los números y los órdenes no se pueden unir: tienen una sola respuesta correcta.',
  },
  notSplit: {
    oneAnswer: 'Esta pregunta tiene una sola respuesta correcta y no se puede dividir. Puedes duplicarla.',
    tooFew: 'Hay muy pocas respuestas para dos preguntas. Puedes duplicarla.',
  },
}
