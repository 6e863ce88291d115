import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const makingTexts: AllWords['makingTexts'] = {
  title: 'Un mapa para tu clase',
  intro: 'Unos bots prueban cada mapa antes de que lo veas. Después puedes cambiar cada casilla.',
  players: 'Estudiantes',
  questions: 'Preguntas',
  picture: (map) => saying`${map}, un mapa nuevo`,
  busy: 'Los bots prueban un mapa nuevo…',
  size: 'Tamaño',
  length: 'Largo del camino',
  lengthText: (tiles) => countText(tiles, 'casilla', 'casillas'),
  lives: 'Vidas perdidas por partida',
  livesText: (lost, all) => `${lost} de ${all}`,
  another: 'Otro',
  take: 'Usarlo',
}

export const madeNames: AllWords['madeNames'] = {
  racing: [
    'Milla Torcida',
    'Rally del Pato',
    'Vuelta al Viento',
    'Ruta del Pícnic',
    'Calle Fideo',
    'Camino a Casa',
    'Copa Zigzag',
  ],
  battle: [
    'Sala del Eco',
    'Patio de Pilares',
    'Cuatro Esquinas',
    'Plaza Trueno',
    'Círculo de Piedra',
    'Sótano Ruidoso',
    'Arena Vieja',
  ],
  'gold-quest': [
    'Sótanos Perdidos',
    'Laberinto Espejo',
    'Ciudad Topo',
    'Salas de la Urraca',
    'Cueva Moneda',
    'Bóvedas Gemelas',
    'Laberinto Pillo',
  ],
  tower: [
    'Fuerte Cuervo',
    'Torre del Cardo',
    'Cerro del Portón',
    'Escalera Farol',
    'Portón Oxidado',
    'Alta Vigía',
    'Fuerte Zarza',
  ],
  survival: [
    'Piedras Calientes',
    'Prado Saltarín',
    'Pantano Burbuja',
    'Isla Temblona',
    'Patio Resbalón',
    'Jardín de Brasas',
    'Fiesta de Barro',
  ],
}
