import type { ErrandName } from './errands/errandTable.ts'
import type { Offer } from './pageEyes.ts'

/**
 * What a person does, as data: a walk is a list of these, so it can be repeated. Codes differ between walks, so `game` is the
 * index of a game in this walk.
 */
export type Deed =
  | { do: 'press' | 'pressTwice' | 'draw'; offer: Offer }
  | { do: 'write'; offer: Offer; text: string }
  | { do: 'key'; key: string }
  | { do: 'go'; to: string }
  | { do: 'resize'; width: number; height: number }
  | { do: 'blink' | 'bursts' | 'reopen'; ms: number }
  | { do: 'back' | 'forward' | 'reload' | 'secondTab' | 'closeTab' | 'escape' | 'signIn' | 'look' }
  | { do: 'host'; mode: string; map?: number }
  | { do: 'join'; game: number; name: string }
  | { do: 'remote'; game: number }
  | { do: 'practise'; mode: string }
  | { do: 'errand'; what: ErrandName; nth: number }
  | { do: 'buyPack' | 'writeSet' | 'drawMap' }

/** Who acts, in which of their tabs. */
export type Step = { at: number; who: string; tab: number } & Deed

const quoted = ({ role, name, nth }: Offer) => `${role} "${name}"${nth > 0 ? ` (${nth + 1})` : ''}`

export function describeStep(step: Step): string {
  const { at, who, tab, do: what, ...rest } = step
  const offer = 'offer' in rest ? quoted(rest.offer) : ''
  const words = Object.entries(rest).flatMap(([name, value]) => (name === 'offer' ? [] : [JSON.stringify(value)]))
  return `${at}. ${who}${tab > 0 ? ` (tab ${tab + 1})` : ''}: ${[what, offer, ...words].filter(Boolean).join(' ')}`
}

export const nastyTexts = [
  '',
  ' ',
  '0',
  '-1',
  '1e9',
  '3.7',
  '999999999999',
  'ab',
  "Robert'); DROP TABLE students;--",
  '<img src=x onerror=alert(1)>',
  '{{7*7}}%s%n',
  '😀👩‍👩‍👧‍👦🏴‍☠️',
  'Zo\u0308e\u0301',
  'ﷺ מרחבא مرحبا',
  '\u202Egnisrever',
  'a\u0000b\u200B\uFEFFc',
  '   leading and trailing   ',
  '../../etc/passwd',
  'W'.repeat(300),
  'many words '.repeat(60),
  'line\nbreak\ttab',
  '$x^2 + \\frac{1}{0}$',
  '{secret}',
  'Sums',
] as const

export const keys = [
  'Tab',
  'Shift+Tab',
  'Enter',
  ' ',
  'Escape',
  'ArrowDown',
  'ArrowRight',
  'ArrowUp',
  '1',
  '2',
  '3',
  '4',
  'a',
  'd',
  's',
  'PageDown',
  'PageUp',
  'Home',
  'End',
  'Control+z',
  'Control+y',
  'Delete',
  '?',
] as const

export const sizes = [
  [390, 844],
  [320, 568],
  [844, 390],
  [768, 1024],
  [1366, 768],
  [1920, 1080],
] as const
