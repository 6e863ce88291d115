import type { AllWords } from '../../../allWords.ts'

export const achievementWords: AllWords['achievementWords'] = {
  'first-game': { name: 'Erster Hüpfer', description: 'Spiel dein erstes Spiel zu Ende.', riddle: '' },
  'games-10': { name: 'Stammgast', description: 'Spiel 10 Spiele zu Ende.', riddle: '' },
  'games-50': { name: 'Erste Reihe', description: 'Spiel 50 Spiele zu Ende.', riddle: '' },
  'games-100': { name: 'Gehört zum Inventar', description: 'Spiel 100 Spiele zu Ende.', riddle: '' },
  'first-win': {
    name: 'Ganz oben',
    description: 'Gewinn ein Spiel, bei dem noch jemand mit Konto mitspielt.',
    riddle: '',
  },
  'wins-10': { name: 'Siegesserie', description: 'Gewinn 10 Spiele.', riddle: '' },
  'wins-25': { name: 'Unzerquetschbar', description: 'Gewinn 25 Spiele.', riddle: '' },
  'streak-5': { name: 'Warmgelaufen', description: 'Beantworte 5 Fragen in Folge richtig.', riddle: '' },
  'streak-10': { name: 'Feuer und Flamme', description: 'Beantworte 10 Fragen in Folge richtig.', riddle: '' },
  'perfect-game': {
    name: 'Blitzblank',
    description: 'Beantworte alle Fragen eines Spiels richtig, mindestens 5.',
    riddle: '',
  },
  'correct-250': { name: 'Schnell gelernt', description: 'Beantworte 250 Fragen richtig.', riddle: '' },
  'correct-1000': { name: 'Wandelndes Lexikon', description: 'Beantworte 1.000 Fragen richtig.', riddle: '' },
  'rich-1000': { name: 'Taschengeld', description: 'Verdien insgesamt 1.000 Münzen.', riddle: '' },
  'rich-5000': { name: 'Sparschwein', description: 'Verdien insgesamt 5.000 Münzen.', riddle: '' },
  'rich-10000': { name: 'Schatztruhe', description: 'Verdien insgesamt 10.000 Münzen.', riddle: '' },
  'slimes-5': { name: 'Fünferteam', description: 'Besitz 5 verschiedene Slimes.', riddle: '' },
  'slimes-15': { name: 'Slime-Regal', description: 'Besitz 15 verschiedene Slimes.', riddle: '' },
  'slimes-all': {
    name: 'Die ganze Pfütze',
    description: 'Besitz alle 30 Slimes, die in Packs stecken können.',
    riddle: '',
  },
  'crowd-10': { name: 'Gute Gesellschaft', description: 'Spiel mit mindestens 10 anderen zu Ende.', riddle: '' },
  'crowd-50': { name: 'Volle Aula', description: 'Spiel mit mindestens 50 anderen zu Ende.', riddle: '' },
  'host-1': { name: 'Quizprofi', description: 'Leite ein Spiel, das andere zu Ende spielen.', riddle: '' },
  'host-10': {
    name: 'Vorn an der Tafel',
    description: 'Leite 10 Spiele, die andere zu Ende spielen.',
    riddle: '',
  },
  'author-1': { name: 'Gute Frage', description: 'Schreib ein eigenes Fragenset.', riddle: '' },
  'builder-1': { name: 'Weltenbau', description: 'Bau ein eigenes Spielfeld.', riddle: '' },
  'secret-word': {
    name: 'Sesam, öffne dich',
    description: 'Lös einen Geheimcode ein.',
    riddle: 'Manche Türen haben keine Klinke, nur ein Ohr.',
  },
  'secret-words-3': {
    name: 'Meisterhaft geflüstert',
    description: 'Lös 3 Geheimcodes ein.',
    riddle: 'Dreimal geflüstert, dreimal geantwortet.',
  },
  'practice-25': {
    name: 'Ganz ohne Publikum',
    description: 'Üb 25-mal allein, mit Fragen, die du nicht selbst geschrieben hast.',
    riddle: 'Du gegen eine Maschine, immer wieder, und niemand schaut zu.',
  },
  'packs-50': {
    name: 'Überall Geschenkpapier',
    description: 'Öffne 50 Packs.',
    riddle: 'Die Papiertonne ist voll, und du bist schuld.',
  },
}
