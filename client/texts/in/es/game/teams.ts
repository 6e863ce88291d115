import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

const list = new Intl.ListFormat('es')

export const teamTexts: AllWords['teamTexts'] = {
  names: {
    mint: 'Equipo Menta',
    berry: 'Equipo Cereza',
    sky: 'Equipo Arándano',
    sun: 'Equipo Miel',
    orange: 'Equipo Naranja',
    grape: 'Equipo Amatista',
  },
  brief: {
    mint: 'Menta',
    berry: 'Cereza',
    sky: 'Arándano',
    sun: 'Miel',
    orange: 'Naranja',
    grape: 'Amatista',
  },
  title: 'Equipos',
  players: (count) => countText(count, 'slime', 'slimes'),
  won: (name) => saying`¡Gana ${name}!`,
  shared: (names) => `¡Ganan ${list.format(names)}!`,
  tied: '¡Los equipos empatan!',

  classIntro: 'En las partidas, la pizarra suma los puntos de cada equipo. Cada estudiante conserva además los suyos.',
  count: '¿Cuántos equipos?',
  noTeams: 'Ninguno',
  draw: 'Sortear equipos',
  drawAgain: 'Nuevo sorteo',
  end: 'Quitar los equipos',
  move: 'Cambiar de equipo',
  moveTitle: (name) => saying`El equipo de ${name}`,
  save: 'Guardar',
}
