import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { countText, plural } from '../counting.ts'
import { between, gain } from './modeTexts.ts'

function dareWords({ values: { breaksPercent = 0 } }: MoveFacts): string {
  if (breaksPercent === 0) return 'Eine heiße Münze'
  return breaksPercent < 100
    ? 'Eine heiße Münze. Kann ein Herz kosten'
    : 'Eine heiße Münze. Kostet ohne Schild ein Herz'
}

export const survivalTexts: AllWords['survivalTexts'] = {
  title: 'Herzen',
  moves: {
    hide: { name: 'Versteck', pays: ({ values }) => gain(values.pays), words: () => 'Und ein Schild für ein Herz' },
    roam: { name: 'Ausflug', pays: ({ values }) => gain(values.pays), words: () => 'Wenn du am Ziel allein bist' },
    dare: { name: 'Wagnis', pays: ({ values: { least, most } }) => between(least, most), words: dareWords },
  },
  bubble: 'Soll der Boden ruhig beben: Deine Herzen sind sicher',
  reasons: {
    hide: () => 'Gut versteckt, mit Schild',
    roam: () => 'Ganz allein: ein guter Platz!',
    dare: () => 'Du hast die heiße Münze!',
  },
  happened: {
    noCoin: 'Diesmal keine Münze',
    notAlone: 'Da war noch jemand',
    tooFast: 'Du warst zu schnell für die Gefahr',
    shieldHeld: 'Dein Schild hielt!',
    heartLost: 'Ein Herz verloren',
    ghost: 'Du bist ein Geist. Zwei richtige in Folge bringen ein Herz zurück!',
    heartBack: 'Ein Herz ist zurück!',
  },
  ends: (hearts, points) => {
    const brief = plural(hearts, { one: '1 Herz', other: `${hearts} Herzen` })
    return { full: hearts > 0 ? `${brief}: ${gain(points)}` : 'Ein Geist bis zum Ende', brief }
  },
  headlines: {
    shrugsOff: (name) => `${name} *steckt das weg*!`,
    revives: (name) => `${name} *ist zurück*, mit einem Herzen!`,
    grabs: (name, points) => `${name} *holt* eine heiße Münze: +${points}`,
    swarms: 'Der Schwarm *wächst*',
    shakes: (count) => `An ${countText(count, 'Stelle', 'Stellen')} hat der Boden *gebebt*`,
  },
}
