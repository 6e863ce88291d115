import type { KeepsDays } from '../rooms/shared/contract/administration.ts'

/** What a school decides for itself, by its configuration. */
export type SchoolRules = {
  /** Asked of everyone who registers as a teacher. */
  teacherCode: string | undefined
  /** Whether visitors see the leaderboard. */
  publicLeaderboard: boolean
  /** From where questions may show pictures, beside those that were uploaded. */
  pictureHosts: readonly string[]
  keepsDays: KeepsDays
}

/** Reports and replays for a school year and the holidays after it. */
export const usualRules: SchoolRules = {
  teacherCode: undefined,
  publicLeaderboard: true,
  pictureHosts: [],
  keepsDays: { reports: 400, practice: 180, sessions: 30, rosters: 60 },
}
