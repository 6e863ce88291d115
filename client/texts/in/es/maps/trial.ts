import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const trialTexts: AllWords['trialTexts'] = {
  tryIt: 'Probar',
  tryMap: (map) => saying`Probar ${map}`,
  unnamed: 'Tu mapa',
  title: (map) => saying`${map}, a prueba con bots`,
  turn: (turn, turns) => `Turno ${turn} de ${turns}`,
  badge: 'Prueba',
  loading: 'Doce bots ocupan sus puestos…',
  anotherClass: 'Otros bots',
  close: 'Cerrar',
  measure: '50 partidas',
  measuring: 'Jugando…',
  inGames: (games) => `Lo que muestran ${games} partidas`,
  pointsText: ({ given, taken }) => `+${Math.round(given)} −${Math.round(taken)}`,
  figures: {
    steps: 'Casillas recorridas por turno',
    heap: 'Mayor gentío en una casilla',
    share: 'Parte del mapa pisada',
    events: 'Sucesos en casillas, por slime y partida',
    points: 'Puntos en casillas, por slime y partida',
    unused: 'Casillas especiales sin usar',
    spots: 'Lugares con torre, por partida',
    lives: 'Vidas perdidas por partida',
    held: 'Partidas en que la torre resistió',
  },
}
