import { fetchedAhead } from '../../../parts/fetchedAhead.tsx'

const load = () => import('./playerKinds.ts')

/** What only questions need that are answered by more than a tap. */
export const givenField = fetchedAhead(async () => (await load()).GivenField)
export const toldAnswer = fetchedAhead(async () => (await load()).ToldAnswer)
export const classThinks = fetchedAhead(async () => (await load()).ClassThinks)

/** `kinds`: which there are in a game beside the usual one. */
export const bringKinds = (kinds: string): void => {
  if (kinds) void givenField.bring().then(toldAnswer.bring).then(classThinks.bring)
}
