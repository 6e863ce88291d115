import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages, otherLanguages } from '../../../client/texts/languages.ts'

const folder = join(import.meta.dirname, '../../../client/texts')
const filesWithBlocks = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.ts$/.test(file) &&
    !/^(in[/\\]|language)/.test(file) &&
    /inWords\(/.test(readFileSync(join(folder, file), 'utf8')),
)

/** The English words come first: a language that is loaded before them replaces them. */
const blocks: [name: string, english: unknown][] = []
for (const file of filesWithBlocks) {
  const texts: Record<string, unknown> = await import(join(folder, file))
  for (const [, name = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/inWords\(\s*'(\w+)'/g))
    blocks.push([name, texts[name]])
}

const peoples = otherLanguages.filter((language) => language !== 'en-XB')

/** Names, formats, and words that both languages have. */
const alike: Readonly<Record<(typeof peoples)[number], readonly string[]>> = {
  de: [
    ...['ABC123', 'Slime School', 'Slimes', 'Sakura', 'Ninja', 'Tako', 'Hamster', 'Otter', 'Jupiter', 'Saturn'],
    ...['Tiled', 'Excel', 'CSV', 'Kahoot', 'Blooket', 'Wayground', 'Quizlet', 'Anki', 'Moodle XML', 'GIFT', 'QTI'],
    ...['QTI 2.2', 'QTI 3', 'Amethyst', 'Opal', 'Orange', 'Team', 'Teams', 'Team Orange', 'Team Amethyst', 'Shop'],
    ...['Arena', 'Boss', 'Checkpoint', 'Code', 'Code 37', 'Gold', 'Name', 'Nitro', 'Pause', 'Ring', 'Text', 'Training'],
  ],
  es: [
    ...['ABC123', 'Slime School', 'Slimes', 'Sakura', 'Ninja', 'Tako', 'Tiled', 'Excel', 'CSV', 'Kahoot', 'Blooket'],
    ...['Wayground', 'Quizlet', 'Anki', 'Moodle XML', 'GIFT', 'QTI', 'QTI 2.2', 'QTI 3'],
    ...['Arena', 'Aurora', 'Coral', 'Nitro', 'No'],
  ],
}

type Said = (...facts: unknown[]) => unknown

const samples: readonly unknown[] = [37, 'Lea', true, ['Kim', 'Pia'], null]

const picks = (count: number): unknown[][] =>
  count === 0 ? [[]] : picks(count - 1).flatMap((before) => samples.map((sample) => [...before, sample]))

const isWhole = (said: unknown): boolean => !/undefined|NaN|\[object|null/.test(JSON.stringify(said) ?? 'undefined')

/** Facts that the English sentence can tell. Those that show in it come first. */
const factsFor = (english: Said): unknown[] | undefined => {
  let found: { facts: unknown[]; shown: number } | undefined
  for (const facts of picks(Math.max(english.length, 1))) {
    try {
      const said = JSON.stringify(english(...facts))
      if (!isWhole(english(...facts))) continue
      const shown = facts.filter((fact) => said.includes(String(fact))).length
      if (!found || shown > found.shown) found = { facts, shown }
    } catch {
      // This text tells other facts.
    }
  }
  return found?.facts
}

const emphasised = (text: string): number => text.split('*').length - 1

interface Pair<English> {
  place: string
  english: English
  other: unknown
  alike: readonly string[]
}

function* faultsOfText({ place, english, other, alike }: Pair<string>): Generator<string> {
  if (typeof other !== 'string' || (other.trim() === '') !== (english.trim() === '')) yield `${place} is empty`
  else if (emphasised(other) !== emphasised(english)) yield `${place} emphasises other parts: ${other}`
  else if (other === english && /\p{L}{2}/u.test(english) && !alike.includes(english))
    yield `${place} is English: ${other}`
}

function* faultsOfSentence({ place, english, other, alike }: Pair<Said>): Generator<string> {
  const facts = factsFor(english)
  if (!facts) return
  const [said, saidThere] = [english(...facts), (other as Said)(...facts)]
  const tells = (what: unknown, fact: unknown) => JSON.stringify(what).includes(String(fact))
  for (const fact of facts)
    if (tells(said, fact) && !tells(saidThere, fact))
      yield `${place} does not tell ${fact}: ${JSON.stringify(saidThere)}`
  if (!isWhole(saidThere)) yield `${place} says ${JSON.stringify(saidThere)}`
  yield* faults({ place: `${place}()`, english: said, other: saidThere, alike })
}

function* faults({ place, english, other, alike }: Pair<unknown>): Generator<string> {
  if (typeof english === 'string') yield* faultsOfText({ place, english, other, alike })
  else if (typeof english === 'function') yield* faultsOfSentence({ place, english: english as Said, other, alike })
  else if (Array.isArray(english)) {
    const variants = Array.isArray(other) ? other : []
    if (variants.length === 0) yield `${place} has no variants`
    for (const [index, one] of variants.entries())
      yield* faults({ place: `${place}.${index}`, english: english[index] ?? english[0], other: one, alike })
  } else if (typeof english === 'object' && english !== null)
    for (const [name, word] of Object.entries(english))
      yield* faults({
        place: `${place}.${name}`,
        english: word,
        other: (other as Record<string, unknown>)[name],
        alike,
      })
}

describe.each(peoples)('%s', async (language) => {
  const { spoken } = await languages[language].words()

  it('says all that English says, in words of its own', () => {
    expect(blocks.length).toBeGreaterThan(70)
    const found = blocks.flatMap(([name, english]) => [
      ...faults({ place: name, english, other: spoken.inWords(name as never, english), alike: alike[language] }),
    ])
    expect(found).toEqual([])
  })
})
