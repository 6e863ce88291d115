import type { QuestionKind } from '../../../../rooms/shared/questions/question.ts'

/** Opinions and slides stand between the questions and have no number. */
export const isAside = (kind: QuestionKind | undefined): boolean => kind === 'slide' || kind === 'opinion'
