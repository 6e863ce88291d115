import { expect, test } from 'vitest'
import { answerBy, studentOf } from '../../../../rooms/shared/bots/students.ts'
import { chanceOf } from '../../../../rooms/shared/chance.ts'
import { type GameMode, gameModes } from '../../../../rooms/shared/contract/gameModes.ts'
import { currentTurn, playingSeats, wasRight } from '../../../../rooms/shared/match/matchModel.ts'
import { checkReplay, replayOf } from '../../../../rooms/shared/match/replay.ts'
import { questionFrame } from '../../../../rooms/shared/match/tally.ts'
import { drawings } from '../../../assets/mapDrawings.ts'
import { stagedGame } from '../../game/stagedGame.ts'
import { aPlan, hostJoins, joins } from './matchBuilders.ts'

const classesPerMode = 50
const questions = 6
const pairs = 6
/** Slow readers take this much longer for everything. In fair games they also have this much more time. */
const slower = 1.5

type Played = { aided: number[]; twins: number[]; late: number; differs: number }

/** A class of pairs. The two pupils of a pair know and think alike, but one of them needs longer to read. */
function playClass(gameMode: GameMode, seed: number, isFair: boolean): Played {
  const students = Array.from({ length: pairs }, (_, seat) => studentOf(seat, {}, chanceOf(seed, 0)))
  const people = students.flatMap((student) => [
    { name: `slow${student.seat}`, student, longer: slower },
    { name: `twin${student.seat}`, student, longer: 1 },
  ])
  const ownTimes = Object.fromEntries(students.map(({ seat }) => [`of-slow${seat}`, slower]))
  const base = aPlan({ gameMode, questions, classId: '6b' })
  const map = drawings.find((drawing) => drawing.map.gameMode === gameMode)?.map
  const plan = { ...base, seed, map: map ? { name: map.name, tiles: map.tiles } : null, ...(isFair && { ownTimes }) }
  // The order of the seats is drawn, because places on a map are given in that order.
  const draw = chanceOf(seed, 0)('seats')
  const seats = people.map((one) => ({ one, at: draw() })).sort((a, b) => a.at - b.at)
  const entries = [hostJoins, ...seats.map(({ one: { name } }) => joins(name, { userId: `of-${name}` }))]
  const game = stagedGame(['host', ...people.map(({ name }) => name)], { entries, plan })
  const { match, conductor } = game
  let late = 0

  const answerAll = (question: number) => {
    const asked = game.time
    const given = people.flatMap(({ name, student, longer }) => {
      const answer = answerBy(student, 20_000, chanceOf(seed, question)('answer', name))
      return answer ? [{ name, ...answer, at: asked + answer.ms * longer }] : []
    })
    for (const { name, correct, at } of given.sort((a, b) => a.at - b.at)) {
      if (at > conductor.dueAt) {
        late++
        continue
      }
      game.pass(at - game.time)
      game.answer(name, ((question - 1) % 4) + (correct ? 0 : question % 4 === 0 ? -1 : 1))
    }
  }

  const chooseAll = () => {
    const turn = currentTurn(match)
    if (!turn) return
    const began = game.time
    for (const [place, seat] of playingSeats(match).entries()) {
      const one = people.find(({ name }) => name === seat.player)
      if (!one || match.phase !== 'choose' || !wasRight(match, turn, seat.player)) continue
      game.pass(Math.max(0, began + (place + 1) * 50 * one.longer - game.time))
      const offers = match.rules.offer(match.board, questionFrame(match, turn))
      const offer = offers[Math.floor(chanceOf(seed, turn.question)('choose', one.name)() * offers.length)]
      if (offer) conductor.choosing.choose(seat, turn.question, { id: offer.id }, () => {})
    }
  }

  conductor.start()
  while (match.stage === 'running') {
    const { phase } = match
    if (phase === 'question') answerAll(match.turns.length)
    if (phase === 'choose') chooseAll()
    if (match.phase === phase) game.pass(conductor.dueAt - game.time)
  }
  const placeOf = (name: string) => game.seat(name).tally.place
  return {
    aided: students.map(({ seat }) => placeOf(`slow${seat}`)),
    twins: students.map(({ seat }) => placeOf(`twin${seat}`)),
    late,
    differs: checkReplay(replayOf(match)).differs.length,
  }
}

const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

/** By how many places slow readers come behind pupils who know as much, and how unsure that number is. */
const behind = (games: readonly Played[]) => {
  const gaps = games.flatMap(({ aided, twins }) => aided.map((place, pair) => place - (twins[pair] ?? 0)))
  const gap = mean(gaps)
  const spread = Math.sqrt(mean(gaps.map((one) => (one - gap) ** 2)) / gaps.length)
  return { gap, sure: 3 * spread }
}

test('in 300 classes of six modes, pupils with more time come where those come who know as much', () => {
  const all: { fair: Played[]; unfair: Played[] } = { fair: [], unfair: [] }
  for (const mode of gameModes) {
    const games = (isFair: boolean) =>
      Array.from({ length: classesPerMode }, (_, seed) => playClass(mode, 1000 + seed, isFair))
    const [fair, unfair] = [games(true), games(false)]
    const [{ gap, sure }, without] = [behind(fair), behind(unfair)]
    process.stdout.write(
      `${mode}: ${gap.toFixed(2)} places behind (± ${sure.toFixed(2)}), without their time ${without.gap.toFixed(2)}\n`,
    )
    expect.soft(Math.abs(gap), mode).toBeLessThan(sure)
    expect.soft(fair.filter(({ differs }) => differs > 0).length, mode).toBe(0)
    all.fair.push(...fair)
    all.unfair.push(...unfair)
  }
  expect(Math.abs(behind(all.fair).gap)).toBeLessThan(0.3)
  expect(behind(all.unfair).gap).toBeGreaterThan(0.5)
  expect(mean(all.fair.map(({ late }) => late))).toBe(0)
  expect(mean(all.unfair.map(({ late }) => late))).toBeGreaterThan(1)
})
