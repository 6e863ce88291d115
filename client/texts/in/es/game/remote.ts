import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { amountText, plural } from '../counting.ts'

export const remoteTexts: AllWords['remoteTexts'] = {
  documentTitle: (code) => `Mando de ${code}`,
  control: 'Mando',
  leads: (count) =>
    plural(count, { one: 'Un teléfono controla esta partida', other: `${count} dispositivos controlan esta partida` }),
  showBar: 'Mostrar aquí los controles',
  hideBar: 'Ocultar',
  leadsNow: 'Ahora tu teléfono controla la partida.',

  title: 'Controla la partida con tu teléfono',
  openOnPhone: (address) => `En tu teléfono, abre ${address}`,
  logInAs: (username) => saying`Entra como ${username}`,
  pressRemote: 'Pulsa «Mando» junto a esta partida',
  withoutAccount: 'Usar un teléfono sin mi cuenta',
  scan: 'Escanea esto con tu teléfono. Después, esta pantalla te pide confirmarlo.',
  shared: 'La clase también ve este código. Di que sí solo al signo de tu propio teléfono.',
  qr: 'Código QR que abre el mando de esta partida',
  ask: '¿Muestra tu teléfono este signo?',
  allow: 'Sí, que controle la partida',
  refuse: 'No',
  takeBack: 'Recuperar el control',
  another: 'Otro dispositivo',

  onWallAsk: 'Esta pantalla la ve la clase',
  onWallPlayers:
    'La clase también verá la lista de nombres y los puntos. En tu teléfono solo los ves tú: abre el mando.',
  onWallNames: 'La clase también verá los nombres retenidos. En tu teléfono solo los ves tú: abre el mando.',
  onWallYes: 'Mostrar aquí',

  opening: 'Abriendo el mando…',
  waiting: 'Mira la pizarra',
  waitingText: 'Si muestra este signo, di allí que sí.',
  refused: 'Este dispositivo no puede controlar la partida',
  refusedText:
    'Abre otra vez el mando en la pizarra y escanea su código. Cada código sirve para un teléfono y dos minutos.',
  logIn: 'Entrar para dirigir',
  gone: 'La pizarra recuperó el control',
  goneText: 'Para seguir aquí, abre otra vez el mando en la pizarra.',

  inLobby: 'En la sala',
  getReady: 'Todo listo',
  onBoard: 'El podio está en la pizarra.',
  here: (here, all) => `${amountText(here)} de ${amountText(all)} aquí`,
  nextQuestion: 'Próxima pregunta',
  slide: 'Diapositiva',
  opinion: 'Opinión',
  nextPage: 'Seguir',
  nextHint: 'Solo tú ves esto.',
  noPages: 'Quien juega o estudia no puede ver antes las preguntas.',
}
