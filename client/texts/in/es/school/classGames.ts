import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const classGameTexts: AllWords['classGameTexts'] = {
  forWhom: '¿Quién juega?',
  everybody: 'Cualquiera con el código',
  forClass: (name) => saying`Para ${name}`,
  onlyClass: 'Solo puede unirse esta clase. Cada estudiante escanea su tarjeta.',
  roll: (name, here, all) => saying`${name}: ${here} de ${all} aquí`,
  missing: 'Faltan',
  here: 'Aquí',
  everybodyHere: 'No falta nadie.',
  rollNote: 'Solo tú ves estos nombres.',
  plays: (className) => saying`${className} está jugando`,
  goIn: 'Entrar',
  waiting: 'Quédate aquí. Cuando tu docente abra una partida, empieza en este dispositivo.',
}
