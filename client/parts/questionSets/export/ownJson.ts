import type { ExportFormat } from './carrying.ts'
import { portableQuestions } from './portableQuestions.ts'

/** Everything that a question has; by what name it is called in the set that it leaves is nobody else's business. */
export const json: ExportFormat = {
  ending: 'json',
  type: 'application/json',
  carried: (question) => question,
  hasLanguage: true,
  write: async (questions, { title, subject, about, language }) =>
    JSON.stringify({ title, subject, about, language, questions: await portableQuestions(questions) }, null, 2),
}
