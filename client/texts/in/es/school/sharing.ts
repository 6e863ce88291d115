import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, plural } from '../counting.ts'

export const sharingTexts: AllWords['sharingTexts'] = {
  share: 'Compartir…',
  shareTitle: (title) => saying`Compartir «${title}»`,
  whoMay: 'Quién puede usarlo',
  names: { me: 'Solo yo', school: 'Mi escuela', everyone: 'Cualquiera' },
  setHints: {
    me: 'Solo tú lo ves. Tu clase puede jugarlo igualmente en tus partidas.',
    school: 'Cada docente puede dirigir partidas y copiarlo.',
    everyone: 'Cualquiera puede practicar y dirigir partidas. Cada docente puede copiarlo.',
  },
  mapHints: {
    me: 'Solo tú lo ves. Tu clase puede jugar en él igualmente en tus partidas.',
    school: 'Cada docente puede jugar en él.',
    everyone: 'Cualquiera puede jugar en él.',
  },
  save: 'Guardar',
  saved: {
    me: 'Ahora solo lo ves tú.',
    school: 'Ahora lo ve cada docente.',
    everyone: 'Ahora lo ve cualquiera.',
  },
  stopped: 'Bloqueado por una persona docente',
  copyLink: 'Copiar enlace',
  linkCopied: 'Enlace copiado. Solo se abre con el permiso que has elegido.',

  takeCopy: 'Hacer mi copia',
  copyTaken: 'Ya tienes tu propia copia entre tus cuestionarios.',
  copyTakenInPart: (left) =>
    `Ya tienes tu copia, sin ${left} ${plural(left, { one: 'pregunta', other: 'preguntas' })} que una clase está jugando ahora. Cópialo otra vez cuando acabe la partida.`,
  gone: 'Este cuestionario ya no se comparte.',
  look: 'Ver preguntas',
  practise: 'Practicar',
  by: (username) => saying`de ${username}`,
  copiedFrom: (username, title) =>
    title === null ? saying`Copiado de ${username}` : saying`Copiado de «${title}», de ${username}`,
  setTitle: 'Cuestionario',
  noAnswers: 'Las respuestas correctas no se ven aquí.',

  flag: 'Avisar…',
  flagTitle: (title) => saying`Avisar sobre «${title}»`,
  flagIntro: 'Lo revisarán docentes. Hasta entonces se queda donde está.',
  flagWhy: '¿Qué tiene de malo?',
  flagReasons: {
    rude: 'Es grosero o hace daño a alguien',
    wrong: 'Tiene errores',
    other: 'Otra cosa',
  },
  flagSend: 'Enviar a docentes',
  flagSent: 'Gracias. Lo revisarán docentes.',

  stop: 'Dejar de compartir',
  stopAsk: (title) => saying`¿Dejar de compartir «${title}»?`,
  stopDetails: 'Así solo lo ve quien lo hizo. No podrá compartirlo otra vez sin permiso docente.',
  stopDone: 'Ya no se comparte.',
  flaggedTitle: 'Avisos y bloqueos',
  flaggedSet: 'Cuestionario',
  flaggedMap: 'Mapa',
  flagCount: (why, count) =>
    ({ rude: `grosero: ${count}`, wrong: `errores: ${count}`, other: `otra cosa: ${count}` })[why],
  flaggedBy: (names, more) =>
    more > 0 ? `Aviso de ${names} y ${countText(more, 'persona más', 'personas más')}` : `Aviso de ${names}`,
  stoppedBy: (teacher) => saying`Bloqueado por ${teacher}`,
  fine: 'Está bien',
  fineOf: (title) => saying`Está bien: «${title}»`,
  stopOf: (title) => saying`Dejar de compartir «${title}»`,
  lookAt: (title) => saying`Ver «${title}»`,
  allow: 'Permitir compartir',
  allowOf: (title) => saying`Permitir compartir «${title}»`,
  fineDone: 'Resuelto.',
}
