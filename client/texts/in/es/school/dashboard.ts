import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText, percentText, plural } from '../counting.ts'

export const dashboardTexts: AllWords['dashboardTexts'] = {
  welcome: (username) => saying`¡Hola, ${username}!`,
  teacherTitle: 'Tu inicio',
  studentTitle: 'Tu inicio',
  teacherIntro: 'Elige un cuestionario y un modo, y la clase juega en un minuto.',
  lastSets: 'Jugar ya',
  neverPlayed: 'aún sin jugar',
  playedOn: (day) => `se jugó el ${day}`,
  play: 'Jugar',
  playSet: (title, mode) => saying`Jugar ${title}, ${mode}`,
  week: 'Esta semana',
  allReports: 'Ver informes',
  weekSum: (games, share) => {
    const played = countText(games, 'partida', 'partidas')
    return share === null ? played : `${played}, ${percentText(share)} de aciertos`
  },
  createSet: 'Crear cuestionario',
  classes: 'Clases',
  reports: 'Informes',
  createQuestions: 'Crear preguntas',
  practiceSolo: 'Practicar',
  hostGame: 'Dirigir partida',
  currency: 'Monedas',
  slimes: 'Slimes',
  currentSlime: 'Tu slime',
  visitShop: 'Ir a la tienda',
  collection: 'Mi colección',
  showAll: 'Ver todo',
  tickle: (name) => `Hacer cosquillas a ${name}`,
  treasure: 'Mi tesoro',
  packs: 'Próximo sobre',
  nextPack: (name) => `Próximo: ${name}`,
  missing: (coins) => `${plural(coins, { one: 'Falta', other: 'Faltan' })} ${countText(coins, 'moneda', 'monedas')}`,
  affordable: '¡Ya puedes abrirlo!',
  whatNext: '¿Y ahora qué?',
  practiceText: 'Contra la IA, a tu ritmo',
  achievementsText: 'Tu progreso hasta ahora',
  unlocked: (count, total) => `${count} de ${total} conseguidos`,
  hostText: 'Tu propia partida, con código para invitar',
  createText: 'Escribe un cuestionario',
  achievements: 'Logros',
}
