import type { AllWords } from '../../../allWords.ts'

export const classRefusalTexts: AllWords['classRefusalTexts'] = {
  classNotFound: 'Esa clase no existe',
  cardUnknown: 'Esta tarjeta ya no sirve. Pide una nueva a tu docente.',
  wordsUnknown: 'Estas no son las palabras de una tarjeta. Mira otra vez cada palabra.',
  doorShut: 'La puerta de esta clase no está abierta. Pide a tu docente que la abra.',
  picturesWrong: 'Estas no son tus imágenes. Inténtalo otra vez.',
  picturesResting:
    'Demasiadas imágenes equivocadas. Pide a tu docente que te deje intentarlo otra vez, o usa tu tarjeta.',
  picturesPaused:
    'Demasiadas imágenes equivocadas en este dispositivo. Pide a tu docente que te deje intentarlo otra vez, o usa tu tarjeta.',
  picturesNone: 'Aún no tienes imágenes. Tu docente te las da con una tarjeta nueva.',
  tooManyClasses: 'Tienes demasiadas clases. Archiva una antes.',
  archiveFirst: 'Archiva antes la clase',
  hasTeachers: 'Esta clase tiene docente que se ocupa de ella.',
  classThere: 'Ya tienes esta clase, con el mismo alumnado',
  leaderOnly: 'Eso solo puede hacerlo quien dirige esta clase',
  lastTeacher: 'Nadie más enseña en esta clase. Puedes archivarla.',
  noSuchTeacher: 'No hay docente con este nombre',
  alreadyTeaches: 'Esa persona ya enseña en esta clase',
  tooManyTeachers: 'Una clase admite hasta 20 docentes',
  classArchived: 'Esa clase está archivada',
  tooManyPupils: 'Una clase admite hasta 60 estudiantes',
  tooManyKept: 'Las clases de una persona pueden sumar 200 estudiantes como máximo. Pregunta a un admin.',
  leaderHasTooMany: 'Quien dirigiría esta clase no tiene lugar para sus estudiantes. Pregunta a un admin.',
  alreadyInClass: 'Ya estás en esta clase',
  inManyClasses: 'Estás en 10 clases, o esperas entrar en ellas. Deja una antes.',
  keptByClass: 'Esta cuenta es de una clase. Se ocupa de ella su docente.',
}
