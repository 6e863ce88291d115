import type { AllWords } from '../../../allWords.ts'
import { countText } from '../counting.ts'
import { eruptionTexts } from './eruptions.ts'

const waves = (count: number) => countText(count, 'Welle', 'Wellen')
const racers = (count: number) => countText(count, 'Slime', 'Slimes')
const left = (count: number) =>
  count === 0 ? 'Überall Geister!' : `${countText(count, 'Slime hat', 'Slimes haben')} noch Herzen`

export const lastMomentTexts: AllWords['lastMomentTexts'] = {
  'tower-held': {
    plain: [
      (_, __, by) => `*Standgehalten*: ${waves(by)}!`,
      (_, __, by) => `*Der Turm steht*! ${waves(by)} überstanden`,
      (_, __, by) => `${waves(by)}, und *der Turm steht*!`,
      () => 'Die Burg *gehört uns*!',
      (_, __, by) => `Alle zusammen: *${waves(by)} überstanden*!`,
      (_, __, by) => `${waves(by)}? *Kein Problem* für diese Klasse!`,
    ],
  },
  'tower-lost': {
    plain: [
      (_, __, by) => `Das Tor *ist offen*. Gehalten: ${waves(by)}!`,
      (_, __, by) => `*Stark gekämpft*! ${waves(by)} überstanden`,
      (_, __, by) => `Der Turm fällt, *die Fahne bleibt oben*: ${waves(by)}!`,
      (_, __, by) => `${waves(by)} überstanden. *Nächstes Mal* klappt es!`,
      (_, __, by) => `So knapp! *${waves(by)}* insgesamt`,
      (_, __, by) => `Wir *hielten zusammen*: ${waves(by)} lang!`,
    ],
  },
  erupts: {
    plain: [
      (_, __, by, scenery) => `${scenery ? eruptionTexts[scenery] : 'Der Vulkan *bricht aus*!'} ${left(by)}`,
      (_, __, by) => `*Jetzt kommt's*! ${left(by)}`,
      (_, __, by) => `*Bumm*! ${left(by)}`,
      (_, __, by) => `Gut festhalten! *${left(by)}*`,
      (_, __, by) => `Der Boden *bebt* ein letztes Mal. ${left(by)}`,
      (_, __, by) => `*Was für ein Knall*! ${left(by)}`,
    ],
  },
  'photo-finish': {
    plain: [
      (_, __, by) => `*Fotofinish*! ${racers(by)} auf der Linie`,
      () => '*Klick*! Wer war es? Das Podest weiß es',
      (_, __, by) => `${racers(by)} *im Ziel*, im letzten Moment!`,
      () => 'Über die Linie! *Das Foto entscheidet*',
      (_, __, by) => `*Was für ein Finish*! ${racers(by)} im Ziel`,
      () => 'Die Flagge *fällt*! Wer war vorn?',
    ],
  },
}
