import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moments } from '../../client/screens/play/stage/sentenceOf.ts'
import { questionSetRequest } from '../../rooms/shared/contract/questionSets.ts'
import { type MapMode, mapModes } from '../../rooms/shared/maps/tileTypes.ts'
import { type ReadHeadline, turnsTold } from '../client/stage/toldGames.ts'
import { secondsOf } from './questionSeconds.ts'

/**
 * `npm run headlines`: what a class reads on the ribbon, by kind and by wording, over 20 games of each mode with 30 players.
 * Below that, the seconds of a question: how long its phases take, and how much of that a phone has nothing to do.
 * `--only racing` measures that mode, `--words` prints an example of each sentence.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '20' },
    players: { type: 'string', default: '30' },
    only: { type: 'string' },
    words: { type: 'boolean' },
  },
})
const questions = 15
const firstSeed = 4001
const sets = join(import.meta.dirname, '../../assets/content/question-sets')

/** Real questions, because the time to read depends on them. */
const askedQuestions = readdirSync(sets).flatMap(
  (file) => questionSetRequest.parse(JSON.parse(readFileSync(join(sets, file), 'utf8'))).questions,
)

const shareText = (part: number, all: number): string => `${Math.round((100 * part) / Math.max(1, all))} %`

function counted<Key>(list: readonly ReadHeadline[], keyOf: (one: ReadHeadline) => Key): [Key, ReadHeadline[]][] {
  const groups = new Map<Key, ReadHeadline[]>()
  for (const one of list) {
    const key = keyOf(one)
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups].sort((a, b) => b[1].length - a[1].length)
}

/** Names the wording of a sentence, without its players and numbers. */
const wordingOf = ({ name, twist, nth }: ReadHeadline): string =>
  twist === 'plain' ? `${name} ${nth % moments[name].plain.length}` : `${name} ${twist}`

function report(mode: MapMode): string[] {
  const told = Array.from({ length: Number(values.games) }, (_, index) =>
    turnsTold({ mode, players: Number(values.players), questions, seed: firstSeed + index }),
  )
  const games = told.map((turns) => turns.flatMap(({ headlines }) => headlines))
  const all = games.flat()
  const most = Math.max(...games.map((game) => (counted(game, ({ name }) => name)[0]?.[1].length ?? 0) / game.length))
  const seen = games.map((game) => new Set(game.flatMap(({ who, other }) => [who, other ?? who].filter(Boolean))).size)
  const named = all.filter(({ who }) => who !== '')
  const shown = named.filter(({ cutIn }) => cutIn)
  const kinds = counted(all, ({ name }) => name).map(([name, alike]) => {
    const wordings = counted(alike, wordingOf)
    const usual = wordings.map(([wording, list]) => `${wording.split(' ')[1]} ${list.length}`).join(', ')
    return `  ${name.padEnd(14)} ${shareText(alike.length, all.length).padStart(5)}  ${wordings.length} wordings: ${usual}`
  })
  const examples = values.words ? counted(all, wordingOf).map(([wording, [one]]) => `    ${wording}: ${one?.text}`) : []
  return [
    `${mode}: ${(all.length / games.length).toFixed(1)} headlines a game, the commonest kind of a game at most ${shareText(most, 1)},`,
    `  ${Math.min(...seen)} to ${Math.max(...seen)} of ${values.players} pupils in them, ${counted(all, wordingOf).length} wordings`,
    `  of those about somebody ${shareText(shown.length, named.length)} with faces and names beside the field, the others with their names on it`,
    ...kinds,
    ...examples,
    ...secondsOf(told.flat(), Number(values.players), askedQuestions),
  ]
}

for (const mode of mapModes)
  if (!values.only || values.only === mode) process.stdout.write(`${report(mode).join('\n')}\n\n`)
