import type { AllWords } from '../../../allWords.ts'

export const refusalTexts: AllWords['refusalTexts'] = {
  authenticationFailed: 'No se pudo entrar',
  questionsLoadFailed: 'No se cargaron las preguntas',
  somethingWentWrong: 'Algo ha fallado. Inténtalo otra vez.',

  passwordTooShort: '¡La contraseña necesita al menos 6 caracteres!',
  wrongCredentials: 'Nombre o contraseña incorrectos',
  usernameTaken: 'Ese nombre de usuario ya está en uso',
  usernameRude: 'Este nombre no está permitido. Elige otro, por favor.',
  signInFirst: 'Entra antes en tu cuenta',
  tooManyAttempts: 'Demasiados intentos. Prueba más tarde.',
  foreignOrigin: 'Esta petición vino de otro sitio web',
  notYours: 'Esto es de otra persona',
  studentsOnly: 'Esto es solo para estudiantes',
  teachersOnly: 'Esto es solo para docentes',

  questionSetNotFound: 'Cuestionario no encontrado',
  mapNotFound: 'Mapa no encontrado',
  gameNotFound: 'Partida no encontrada',
  reportNotFound: 'Informe no encontrado',
  notFound: 'No encontrado',
  changedMeanwhile: 'Esto se cambió en otro lugar. Vuelve a cargarlo.',

  full: 'Esta partida está llena',
  locked: 'Esta partida está cerrada',
  ended: 'Esta partida ha terminado',
  proofNeeded: '¿Qué tres slimes hay en la pizarra?',
  crowdedNetwork: 'Ya juega demasiada gente desde tu red. Pregunta a quien dirige.',
  nameTaken: 'Ese nombre ya está en uso',
  nameBad: 'Este nombre no está permitido. Elige otro, por favor.',
  nameRemoved: 'Se sacó a alguien con este nombre. Elige otro o pregunta a quien dirige.',
  removed: 'Te han sacado de esta partida',
  signIn: 'Entra para dirigir una partida',
  classOnly: 'Esta partida es para una clase. Entra con tu tarjeta.',
  beingPlayed: 'Hay una partida en marcha con estas preguntas. Espera a que termine.',
  busy: 'El servidor está ocupado. Inténtalo otra vez.',

  malformed: 'El servidor no lo ha entendido',
  tooLarge: 'La petición es demasiado grande',
  methodNotAllowed: 'Esto no se puede hacer aquí',
  notReady: 'El servidor está arrancando o parando. Inténtalo otra vez.',
}

export const refusalAdvice: AllWords['refusalAdvice'] = {
  gameNotFound: 'Revisa los seis caracteres de la pizarra e inténtalo otra vez.',
  full: 'Pide a quien dirige que abra otra partida.',
  locked: 'Pide a quien dirige que la abra e inténtalo otra vez.',
  ended: 'Pide a quien dirige el código de la próxima.',
  removed: 'Si fue un error, habla con quien dirige.',
}
