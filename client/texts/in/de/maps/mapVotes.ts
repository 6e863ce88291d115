import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const mapVoteTexts: AllWords['mapVoteTexts'] = {
  question: (map) => saying`„${map}“ noch mal spielen?`,
  yes: 'Ja, noch mal!',
  no: 'Ein anderes',
  thanks: 'Deine Lehrkraft sieht, wie viele das wollen, aber nicht wer.',
}
