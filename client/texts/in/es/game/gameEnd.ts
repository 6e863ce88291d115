import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const gameEndTexts: AllWords['gameEndTexts'] = {
  complete: '¡Fin de la partida!',
  calledOffHint: 'Acabó antes de ver la primera respuesta, así que no cuenta. Nadie ganó y nadie perdió.',
  finalScores: 'Resultado final',
  byScore: 'Más puntos',
  byBoth: 'Más puntos y más respuestas correctas',
  alsoHere: (count) => `y ${amountText(count)} más`,
  noPoints: 'Aún sin puntos',
  noPointsHint: 'Esta vez no hubo puntos. ¡La próxima partida es otra oportunidad!',
  byKnowledge: 'Más respuestas correctas',
  correctCount: (count) => plural(count, { one: '1 correcta', other: `${amountText(count)} correctas` }),
  climber: 'Mayor subida',
  climbed: (places) => plural(places, { one: 'Sube 1 puesto', other: `Sube ${amountText(places)} puestos` }),
  whoCameFirst: '¿Quién ganó?',
  nobodyScored: '¡Esta era difícil!',
  nobodyScoredHint: 'Esta vez no hubo puntos. La próxima partida empieza de cero para toda la clase.',
  youGotRight: (count) => plural(count, { one: '¡1 acierto!', other: `¡${amountText(count)} aciertos!` }),
  thanks: '¡Buena partida!',
  startsSmall: 'Todo slime empieza pequeño. ¡La próxima partida es otra oportunidad!',
  earned: 'Ganaste',
  accountGone: 'Tu cuenta se borró durante la partida, así que no ganó monedas.',
  unlocked: 'Nuevo logro',
  moreUnlocked: (count) => `y ${count} más`,
  nobodyPlayed: 'Nadie jugó esta partida.',
}
