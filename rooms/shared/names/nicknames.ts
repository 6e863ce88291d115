import { longestNickname } from './longestNickname.ts'
import { unseen } from './unseen.ts'
import { isRude } from './wordFilter.ts'

/** Control characters, marks that turn the reading direction, and characters that no font has. */
const forbidden = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\u2028\u2029]/u
const visibleLetter = /[\p{L}\p{N}]/u
/** More marks on one letter than any language needs: such text climbs over its neighbours. */
const stackedMarks = /\p{M}{3,}/u

type NicknameReading = { ok: true; name: string } | { ok: false; why: 'malformed' | 'rude'; name: string }

export function readNickname(text: string): NicknameReading {
  const name = text.normalize('NFC').replace(unseen, '').trim().replace(/\s+/gu, ' ')
  const length = [...name].length
  if (
    length < 1 ||
    length > longestNickname ||
    forbidden.test(name) ||
    !visibleLetter.test(name) ||
    stackedMarks.test(name)
  ) {
    return { ok: false, why: 'malformed', name: '' }
  }
  return isRude(name) ? { ok: false, why: 'rude', name } : { ok: true, name }
}
