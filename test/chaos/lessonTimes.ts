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
  /** When it was asked for. */
  at: number
}

/** The class hears of a closing and of its end later than the server knows of it. */
const hearingMs = 1_500

/** What was learned of a question that a class had still to answer. */
export const learnedTooEarly = (learned: readonly Learned[], lessons: readonly LessonTimes[]): string[] =>
  learned.flatMap(({ question, at }) => {
    const lesson = lessons.find(({ startedAt, endedAt }) => startedAt < at && at < endedAt - hearingMs)
    if (!lesson) return []
    const closedAt = lesson.closedAt.get(question) ?? Number.POSITIVE_INFINITY
    return at < closedAt - hearingMs ? [question] : []
  })
