import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const cardTexts: AllWords['cardTexts'] = {
  title: 'Entra con tu tarjeta',
  intro: 'Escribe las tres palabras de tu tarjeta. Bastan cuatro letras de cada una.',
  scanHint: 'O escanea el cuadrado de tu tarjeta con la cámara de un teléfono o una tableta.',
  scan: 'Escanear tarjeta',
  holdCard: 'Pon el cuadrado de tu tarjeta delante de la cámara. La imagen se queda en este dispositivo.',
  cameraSees: 'Lo que ve la cámara',
  stopCamera: 'Parar',
  cameraOff: 'No hay cámara o aquí no está permitida. Escribe las palabras de tu tarjeta.',
  word: (number) => `Palabra ${number}`,
  wordsMissing: 'Escribe las tres palabras',
  enter: 'Entrar',
  typeWords: 'Escribir las palabras',
  youAre: (username) => saying`Eres ${username}.`,
  goOn: '¡Vamos!',
  notYou: '¿No eres tú?',
  someoneElse: (username) => saying`${username} tiene sesión aquí.`,
  someoneElseText: '¿Usar la tarjeta? Entonces se cierra esta sesión en este dispositivo.',
  useCard: 'Usar la tarjeta',
  keep: 'No cambiar',
}
