/** All that a player's device needs for questions that are answered by more than a tap: it is fetched as one. */
export { GivenField } from './GivenField.tsx'
export { ToldAnswer } from './ToldAnswer.tsx'
