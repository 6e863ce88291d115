import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const aidTexts: AllWords['aidTexts'] = {
  title: 'Leer mejor',
  intro: 'Solo lo ves tú, en este dispositivo.',
  screen: 'En la pantalla',
  names: {
    large: 'Texto grande',
    spaced: 'Más espacio',
    calm: 'Sin movimiento',
    aloud: 'En voz alta',
  },
  details: {
    large: 'Todo es una quinta parte más grande.',
    spaced: 'Las letras, palabras y líneas están más separadas.',
    calm: 'Nada se mueve y entre las preguntas no se ven los puestos.',
    aloud:
      'Cada pregunta se lee en voz alta con sus respuestas, en dispositivos que tienen voz. Mejor con auriculares.',
  },

  menu: 'Ayudas',
  forPupil: (name) => saying`Ayudas para ${name}`,
  forPupilText:
    'Solo lo saben docentes de esta clase y quien las usa. Los puntos, monedas, informes y grabaciones son como sin ayuda.',
  time: 'Tiempo para cada pregunta',
  times: { 1: 'Normal', 1.25: '1¼ veces', 1.5: '1½ veces', 2: 'El doble' },
  timesShort: { 1.25: '1¼ × tiempo', 1.5: '1½ × tiempo', 2: '2 × tiempo' },
  timeText:
    'Cuenta en las partidas que diriges para esta clase, desde la próxima. Las preguntas siguen abiertas para toda la clase hasta que acabe el tiempo más largo.',
  save: 'Guardar',
  has: 'Tiene ayudas',
}
