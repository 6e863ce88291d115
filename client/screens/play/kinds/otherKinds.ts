import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'
import { PlainField } from './PlainField.tsx'

const load = () => import('./playerKinds.ts')

/** What only questions need that are answered by more than a tap. */
export const givenField = fetchedAhead(async () => (await load()).GivenField, PlainField)
/** Where it does not come, the board shows it. */
export const toldAnswer = fetchedAhead(
  async () => (await load()).ToldAnswer,
  () => null,
)

/** `kinds`: which there are in a game beside the usual one. */
export const bringKinds = (kinds: string): void => {
  if (kinds) void givenField.bring().then(toldAnswer.bring, () => {})
}
