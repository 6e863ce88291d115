import { unseen } from '../names/unseen.ts'
import { usernameMaxLength, usernameMinLength } from './accountLimits.ts'

/** Apart from the contract, so that a form can check a name during typing without loading all parsers. */
const apostrophes = /[\u2018\u2019\u02bc\u00b4`\uff07]/gu

/** The name as it is kept: without invisible signs, with plain apostrophes instead of a phone's, with single blanks. */
export const tidyUsername = (typed: string): string =>
  typed.normalize('NFC').replace(unseen, '').replace(apostrophes, "'").replace(/\s+/gu, ' ').trim()

/** A name is the same with and without blanks, dots and apostrophes. */
export const closedUp = (username: string): string => tidyUsername(username).replace(/[ .']/g, '')

const letters = String.raw`[\p{L}\p{M}\p{N}_-]+`
/** "Ms. Hill", "Maria Müller", "O'Neil": one sign between two words, or a dot and a blank. */
const shape = new RegExp(String.raw`^${letters}(?:(?:[ .']|\. )${letters})*$`, 'u')
const foreign = /[^\p{L}\p{M}\p{N}_\-.' ]/u

const isReadable = (name: string): boolean => /[\p{L}\p{N}]/u.test(name) && !/\p{M}{3,}/u.test(name)

/** Counts whole characters, as people do. */
const lengthOf = (name: string): number => [...name].length

/** Letters of every script are fine. At least one must be visible, and no letter may carry a tower of marks. */
export const isUsername = (name: string): boolean => {
  const length = lengthOf(name)
  return length >= usernameMinLength && length <= usernameMaxLength && shape.test(name) && isReadable(name)
}

/** Whether typing more cannot make it right. A name that is only too short, or ends in a dot so far, is not wrong yet. */
export const isWrongAlready = (typed: string): boolean => {
  const name = tidyUsername(typed)
  const complete = name.replace(/[ .']+$/u, '')
  const tail = name.slice(complete.length)
  return (
    foreign.test(name) ||
    lengthOf(name) > usernameMaxLength ||
    tail.length > 1 ||
    (complete === '' ? tail !== '' : !shape.test(complete) || /\p{M}{3,}/u.test(complete))
  )
}
