/** When the class heard what, by the clock of the machine. */
export interface LessonTimes {
  /** When the first question was asked. */
  startedAt: number
  /** When each question closed. */
  closedAt: Map<string, number>
  endedAt: number
}

export interface Learned {
  question: string
  /** When the second account asked for it. */
  at: number
}

/** The class hears of a closed question and of the end later than the server knows of them. */
const hearingMs = 1_500

/** Answers that were learned while a class had still to give them. */
export const learnedTooEarly = (learned: readonly Learned[], lessons: readonly LessonTimes[]): string[] =>
  learned.flatMap(({ question, at }) => {
    const lesson = lessons.find(({ startedAt, endedAt }) => startedAt < at && at < endedAt - hearingMs)
    if (!lesson) return []
    const closedAt = lesson.closedAt.get(question) ?? Number.POSITIVE_INFINITY
    return at < closedAt - hearingMs ? [question] : []
  })
