import type { AllWords } from '../../../allWords.ts'
import { countText } from '../counting.ts'

const points = (count: number) => countText(count, 'Punkt', 'Punkte')

export const momentsOfTwo: AllWords['momentsOfTwo'] = {
  slicks: {
    plain: [
      (name, other) => `${name} *legt* ${other} eine Schleimspur!`,
      (name, other) => `${name} *bringt* ${other} *ins Schleudern*!`,
      (name, other) => `Platsch! ${name} *erwischt* ${other}!`,
      (name, other) => `Rutschpartie für ${other}: *danke*, ${name}!`,
      (name, other) => `${name} *grüßt* ${other} mit einer Schleimspur!`,
      (name, other) => `Im Kreis dreht sich ${other}, *dank* ${name}!`,
    ],
    first: (name) => `*Die erste Schleimspur* heute: ${name}!`,
    revenge: (name, other) => `${name} *schleimt* ${other} *zurück*!`,
    again: (name) => `${name} *kann es nicht lassen*: Schleim!`,
    quiet: (name, other) => `Überraschung, ${other}! *Schleim* von ${name}`,
    leader: (name) => `${name} *schleimt Platz 1 ein*!`,
    back: (name) => `Von ganz hinten: ${name} *bringt Platz 1 ins Rutschen*!`,
  },
  steals: {
    plain: [
      (name, other) => `${name} *beklaut* ${other}!`,
      (name, other) => `${name} *leiht sich* Gold von ${other}!`,
      (name, other) => `Flinke Finger: ${name} *besucht* ${other}!`,
      (name, other) => `${name} *schleicht davon*, mit Gold von ${other}!`,
      (name, other) => `Wo ist das Gold von ${other}? *Fragt* ${name}!`,
      (name, other) => `${name} *hilft* ${other} beim Goldtragen!`,
    ],
    first: (name) => `*Der erste Raub* heute: ${name}!`,
    revenge: (name, other) => `${name} *holt es zurück* von ${other}!`,
    again: (name) => `${name} *schlägt wieder zu*!`,
    quiet: (name, other) => `Wer hätte das gedacht? ${name} *beklaut* ${other}!`,
    leader: (name) => `${name} *beklaut Platz 1*!`,
    back: (name) => `Von ganz hinten: ${name} *beklaut Platz 1*!`,
  },
  swaps: {
    plain: [
      (name, other) => `${name} *tauscht den Platz* mit ${other}!`,
      (name, other) => `${name} und ${other} *wechseln die Plätze*!`,
      (name, other) => `Simsalabim! ${name} *ist* da, wo ${other} war`,
      (name, other) => `Ein Zwinkern später: ${name} *tauscht Schätze* mit ${other}!`,
    ],
    first: (name, other) => `*Der erste Tausch* heute: ${name} und ${other}!`,
    revenge: (name, other) => `${name} *tauscht zurück* mit ${other}!`,
    quiet: (name, other) => `Verzeihung, ${other}, *sagt* ${name}!`,
    leader: (name) => `${name} *tauscht mit Platz 1*!`,
    back: (name) => `Von ganz hinten *nach ganz vorn*: ${name}!`,
  },
  'wins-duel': {
    plain: [
      (name, other) => `${name} *schlägt* ${other} im Duell!`,
      (name, other) => `${name} *gewinnt* das Duell mit ${other}!`,
      (name, other) => `Was für ein Duell! ${name} *besiegt* ${other}`,
      (name, other) => `${name} *ist schneller* als ${other}!`,
      (name, other) => `${name} und ${other} springen: *${name} gewinnt*!`,
      (name, other) => `Ein Stern für ${name}: *gut gekämpft*, ${other}!`,
      (name, other) => `${name} *holt das Duell* gegen ${other}!`,
    ],
    first: (name) => `*Das erste Duell* heute geht an ${name}!`,
    revenge: (name, other) => `${name} *revanchiert sich* bei ${other}!`,
    again: (name) => `${name} *gewinnt Duell um Duell*!`,
    quiet: (name) => `${name} *wagt ein Duell* und gewinnt!`,
    leader: (name) => `${name} *schlägt Platz 1 im Duell*!`,
    back: (name) => `Von ganz hinten: ${name} *besiegt Platz 1*!`,
  },
  blocks: {
    plain: [
      (name, other) => `${name} *blockt* ${other} ab!`,
      (name) => `Heute nicht, *sagt* die Blase von ${name}!`,
      (name) => `${name} *steht wie eine Mauer*!`,
      (name) => `Kein Weg vorbei an ${name}: *geblockt*!`,
    ],
    first: (name) => `*Der erste Block* heute: ${name}!`,
    again: (name) => `${name} *blockt einfach alles*!`,
    quiet: (name) => `Gut geschützt, ${name}: *geblockt*!`,
  },
  'neck-and-neck': {
    plain: [
      (name, other) => `${name} und ${other}: *Kopf an Kopf*!`,
      (name, other, by) => `${name} *führt hauchdünn*: ${points(by)} vor ${other}`,
      (name, other, by) => `Nur *${points(by)}* zwischen ${name} und ${other}!`,
      (name, other) => `${name} oder ${other}? *Wer weiß*!`,
    ],
    first: (name, other) => `Was für ein Rennen: ${name} und ${other} *Seite an Seite*!`,
    again: (name, other) => `Noch immer *Kopf an Kopf*: ${name} und ${other}!`,
    quiet: (name, other) => `${name} und ${other} *kämpfen um Platz 1*!`,
  },
}
