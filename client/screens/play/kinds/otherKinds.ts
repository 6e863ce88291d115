import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'
import { rightText } from '../../../parts/game/answers/rightAnswers.ts'
import { PlainField } from './PlainField.tsx'

const load = () => import('./playerKinds.ts')

/** What only questions need that are answered by more than a tap. */
export const givenField = fetchedAhead(async () => (await load()).GivenField, PlainField)
export const toldAnswer = fetchedAhead(
  async () => (await load()).ToldAnswer,
  ({ asked, closed }) => rightText(asked, closed),
)
export const classThinks = fetchedAhead(
  async () => (await load()).ClassThinks,
  ({ asked }) => asked.text,
)

/** `kinds`: which there are in a game beside the usual one. */
export const bringKinds = (kinds: string): void => {
  if (kinds)
    void givenField
      .bring()
      .then(toldAnswer.bring)
      .then(classThinks.bring, () => {})
}
