import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const makingTexts: AllWords['makingTexts'] = {
  title: 'Spielfeld für deine Stunde',
  intro: 'Bots testen jedes Spielfeld, bevor du es siehst. Danach kannst du jede Kachel ändern.',
  players: 'Personen',
  questions: 'Fragen',
  picture: (map) => saying`${map}, neues Spielfeld`,
  busy: 'Bots testen ein neues Spielfeld…',
  size: 'Größe',
  length: 'Länge des Wegs',
  lengthText: (tiles) => countText(tiles, 'Kachel', 'Kacheln'),
  lives: 'Verlorene Leben pro Spiel',
  livesText: (lost, all) => `${lost} von ${all}`,
  another: 'Ein anderes',
  take: 'Nehmen',
}

export const madeNames: AllWords['madeNames'] = {
  racing: [
    'Krumme Meile',
    'Ententeich-Rallye',
    'Windschleife',
    'Picknick-Piste',
    'Nudelstraße',
    'Langer Heimweg',
    'Zickzack-Cup',
  ],
  battle: ['Echohalle', 'Säulenhof', 'Vier Ecken', 'Rumpelplatz', 'Steinkreis', 'Lauter Keller', 'Alte Arena'],
  'gold-quest': [
    'Verlorene Keller',
    'Spiegelgang',
    'Maulwurfstadt',
    'Elsternhallen',
    'Münzbau',
    'Zwillingsgruft',
    'Fuchsbau',
  ],
  tower: ['Krähenburg', 'Distelturm', 'Torhügel', 'Laternentreppe', 'Rostiges Tor', 'Hohe Wacht', 'Brombeerburg'],
  survival: ['Heiße Steine', 'Hüpfwiese', 'Blubbermoor', 'Wackelinsel', 'Rutschhof', 'Glutgarten', 'Matschparty'],
}
