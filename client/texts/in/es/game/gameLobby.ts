import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

export const gameLobbyTexts: AllWords['gameLobbyTexts'] = {
  documentTitle: (code) => `Partida ${code}`,
  entering: 'Abriendo la partida…',
  gameCode: 'Código',
  copyCode: 'Copiar el código',
  players: (count) => `${amountText(count)} en la sala`,
  ready: 'Aquí',
  away: 'Fuera',
  host: 'Dirección',
  more: (count) => `y ${amountText(count)} más`,
  onlyMissed: 'Las preguntas que fallaste',
  waitingForHost: 'Esperando a que empiece la partida…',
  youAreIn: (name) => saying`¡Ya estás dentro, ${name}!`,
  info: ['¡Las respuestas correctas dan puntos y monedas!', '¡Las más rápidas dan más puntos!'],
  leave: 'Salir',
  leaveQuestion: '¿Salir de esta partida?',
  leaveDetails: 'Puedes volver con el mismo código.',

  formTitle: 'Únete a la partida',
  formTitleGenerated: 'Tu nombre será una sorpresa',
  nickname: 'Apodo',
  nicknamePlaceholder: '¿Cómo te llamamos?',
  nicknameHint: 'Hasta 16 caracteres',
  nicknameMissing: 'Escribe un apodo',
  nicknameUnreadable: 'A tu apodo le falta una letra o un número',
  chooseSlime: 'Elige tu slime',
  join: 'Unirme',
  comeBack: 'Volver a mi lugar',
  comeBackHint: 'Ya estabas en esta partida con este dispositivo.',
  logIn: 'Entrar para ganar monedas',

  shutTitle: 'No puedes unirte a esta partida',
  unreachable: 'No llegamos a la partida. Probando otra vez…',
  lineShut: 'Esta página llega, la partida no. Díselo a tu docente: quizá la red bloquea WebSockets.',
  tryAgain: 'Otra vez',
  home: 'Inicio',
}
