import { secretAchievements } from './achievements/secretAchievements.ts'
import { skillAchievements } from './achievements/skillAchievements.ts'
import { socialAchievements } from './achievements/socialAchievements.ts'
import { treasureAchievements } from './achievements/treasureAchievements.ts'
import type { Achievement, Measures } from './measures.ts'

export type { Achievement, AchievementCategory, AchievementRarity, Measure, Measures } from './measures.ts'
export { achievementCategories, noMeasures } from './measures.ts'

/** In the order in which they are shown: by category, the easiest to reach first. */
const all = [...skillAchievements, ...treasureAchievements, ...socialAchievements, ...secretAchievements] as const

export type AchievementId = (typeof all)[number]['id']

export const achievements: readonly (Achievement & { id: AchievementId })[] = all

const byId = new Map<string, Achievement>(achievements.map((achievement) => [achievement.id, achievement]))

export const achievementNamed = (id: string): Achievement | undefined => byId.get(id)

/** Every achievement these measures have earned, whether or not it was unlocked before. */
export const achievementsReached = (measures: Measures): Achievement[] =>
  achievements.filter(({ requirement }) => measures[requirement.measure] >= requirement.atLeast)

/** An achievement as a page may show it. Only players who have earned a secret one see what it asks for. */
export type ShownAchievement = Omit<Achievement, 'riddle' | 'requirement'> & {
  requirement: Achievement['requirement'] | null
}

export const shownAchievement = (
  { riddle, requirement, ...achievement }: Achievement,
  isUnlocked: boolean,
): ShownAchievement =>
  riddle === undefined || isUnlocked
    ? { ...achievement, requirement }
    : { ...achievement, description: riddle, requirement: null }

type Progress = {
  current: number
  atLeast: number
  /** From 0 to 1. */
  share: number
}

/** How far the player is. Undefined if the page does not know the measure, or if what it asks for is secret. */
export const progressOf = (
  { requirement }: Pick<ShownAchievement, 'requirement'>,
  measures: Partial<Measures>,
): Progress | undefined => {
  const known = requirement ? measures[requirement.measure] : undefined
  if (requirement === null || known === undefined) return undefined
  const { atLeast } = requirement
  const current = Math.min(Math.max(known, 0), atLeast)
  return { current, atLeast, share: current / atLeast }
}
