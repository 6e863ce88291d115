import { type Achievement, type AchievementId, achievements } from '../../../rooms/shared/catalog/achievements.ts'
import { byId } from '../byId.ts'
import { inWords } from '../language.ts'

export const achievementWords = inWords(
  'achievementWords',
  byId(achievements, ({ name, description, riddle = '' }) => ({ name, description, riddle })),
)

/** As the server sends it: until a secret one is unlocked, its riddle stands for what is to be done. */
export const achievementText = (shown: Pick<Achievement, 'id' | 'name' | 'description'>, isRiddle = false) => {
  const words = achievementWords[shown.id as AchievementId]
  return words ? { name: words.name, description: isRiddle ? words.riddle : words.description } : shown
}
