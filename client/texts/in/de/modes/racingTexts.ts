import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'
import { placeText } from '../game/gamePlay.ts'
import { gain, loss } from './modeTexts.ts'

function slickWords({ values: { takes = 0 }, ahead }: MoveFacts): string {
  if (ahead === null) return 'Niemand ist vor dir'
  return takes > 0 ? `${ahead} vor dir verliert ${takes}` : `Ein Klecks für ${ahead}`
}

export const racingTexts: AllWords['racingTexts'] = {
  title: 'Rennen',
  moves: {
    steady: {
      name: 'Sicher',
      pays: ({ values }) => gain(values.pays),
      words: () => 'Kein Schleim, kein Rumms',
    },
    nitro: {
      name: 'Nitro',
      pays: ({ values }) => gain(values.right),
      words: ({ values: { wrong = 0 } }) =>
        `Nächste Antwort richtig! Falsch ${wrong > 0 ? loss(wrong) : 'kostet nichts'}`,
    },
    slick: { name: 'Schleim\u00adspur', pays: ({ values }) => gain(values.pays), words: slickWords },
  },
  bubble: 'Schleim und Hindernisse rutschen an deiner Blase ab',
  reasons: {
    nitro: () => 'Dein Nitro zündete!',
    'nitro-lost': () => 'Dein Nitro ist verpufft',
    slipstream: () => 'Du bist im Windschatten gefahren',
    steady: () => 'Sicher gefahren',
    hit: () => 'Du hast das Monster getroffen',
    'last-hit': () => 'Du hast den Weg frei gemacht!',
    slick: ({ other, isHit }) => (isHit ? saying`Deine Schleimspur traf ${other}!` : 'Du hast eine Schleimspur gelegt'),
    slicked: ({ other }) => saying`Schleimspur von ${other}`,
    boost: () => 'Über den Schub!',
    obstacle: () => 'Ein Rumms unterwegs',
  },
  happened: {
    nitroLit: 'Nitro brennt! Deine nächste Antwort entscheidet',
    slidOff: (name) => saying`Die Schleimspur von ${name} ist an dir abgerutscht`,
    dodged: 'Du bist einem Hindernis ausgewichen',
    waits: 'Du wartest an der Linie',
    crossed: (place) => `Du bist im Ziel: ${placeText(place)}!`,
    confetti: 'Konfetti für eine richtige Antwort!',
  },
  ends: {
    crossed: (place) => ({ full: `Als ${amountText(place)}. im Ziel`, brief: 'Im Ziel' }),
    onTheWay: (percent) => ({
      full: percent < 100 ? `${percent}\u00a0% des Wegs` : 'An der Linie',
      brief: `${percent}\u00a0%`,
    }),
  },
  headlines: {
    slicks: (name, other) => `${name} *legt* ${other} eine Schleimspur!`,
    crosses: (name, place) => `${name} *rollt ins Ziel*: ${placeText(place)}!`,
    nitroFires: (name, points) => `Das Nitro von ${name} *zündet*! +${points}`,
    boosts: (name) => `${name} *fliegt* über den Schub!`,
  },
}
