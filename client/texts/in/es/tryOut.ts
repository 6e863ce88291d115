import type { AllWords } from '../../allWords.ts'

export const tryOutTexts: AllWords['tryOutTexts'] = {
  documentTitle: 'Pruébalo ya',
  loading: 'Tus rivales van a la salida…',
  mapName: 'Ruta del Pícnic',
  you: 'Tú',
  badge: 'Pruébalo ya',
  hint: 'Tres preguntas contra cuatro bots. Con cada acierto avanzas.',
  leave: 'Dejar la carrera',
  won: '¡Ganaste la carrera!',
  came: (place) => `¡Quedaste en el ${place}!`,
  correct: (count, total) => `${count} de ${total} respuestas ${count === 1 ? 'correcta' : 'correctas'}`,
  podium: 'La carrera',
  what: 'En clase cada persona juega en su teléfono, y la carrera se ve en la pizarra.',
  again: 'Otra carrera',
  getStarted: 'Empezar',
  home: 'Volver a la portada',
  questions: [
    {
      question: '¿Cuál de estos animales duerme de pie?',
      answers: ['Hámster', 'Caballo', 'Erizo', 'Nutria'],
      correct: 1,
    },
    {
      question: '¿Cuánto es 7 × 8?',
      answers: ['54', '63', '56', '48'],
      correct: 2,
    },
    {
      question: '¿Qué planeta es el más grande?',
      answers: ['Júpiter', 'Saturno', 'Tierra', 'Neptuno'],
      correct: 0,
    },
  ],
}
