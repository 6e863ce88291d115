/** All that a player's device needs for questions that take more than a tap: one file, so that it is loaded at once. */
export { GivenField } from './GivenField.tsx'
export { ToldAnswer } from './ToldAnswer.tsx'
