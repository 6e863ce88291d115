import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRudeTitle } from '../../../../rooms/shared/names/titleFilter.ts'
import { isRude } from '../../../../rooms/shared/names/wordFilter.ts'

const content = new URL('../../../../assets/content/', import.meta.url)
const written = (folder: string): Record<string, unknown>[] =>
  readdirSync(new URL(folder, content)).map((file) =>
    JSON.parse(readFileSync(new URL(`${folder}${file}`, content), 'utf8')),
  )

describe('a title', () => {
  it.each([
    'fuck maths',
    'You are shit',
    'sh1t quiz',
    'ѕhіt',
    'ｆｕｃｋ',
    'fu\u200bck',
    'fück',
    'F.U.C.K maths',
    'F_u_c_k',
    's h i t test',
    'a s s',
    'our dumbass teacher',
    'N1gger',
  ])('%j is rude', (title) => expect(isRudeTitle(title)).toBe(true))

  it.each([
    'British Italy',
    'English: it, its and it’s',
    'Rivers of Nigeria and Niger',
    'Hitler and Nazi Germany',
    'Moby Dick',
    'Shiitake and other fungi',
    'Sex cells',
    'Homo sapiens',
    'The Wankel engine',
    'Das Fagott',
    'Plan B: A or B?',
    'The A B C of D',
    'x = y + z',
    'Class assessment 5',
  ])('%j is what a lesson may be called', (title) => expect(isRudeTitle(title)).toBe(false))

  it('of what is ready-made passes, and so does every question in it', () => {
    const texts = [...written('question-sets/'), ...written('maps/')].flatMap(
      ({ title, name, description, questions }) => [
        title,
        name,
        description,
        ...((questions as { question: string }[] | undefined) ?? []).map(({ question }) => question),
      ],
    )
    const said = texts.filter((text) => typeof text === 'string')
    expect(said.length).toBeGreaterThan(300)
    expect(said.filter(isRudeTitle)).toEqual([])
  })
})

it('a name is held to more: what a lesson may be about is an insult there', () => {
  expect(['Hitler', 'dick', 'Niger'].filter(isRude)).toEqual(['Hitler', 'dick', 'Niger'])
  expect(['Nigeria', 'Shiitake', 'Fukuoka'].filter(isRude)).toEqual([])
})
