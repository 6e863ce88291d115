import {
  achievementsReached,
  achievements as catalogue,
  type ShownAchievement,
  shownAchievement,
} from '../../rooms/shared/catalog/achievements.ts'
import type { UnlockedAchievement } from '../../rooms/shared/contract/progress.ts'
import type { UnlockedRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'
import type { Owner } from '../economy/holdings.ts'
import type { Ledger } from '../economy/ledger.ts'
import { measuresOf } from './measuresOf.ts'

type Needs = { shelves: Pick<Shelves, 'unlocked'>; ledger: Ledger; now: () => number }

export type Achievements = ReturnType<typeof keepAchievements>

/** Achievements follow from what the ledger says, so whatever was missed by a crash is made up for later. */
export const keepAchievements = ({ shelves: { unlocked }, ledger, now }: Needs) => {
  const recordsOf = (userId: string): Promise<UnlockedRecord[]> =>
    unlocked.find({ where: { userId }, limit: catalogue.length })

  const unlock = async (owner: Owner, cause: string): Promise<void> => {
    // Achievements are a student's; a teacher who plays along has stats.
    if (owner.role !== 'student') return
    const [{ holdings }, present] = await Promise.all([ledger.head(owner), recordsOf(owner.id)])
    const known = new Set(present.map(({ achievementId }) => achievementId))
    const earned = achievementsReached(measuresOf(holdings)).filter(({ id }) => !known.has(id))
    await unlocked.insertMany(
      earned.map(({ id }) => ({
        id: `${owner.id}:${id}`,
        userId: owner.id,
        achievementId: id,
        unlockedAt: now(),
        cause,
      })),
    )
  }

  return {
    /** All there are; what a secret one asks for only to those who have unlocked it. */
    catalogueFor: async (userId: string | undefined): Promise<ShownAchievement[]> => {
      const records = userId === undefined ? [] : await recordsOf(userId)
      const known = new Set(records.map(({ achievementId }) => achievementId))
      return catalogue.map((achievement) => shownAchievement(achievement, known.has(achievement.id)))
    },

    unlock,

    list: async (owner: Owner): Promise<UnlockedAchievement[]> => {
      await unlock(owner, 'look')
      const records = await recordsOf(owner.id)
      return records
        .sort((a, b) => b.unlockedAt - a.unlockedAt)
        .map(({ achievementId, unlockedAt }) => ({ achievement_id: achievementId, unlocked_at: unlockedAt }))
    },

    /** What one game, or another cause, has unlocked; the same each time it is asked. */
    unlockedBy: async (userId: string, cause: string): Promise<string[]> =>
      (await recordsOf(userId)).filter((record) => record.cause === cause).map(({ achievementId }) => achievementId),
  }
}
