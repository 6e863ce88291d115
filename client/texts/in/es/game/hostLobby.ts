import type { AllWords } from '../../../allWords.ts'
import { amountText } from '../counting.ts'

export const hostLobbyTexts: AllWords['hostLobbyTexts'] = {
  joinAt: 'Únete en',
  onlyHere: 'Los teléfonos no llegan a este dispositivo. Conéctalo a tu red e inicia el servidor sin HOST=127.0.0.1.',
  qrLabel: (address) => `Código QR que abre ${address}`,
  scan: 'o escanear con un teléfono',
  nobodyYet: 'Esperando a la clase…',
  nobodyYetHint: 'Quien escribe el código aparece aquí.',
  startSolo: 'Practicar en solitario',
  soloAsk: 'Aún no hay nadie. ¿Jugar en solitario?',
  soloDetails: 'Respondes en esta pantalla. En cuanto alguien se una, vuelve a ser la pizarra de la clase.',
  soloDetailsPlayer: 'Después aún es posible unirse con el código.',
  soloYes: 'En solitario',
  soloNo: 'Esperar a la clase',
  start: (count) => `Empezar (${amountText(count)} en la sala)`,
}
