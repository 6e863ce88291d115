import type { AllWords } from '../../../allWords.ts'

export const packTexts: AllWords['packTexts'] = {
  garden: {
    name: 'Garten-Pack',
    description: 'Frisch aus dem Schulgarten: fruchtig, blättrig und ein kleines bisschen matschig.',
  },
  kitchen: { name: 'Küchen-Pack', description: 'Süß, klebrig und warm aus dem Ofen. Einer davon beißt.' },
  weather: { name: 'Wetter-Pack', description: 'Regen, Flut und Donner. Nimm eine Jacke mit.' },
  jewel: { name: 'Juwelen-Pack', description: 'Ausgegraben, poliert und sehr zufrieden mit sich.' },
  space: { name: 'Weltraum-Pack', description: 'Von hinter dem Turnhallendach. Schwerkraft nicht enthalten.' },
  castle: {
    name: 'Schloss-Pack',
    description: 'Ein Spukturm, ein Berg Schätze, und oben drauf schläft jemand Großes.',
  },
  wonder: { name: 'Wunder-Pack', description: 'Für alle, die schon lange lernen und immer noch daran glauben.' },
}
