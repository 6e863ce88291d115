import type { AllWords } from '../../../allWords.ts'

export const achievementWords: AllWords['achievementWords'] = {
  'first-game': { name: 'Primer salto', description: 'Juega tu primera partida hasta el final.', riddle: '' },
  'games-10': { name: 'Cara conocida', description: 'Juega 10 partidas hasta el final.', riddle: '' },
  'games-50': { name: 'Primera fila', description: 'Juega 50 partidas hasta el final.', riddle: '' },
  'games-100': { name: 'Parte del mobiliario', description: 'Juega 100 partidas hasta el final.', riddle: '' },
  'first-win': {
    name: 'En lo alto del podio',
    description: 'Gana una partida en la que juegue alguien más con cuenta.',
    riddle: '',
  },
  'wins-10': { name: 'Victorias en serie', description: 'Gana 10 partidas.', riddle: '' },
  'wins-25': { name: 'A prueba de pisotones', description: 'Gana 25 partidas.', riddle: '' },
  'streak-5': { name: 'Calentando', description: 'Responde bien 5 preguntas seguidas.', riddle: '' },
  'streak-10': { name: 'Puro fuego', description: 'Responde bien 10 preguntas seguidas.', riddle: '' },
  'perfect-game': {
    name: 'Sin una mancha',
    description: 'Responde bien todas las preguntas de una partida, de 5 preguntas o más.',
    riddle: '',
  },
  'correct-250': { name: 'Aprende volando', description: 'Responde bien 250 preguntas.', riddle: '' },
  'correct-1000': { name: 'Enciclopedia con patas', description: 'Responde bien 1000 preguntas.', riddle: '' },
  'rich-1000': { name: 'Bolsillo lleno', description: 'Gana 1000 monedas en total.', riddle: '' },
  'rich-5000': { name: 'Cerdito de ahorros', description: 'Gana 5000 monedas en total.', riddle: '' },
  'rich-10000': { name: 'Cofre del tesoro', description: 'Gana 10.000 monedas en total.', riddle: '' },
  'slimes-5': { name: 'Equipo de cinco', description: 'Reúne 5 slimes diferentes.', riddle: '' },
  'slimes-15': { name: 'Estante de slimes', description: 'Reúne 15 slimes diferentes.', riddle: '' },
  'slimes-all': {
    name: 'El charco entero',
    description: 'Reúne los 30 slimes que pueden salir en los sobres.',
    riddle: '',
  },
  'crowd-10': {
    name: 'Buena compañía',
    description: 'Termina una partida con al menos otras 10 personas.',
    riddle: '',
  },
  'crowd-50': {
    name: 'Salón de actos',
    description: 'Termina una partida con al menos otras 50 personas.',
    riddle: '',
  },
  'host-1': {
    name: 'Noche de concurso',
    description: 'Dirige una partida que alguien más juegue hasta el final.',
    riddle: '',
  },
  'host-10': {
    name: 'Al frente de la clase',
    description: 'Dirige 10 partidas que alguien más juegue hasta el final.',
    riddle: '',
  },
  'author-1': { name: 'Buena pregunta', description: 'Escribe tu propio cuestionario.', riddle: '' },
  'builder-1': { name: 'Mundo propio', description: 'Construye tu propio mapa.', riddle: '' },
  'secret-word': {
    name: 'Ábrete, sésamo',
    description: 'Canjea un código secreto.',
    riddle: 'Hay puertas sin manija: solo tienen oído.',
  },
  'secret-words-3': {
    name: 'El arte de susurrar',
    description: 'Canjea 3 códigos secretos.',
    riddle: 'Tres susurros, tres respuestas.',
  },
  'practice-25': {
    name: 'Nadie estaba mirando',
    description: 'Practica 25 veces en solitario, con preguntas que no escribiste tú.',
    riddle: 'Tú contra una máquina, una y otra vez, sin público.',
  },
  'packs-50': {
    name: 'Papel de regalo por todas partes',
    description: 'Abre 50 sobres.',
    riddle: 'El cubo del reciclaje está lleno, y es culpa tuya.',
  },
}
