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

/** Achievements follow from the ledger, so any that a crash has missed are unlocked later. */
export const keepAchievements = ({ shelves: { unlocked }, ledger, now }: Needs) => {
  const recordsOf = (userId: string): Promise<UnlockedRecord[]> =>
    unlocked.find({ where: { userId }, limit: catalogue.length })

  const unlock = async (owner: Owner, cause: string): Promise<void> => {
    // Only students have achievements. A teacher who plays has only stats.
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
    /** All achievements. Only players who have unlocked a secret one see what it asks for. */
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

    /** What a game, or another cause, has unlocked. A repeated call gets the same answer. */
    unlockedBy: async (userId: string, cause: string): Promise<string[]> =>
      (await recordsOf(userId)).filter((record) => record.cause === cause).map(({ achievementId }) => achievementId),
  }
}
