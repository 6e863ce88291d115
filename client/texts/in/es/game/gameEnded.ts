import type { AllWords } from '../../../allWords.ts'

export const gameEndedTexts: AllWords['gameEndedTexts'] = {
  endedTitles: {
    removed: 'Te sacaron de esta partida',
    elsewhere: 'Juegas en otro dispositivo',
    misbehaved: 'Tu dispositivo se desconectó',
    refused: 'No puedes volver a esta partida',
    left: 'Saliste de la partida',
  },
  endedTexts: {
    removed: 'Si fue un error, habla con quien dirige.',
    elsewhere: 'Otra pestaña u otro dispositivo ocupa tu lugar. Puedes traer la partida de vuelta aquí.',
    misbehaved: 'Envió demasiados mensajes. Cierra otras pestañas con esta partida y vuelve.',
    refused: '',
    left: '',
  },
  bringBack: 'Jugar aquí',
  comeBack: 'Volver',
  home: 'Inicio',
}
