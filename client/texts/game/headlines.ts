import { inWords } from '../language.ts'
import { countText } from '../parts.ts'

/** What the class reads while a turn plays, in any mode. Stars mark the verb. */
export const headlineTexts = inWords('headlineTexts', {
  title: 'Watch the action!',
  calm: 'A calm turn. The next question is coming.',
  learned: (count: number) => `${countText(count, 'player', 'players')} *learned* it and stayed safe`,
  beatsMonster: (name: string) => `${name} *beats* a monster!`,
})
