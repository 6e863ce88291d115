import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const ownClassTexts: AllWords['ownClassTexts'] = {
  title: 'Mis clases',
  intro: 'Tu docente abre la puerta de la clase y te muestra su código.',
  code: 'Código de la puerta',
  codeMissing: 'Escribe el código',
  ask: 'Pedir entrar',
  joinAs: (username) => saying`Unirme como ${username}`,
  asked: (className) => saying`${className}: has pedido entrar`,
  askedText: 'Tu docente ya lo ve. Entrarás cuando diga que sí.',
  turnedAway: 'Tu docente no te ha dejado entrar. Habla con tu docente y pídelo otra vez.',
  toDashboard: 'Volver al inicio',
  waits: 'Tu docente no ha respondido todavía',
  takeBack: 'Retirar',
  takeBackOf: (className) => saying`Retirar: ${className}`,
  leave: 'Dejar',
  leaveOf: (className) => saying`Dejar ${className}`,
  leaveAsk: (className) => saying`¿Dejar ${className}?`,
  leaveText: 'Conservas tu cuenta, slimes y monedas. Ya no podrás unirte a las partidas de esta clase.',
  leaveYes: 'Dejar',

  knocks: (count) =>
    count === 1
      ? '1 estudiante quiere unirse'
      : `${countText(count, 'estudiante quiere', 'estudiantes quieren')} unirse`,
  knocksText: 'Tienen su propia cuenta. Deja entrar solo a tu clase y escribe quién es cada persona.',
  nameOf: (username) => saying`Nombre real de ${username}`,
  letIn: 'Admitir',
  letInOne: (username) => saying`Admitir: ${username}`,
  turnAway: 'No es de mi clase',
  turnAwayOne: (username) => saying`No es de mi clase: ${username}`,
  turnAwayAll: 'Nadie es de mi clase',
  turnAwayAllAsk: (count) => `¿Rechazar las ${count}?`,
  turnAwayAllText: 'Pueden volver a pedirlo mientras la puerta esté abierta.',
  turnAwayAllYes: 'Rechazar',
  own: 'Cuenta propia',
  removeOwn: (username) => saying`La cuenta ${username} sigue siendo suya, con sus slimes y monedas.`,
  removeKept: 'Para conservarlos, pasa a esta persona a otra clase o deja que se lleve la cuenta.',

  takeAlong: 'Que se lleve la cuenta',
  takeAlongAsk: (name) => saying`¿Dejar que ${name} se lleve la cuenta?`,
  takeAlongText:
    'Recibes una palabra para dársela. Con ella elige una contraseña. Entonces la cuenta es suya: la tarjeta deja de servir y no puedes crear otra.',
  takeAlongYes: 'Dar palabra',
}
