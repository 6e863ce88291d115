import type { GameView } from '../../../client/state/gameView.ts'
import { teamBanners } from '../../../rooms/shared/catalog/teams.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import type { FinalScore, GameFinished } from '../../../rooms/shared/contract/gameResults.ts'
import { drawPair } from '../../../rooms/shared/names/generatedNames.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { player as playerRow } from '../../client/game/gameViews.ts'
import type { Shown } from './end.tsx'

/** As pupils call themselves: of every length up to the longest, of one word and of several, in several scripts. */
const ownNames = [
  'MaximilianSchmid',
  'Ann',
  'محمد عبد الله',
  'Zoë-Marie Østby',
  '李小龙',
  'Konstantin Weiß',
  'Elisabeth-Marie',
  'Al',
]
const looks = ['mint', 'cherry', 'blueberry', 'honey', 'robot', 'ghost', 'mint.4', 'cherry.9']
const classSizes = [1, 2, 3, 5, 8, 12, 18, 24, 30, 60]
/** So many steps the scores are apart: with few of them many share a place. */
const apart = [3, 60, 2000]
const questions = 12

const namesOf = (count: number, random: () => number): string[] => {
  const names = new Set<string>()
  const isOwn = random() < 0.5
  while (names.size < count) {
    const own = ownNames[Math.floor(random() * ownNames.length)] ?? ''
    names.add(isOwn && !names.has(own) ? own : drawPair(random))
  }
  return [...names]
}

const placeIn = (all: readonly number[], value: number): number => 1 + all.filter((other) => other > value).length

const playersOf = (random: () => number, pick: <Thing>(from: readonly Thing[]) => Thing): FinalScore[] => {
  const names = namesOf(pick(classSizes), random)
  const steps = pick(apart)
  const scores = names.map(() => 10 + Math.floor(random() * steps) * 10).sort((one, other) => other - one)
  return names.map((username, index) => {
    const score = scores[index] ?? 0
    const correctCount = Math.floor(random() * (questions + 1))
    const mark = 1 + Math.floor(random() * 100)
    return { id: `p${index}`, username, slime: pick(looks), score, place: placeIn(scores, score), correctCount, mark }
  })
}

const mostCorrectOf = (players: readonly FinalScore[]): FinalScore[] => {
  const counts = players.map(({ correctCount }) => correctCount)
  return players
    .filter(({ correctCount }) => correctCount > 0)
    .map((player) => ({ ...player, place: placeIn(counts, player.correctCount) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, 3)
}

/** The end of some game, the same for the same number: a class, its scores, and whatever else is told then. */
export function drawnEnd(number: number): { what: string; wall: Shown; hand: Shown } {
  const random = seededRandom(number)
  const pick = <Thing>(from: readonly Thing[]): Thing => from[Math.floor(random() * from.length)] as Thing
  const players = playersOf(random, pick)
  const gameMode = pick(gameModes)
  const teams = pick([0, 0, 2, 3, 4, 6])
  const rows = players.map((player, index) => playerRow({ ...player, team: teams && 1 + (index % teams) }))
  const [risen] = players.slice(3)
  const climber = risen && random() < 0.5 ? { ...risen, places: 2 } : null
  const mostCorrect = random() < 0.7 ? mostCorrectOf(players) : []
  const final: GameFinished = { players, awards: { mostCorrect, climber }, currency: null, reportId: 'report' }
  const view: Partial<GameView> = {
    code: 'B8HWX8',
    phase: 'finished',
    gameMode,
    mapName: 'Slime Colosseum',
    questionNumber: questions,
    totalQuestions: questions,
    playerCount: players.length,
    players: rows,
    final,
  }
  const own = pick(rows)
  const sums = teamBanners.slice(0, teams).map((_, index) => {
    const theirs = rows.filter(({ team }) => team === index + 1)
    return { team: index + 1, score: theirs.reduce((sum, { score }) => sum + score, 0), players: theirs.length }
  })
  const earned = pick([null, 0, 1234])
  const ownFinal: GameFinished = {
    ...final,
    currency: earned,
    paid: earned,
    good: { kind: 'few', question: 3, count: 2 },
    ...(teams > 0 ? { teams: sums.filter((sum) => sum.players > 0) } : {}),
    ...(random() < 0.3 ? { asksAboutMap: true } : {}),
  }
  return {
    what: `end ${number}: ${players.length} in ${gameMode}, ${teams} teams`,
    wall: { by: 'wall', view: { ...view, isHost: true, plays: false, playerId: 'host' } },
    hand: {
      by: 'hand',
      view: { ...view, playerId: own.id, me: { ...own, ahead: null, behind: null }, final: ownFinal },
    },
  }
}
