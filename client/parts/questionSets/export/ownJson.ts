import type { ExportFormat } from './carrying.ts'
import { portableQuestions } from './portableQuestions.ts'

/** Everything that a question has but its id, which has a meaning in its own set only. */
export const json: ExportFormat = {
  ending: 'json',
  type: 'application/json',
  carried: (question) => question,
  hasLanguage: true,
  write: async (questions, { title, subject, about, language }) =>
    JSON.stringify({ title, subject, about, language, questions: await portableQuestions(questions) }, null, 2),
}
