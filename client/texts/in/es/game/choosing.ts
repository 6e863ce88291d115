import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

export const choosingTexts: AllWords['choosingTexts'] = {
  chooseMove: 'Elige tu jugada',
  moves: 'Jugadas',
  gained: (points) => `+${amountText(points)}`,
  byItself: 'vale si se acaba el tiempo',
  yourMove: 'Tu jugada',
  waiting: 'Esperando al resto',
  safe: 'A salvo',
  sending: 'Enviando…',

  secondLook: 'Segunda mirada',
  secondLookHint: (points) => `Busca la correcta y gana +${points}. Nada te golpea en este turno`,
  yourLook: 'Tu segunda mirada',
  learned: (points) => `¡Aprendido! +${points}`,
  notYet: 'Todavía no',
  itWas: (letter, text) => (letter === '' ? saying`Era: ${text}` : saying`Era la ${letter}: ${text}`),
  capeFor: (run, isGold) =>
    isGold
      ? `¡${amountText(run)} aciertos seguidos, y vistes de oro!`
      : `¡${amountText(run)} aciertos seguidos, y llevas capa!`,

  crossed: (place) => `Cruzaste la meta: ${place}`,
  crossedHint: 'Ya terminaste. ¡Disfruta del confeti!',
  nothingToDo: 'El resto elige',

  choosing: (done, of) => `Eligiendo… ${amountText(done)} de ${amountText(of)}`,
  boardHint: '¿Acierto? Elige una jugada. ¿Fallo? Segunda mirada.',
}
