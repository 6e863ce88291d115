import type { KeepsDays } from '../rooms/shared/contract/administration.ts'

/** What a school decides for itself in its configuration. */
export type SchoolRules = {
  /** Asked of everyone who registers as a teacher. */
  teacherCode: string | undefined
  /** Whether visitors see the leaderboard. */
  publicLeaderboard: boolean
  /** Servers from which questions may show pictures, beside the uploaded ones. */
  pictureHosts: readonly string[]
  keepsDays: KeepsDays
}

/** Reports and replays stay for a school year and the holidays after it. */
export const usualRules: SchoolRules = {
  teacherCode: undefined,
  publicLeaderboard: true,
  pictureHosts: [],
  keepsDays: { reports: 400, practice: 180, sessions: 30, rosters: 60 },
}
