import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const coTeacherTexts: AllWords['coTeacherTexts'] = {
  title: 'Docentes',
  leads: 'Dirige la clase',
  waits: 'Pendiente',
  you: 'Tú',
  askWhom: 'Invitar a colegas',
  askHint: 'Su nombre en Slime School. Si dice que sí, ve los nombres de tus estudiantes.',
  ask: 'Invitar',
  asked: (username) => saying`${username} encuentra tu pregunta en «Clases».`,
  more: (username) => saying`${username}: qué hacer`,
  handOver: 'Ceder la dirección',
  handOverAsk: (username) => saying`¿Ceder la clase a ${username}?`,
  handOverText:
    'Sigues en la clase. Invitar a otras personas y archivar o borrar la clase ya solo lo puede hacer quien dirige.',
  handOverYes: 'Ceder',
  remove: 'Quitar de la clase',
  removeAsk: (username) => saying`¿Quitar a ${username} de la clase?`,
  removeText: 'Ya no podrá ver a tus estudiantes.',
  removeYes: 'Quitar',
  takeBack: 'Retirar',
  leaderEnds: 'Solo quien dirige esta clase puede archivarla o borrarla.',
  leave: 'Dejar esta clase',
  leaveAsk: (name) => saying`¿Dejar ${name}?`,
  leaveText: 'Ya no verás a sus estudiantes. El resto de docentes conserva la clase.',
  leaveYes: 'Dejar',

  inviteTitle: (by, name) => saying`${by} te invita a enseñar también en ${name}`,
  inviteText: 'Ves los nombres de la clase, das tarjetas nuevas y puedes jugar con tus estudiantes.',
  accept: 'Sí, me uno',
  decline: 'No, gracias',

  move: 'Pasar a otra clase',
  moveSome: (count) => `Pasar ${count}`,
  moveTitle: (name) => saying`Pasar a ${name}`,
  moveTitleSome: (count) => `Pasar ${countText(count, 'estudiante', 'estudiantes')}`,
  moveText: 'Las tarjetas, los slimes y las monedas se conservan.',
  moveTo: '¿A qué clase?',
  moveNowhere: 'No tienes otra clase.',
  moveYes: 'Pasar',
  moved: (count) => `${countText(count, 'estudiante cambió', 'estudiantes cambiaron')} de clase.`,
}
