import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'
import { PlainField } from './PlainField.tsx'

const load = () => import('./playerKinds.ts')

/** Needed only for questions that take more than a tap to answer. */
export const givenField = fetchedAhead(async () => (await load()).GivenField, PlainField)
/** If this part cannot be loaded, the player still sees the answer on the board. */
export const toldAnswer = fetchedAhead(
  async () => (await load()).ToldAnswer,
  () => null,
)

/** `kinds`: the kinds of questions in a game beside the usual one. */
export const bringKinds = (kinds: string): void => {
  if (kinds) void givenField.bring().then(toldAnswer.bring, () => {})
}
