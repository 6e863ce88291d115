import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, countText, plural } from '../counting.ts'

export const runningGamesTexts: AllWords['runningGamesTexts'] = {
  title: (count) => plural(count, { one: 'Tu partida sigue en marcha', other: 'Tus partidas siguen en marcha' }),
  code: (code) => `Código ${code}`,
  lobby: 'En la sala',
  question: (number, total) => `Pregunta ${number} de ${total}`,
  players: (count) => `${amountText(count)} en juego`,
  endsIn: (minutes) => `No hay nadie. Termina sola en ${countText(minutes, 'minuto', 'minutos')}.`,
  seated: (code) => `Sigues en la partida ${code}`,
  toSeat: 'Volver a la partida',
  back: 'Volver',
  backTo: (title, code) => saying`Volver a ${title}, código ${code}`,
  lead: 'Mando',
  leadOf: (title, code) => saying`Mando de ${title}, código ${code}`,
  end: 'Terminar',
  endOf: (title, code) => saying`Terminar ${title}, código ${code}`,
  endAsk: (title) => saying`¿Terminar «${title}» ahora?`,
  endDetails: 'Todo lo jugado cuenta, y conservas los resultados. Una pregunta aún abierta no cuenta.',
  endDetailsLobby: 'No ha empezado. En la sala se avisa de que se canceló.',
  endYes: 'Terminar',
  ended: 'La partida terminó.',
  calledOff: 'La partida se canceló.',
}
