import { type Achievement, type AchievementId, achievements } from '../../../rooms/shared/catalog/achievements.ts'
import { byId } from '../byId.ts'
import { inWords } from '../language.ts'

export const achievementWords = inWords(
  'achievementWords',
  byId(achievements, ({ name, description, riddle = '' }) => ({ name, description, riddle })),
)

/** Until a player unlocks a secret achievement, the server sends its riddle in place of the description. */
export const achievementText = (shown: Pick<Achievement, 'id' | 'name' | 'description'>, isRiddle = false) => {
  const words = achievementWords[shown.id as AchievementId]
  return words ? { name: words.name, description: isRiddle ? words.riddle : words.description } : shown
}
