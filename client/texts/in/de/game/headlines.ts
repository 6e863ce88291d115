import type { AllWords } from '../../../allWords.ts'
import { amountText, plural } from '../counting.ts'

export const headlineTexts: AllWords['headlineTexts'] = {
  title: 'Jetzt geht es rund!',
  calm: 'Eine ruhige Runde. Gleich kommt die nächste Frage.',
  learned: (count) =>
    plural(count, {
      one: '1 Slime *hat es gelernt* und blieb sicher',
      other: `${amountText(count)} Slimes *haben es gelernt* und blieben sicher`,
    }),
  beatsMonster: (name) => `${name} *besiegt* ein Monster!`,
}
