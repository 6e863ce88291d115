import type { QuestionKind } from '../../../../rooms/shared/questions/question.ts'

/** What stands between the questions has no number. */
export const isAside = (kind: QuestionKind | undefined): boolean => kind === 'slide' || kind === 'opinion'
