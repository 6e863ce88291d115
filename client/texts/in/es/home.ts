import type { AllWords } from '../../allWords.ts'

export const homeTexts: AllWords['homeTexts'] = {
  documentTitle: 'Slime School: Aprende, juega, crece',
  tagline: 'Aprende, juega, crece',
  title: 'Aprende con slimes',
  intro:
    'Convierte cualquier lección en una partida en vivo. Responde, corre, lucha y construye en equipo, y llena tu colección de slimes por el camino.',
  getStarted: 'Empezar',
  haveCode: 'Tengo un código',
  tryIt: 'Pruébalo ya',
  samples: 'Algunos de los slimes de la colección',
  poke: (name) => `Tocar a ${name}`,

  whyTitle: '¿Por qué Slime School?',
  features: [
    {
      title: 'Muchos modos de juego',
      text: 'Concurso clásico, carreras, batallas, fiebre del oro, torre y supervivencia. Con cada acierto avanza tu slime.',
    },
    {
      title: 'Colecciona slimes',
      text: '37 slimes, de común a secreto. Las monedas se ganan aprendiendo y nunca se venden por dinero.',
    },
    {
      title: 'Preguntas propias',
      text: 'Escribe tus cuestionarios, importa una hoja de cálculo o empieza ya con un cuestionario hecho.',
    },
    {
      title: 'Competición en vivo',
      text: 'Toda la clase juega en vivo con un código, con clasificación tras cada pregunta y una clasificación general para siempre.',
    },
  ],

  stepsTitle: 'Del código al podio en un minuto',
  steps: [
    { title: 'Elige', text: 'Escoge preguntas y uno de los seis modos de juego.' },
    { title: 'Da el código', text: 'Para unirse basta un teléfono, tableta o portátil.' },
    { title: 'A jugar', text: 'Responder, mover, animar. Y luego ver quién aprendió qué.' },
  ],

  closingTitle: '¿Te unes a los slimes?',
  closingText: 'Es gratis para cualquier clase. Tú pones las preguntas, los slimes ponen la diversión.',
  closingButton: 'Unirme a Slime School',
  footer: 'Slime School. Hecho para la clase. Sin anuncios, sin compras, sin vender datos personales.',
}
