import type { AllWords } from '../../../allWords.ts'
import { amountText } from '../counting.ts'

export const wallTexts: AllWords['wallTexts'] = {
  correct: 'Richtig',
  answered: (count, of) => `${amountText(count)} von ${amountText(of)} fertig`,
  lastAnswers: 'Letzte Antworten…',
  chosenBy: (count) => `Von ${amountText(count)} gewählt`,
  explanation: 'Warum',
  joinAt: 'Mitspielen auf',
  lastAnswer: 'Das war die letzte Frage',
  lastAnswerHint: 'Wer hat gewonnen? Das zeigt gleich das Podest.',
}
