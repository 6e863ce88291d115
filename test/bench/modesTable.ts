import { parseArgs } from 'node:util'
import type { ChoosingStyle } from '../../rooms/shared/bots/students.ts'
import { phaseMs } from '../../rooms/shared/match/phaseLengths.ts'
import { timeLimitMs } from '../rooms/shared/modes/classroom.ts'
import {
  isOpenBeforeTheEnd,
  knowledgeDecides,
  leadChanges,
  leaderThenWins,
  onceInUpperThird,
  turnsWithSomething,
  winnerKnewMuch,
} from '../rooms/shared/modes/gameFigures.ts'
import { learnedClass } from './learningBots.ts'
import { type ClassSetup, type Contender, contenders, type MeasuredGame } from './modeContenders.ts'
import { MoveTally } from './moveFigures.ts'

/**
 * What the rule books reach, against their aims: whole games of simulated classes, on the first two maps of each mode.
 * `--only tower,racing` measures these modes, `--games 300` as many games for each line.
 */
const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, only: { type: 'string' }, games: { type: 'string', default: '100' } },
})
const games = values.quick ? 3 : Number(values.games)
const sizes = values.quick ? [8] : [8, 30, 200]
const dials = ['calm', 'lively', 'wild'] as const
const questions = 15
const only = values.only?.split(',').map((name) => name.trim())
const chosen = contenders.filter(({ mode }) => only?.includes(mode) ?? true)
/** Far from the seeds that the laws are tested with. */
const firstSeed = 70_001

const playAll = ({ play }: Contender, setup: ClassSetup): MeasuredGame[] =>
  Array.from({ length: games }, (_, index) => play(setup, firstSeed + index))

const mean = <T>(list: readonly T[], of: (one: T) => number | boolean): number =>
  list.reduce((sum, one) => sum + Number(of(one)), 0) / Math.max(1, list.length)

/** A question ends when the last player has answered, or at its limit. */
const minutes = ({ turns }: MeasuredGame): number => {
  const waiting = turns.reduce((sum, { turn }) => {
    const slowest = Math.max(...[...turn.answers.values()].map(({ ms }) => ms))
    return sum + (turn.answers.size < turn.players.length ? timeLimitMs : slowest)
  }, 0)
  const { countdown, reveal, choose, resolve } = phaseMs
  return (countdown + waiting + turns.length * (reveal + choose + resolve)) / 60_000
}

const figures: { title: string; of: (game: MeasuredGame) => number | boolean }[] = [
  { title: 'right answers and rank', of: knowledgeDecides },
  { title: 'lead changes', of: leadChanges },
  { title: 'open 3 before end', of: isOpenBeforeTheEnd },
  { title: 'then leader does not win', of: (game) => !leaderThenWins(game) },
  { title: 'winner in best fifth', of: winnerKnewMuch },
  { title: 'once in upper third', of: onceInUpperThird },
  { title: 'turns with something', of: (game) => turnsWithSomething(game, { bubbles: true }) },
  { title: 'without bubbles', of: (game) => turnsWithSomething(game, { bubbles: false }) },
  { title: 'turns', of: ({ turns }) => turns.length },
  { title: 'minutes', of: minutes },
]

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |\n`
const heading = (cells: readonly string[]) => line(cells) + line(cells.map(() => '---'))
const print = (text: string) => process.stdout.write(text)

function printAims(contender: Contender): void {
  print(`\n## ${contender.mode}\n\n${heading(['chaos', 'n', ...figures.map(({ title }) => title)])}`)
  for (const chaos of dials)
    for (const players of sizes) {
      const all = playAll(contender, { players, questions, chaos })
      print(line([chaos, players, ...figures.map(({ of }) => mean(all, of).toFixed(2))]))
    }
}

/** Which moves bots choose that have found out themselves what pays. */
function learnedShares(contender: Contender, players: number): (move: string) => number {
  const setup: ClassSetup = { players, questions, chaos: 'lively' }
  const { choose } = learnedClass(contender, setup)
  const all = playAll(contender, { ...setup, sensible: choose, choosers: ['sensible'] })
  const picks = all.flatMap(({ turns }) => turns.flatMap(({ turn }) => [...turn.moves.values()].map(({ id }) => id)))
  return (move) => picks.filter((pick) => pick === move).length / Math.max(1, picks.length)
}

function printMoves(contender: Contender): void {
  print(
    `\n${heading(['move, lively', 'n', 'sensible', 'random', 'first', 'who learned', 'a random pick gains', 'and takes'])}`,
  )
  for (const players of sizes) {
    const tally = new MoveTally(contender)
    for (const game of playAll(contender, { players, questions, chaos: 'lively' })) tally.count(game)
    const learned = learnedShares(contender, players)
    for (const { move, chosen, gain, harm } of tally.figures()) {
      const shares = [chosen.sensible, chosen.random, chosen.first, learned(move)].map(
        (share) => `${Math.round(100 * share)} %`,
      )
      print(line([move, players, ...shares, gain.toFixed(0), harm.toFixed(0)]))
    }
  }
}

/** How often a class holds the tower, by its knowledge and by its way to choose. */
function printSurvival(contender: Contender): void {
  const survivors = (setup: Partial<ClassSetup>) =>
    mean(playAll(contender, { players: 30, questions, chaos: 'lively', ...setup }), ({ end }) => end === 'won').toFixed(
      2,
    )
  print(`\n${heading(['the tower stands', 'n 50 %', 'n 68 %', 'n 85 %'])}`)
  for (const players of sizes)
    print(line([`class of ${players}`, ...[0.5, 0.68, 0.85].map((knowledge) => survivors({ players, knowledge }))]))
  if (values.quick) return
  for (const questions of [8, 25])
    print(
      line([`${questions} questions`, ...[0.5, 0.68, 0.85].map((knowledge) => survivors({ questions, knowledge }))]),
    )
  const styles: ChoosingStyle[] = ['sensible', 'random', 'first', 'second', 'third']
  for (const style of styles)
    print(line([`all ${style}`, ...[0.5, 0.68, 0.85].map((knowledge) => survivors({ knowledge, choosers: [style] }))]))
}

print(`${games} games for each line, ${questions} questions, seeds from ${firstSeed}\n`)
for (const contender of chosen) {
  printAims(contender)
  printMoves(contender)
  if (contender.mode === 'tower') printSurvival(contender)
}
