import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Why } from '../../../client/modes/modeScreen.ts'
import { FinalScores } from '../../../client/screens/play/end/FinalScores.tsx'
import { byScore } from '../../../client/screens/play/player/phonePodium.ts'
import { podiumStepsOf } from '../../../client/screens/play/podium/podiumSteps.ts'
import { WallPodium } from '../../../client/screens/play/podium/WallPodium.tsx'
import { type GameMode, gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import type { FinalScore } from '../../../rooms/shared/contract/gameResults.ts'
import { finalScoresOf } from '../../../rooms/shared/match/ranking.ts'
import { checkReplay } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'
import { modeScreen } from '../modes/everyScreen.ts'

/** Slimes are drawn by code that a page loads later. */
vi.mock('../../../client/slimes/Slime.tsx', () => ({ Slime: () => null }))

const total = 10
const played = (mode: GameMode, seed: number) =>
  checkReplay(playedClass({ mode, players: 30, questions: total, seed })).match

const whyIn =
  (mode: GameMode) =>
  ({ score, mark }: FinalScore): Why | null =>
    modeScreen(mode).why?.({ score, mark, total }) ?? null

const words = (markup: string) => markup.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')

describe('a place at the end', () => {
  it.each(gameModes)('is not contradicted by the points in %s: what counts before them is said', (mode) => {
    const why = whyIn(mode)
    for (const seed of [1, 2, 3, 4]) {
      const scores = finalScoresOf(played(mode, seed))
      for (const [index, player] of scores.entries()) {
        const better = scores.slice(index + 1).filter(({ score }) => score > player.score)
        for (const behind of better) {
          expect(why(player)).not.toBeNull()
          expect(why(player)).not.toEqual(why(behind))
        }
      }
    }
  })

  it('of a race is that of the line for players who crossed it, also where others have more points', () => {
    const seeds = [1, 2, 3, 4, 5, 6]
    const races = seeds.map((seed) => finalScoresOf(played('racing', seed)))
    expect(races.some(([first, ...others]) => others.some(({ score }) => score > (first?.score ?? 0)))).toBe(true)
    const why = whyIn('racing')
    for (const scores of races)
      for (const player of scores)
        expect(why(player)?.full).toMatch(
          player.mark > 0 ? new RegExp(`^Crossed ${player.place}`) : /of the way|At the line/,
        )
  })

  it('is told by what each mode counts', () => {
    const say = (mode: GameMode, score: number, mark: number) => modeScreen(mode).why?.({ score, mark, total }).full
    expect(say('racing', 574, 1)).toBe('Crossed 1st')
    expect(say('racing', 812, 0)).toBe('81% of the way')
    expect(say('racing', 1100, 0)).toBe('At the line')
    expect(say('battle', 640, 0)).toBe('64 HP left')
    expect(say('gold-quest', 1240, 0)).toBe('12 gold coins')
    expect(say('tower', 900, 11)).toBe('11 tower lives left')
    expect(say('survival', 900, 3)).toBe('3 hearts: +150')
    expect(say('survival', 900, 0)).toBe('A ghost to the end')
    expect(say('classic', 900, 0)).toBeUndefined()
  })

  it('is explained in the report, too', () => {
    const match = played('racing', 1)
    const crossed = match.rules.finishers(match.board)
    const { players } = reportOf(match)
    expect(players.filter(({ mark }) => mark).map(({ playerId, mark }) => [playerId, mark])).toEqual(
      crossed.map((id, index) => [id, index + 1]),
    )
  })
})

describe('where it is shown', () => {
  const player = (id: string, score: number, mark: number, place: number): FinalScore => {
    return { id, username: id, slime: 'mint', score, mark, place, correctCount: 5 }
  }
  const players = [player('Ada', 574, 1, 1), player('Ben', 812, 0, 2), player('Chidi', 746, 0, 3)]
  const why = whyIn('racing')

  it('the podium on the wall says why first, and points second', () => {
    const steps = podiumStepsOf(players)
    const shown = words(
      renderToStaticMarkup(
        <WallPodium title="Top scores" mode="racing" steps={steps} stage={9} withCorrect={false} why={why} />,
      ),
    )
    expect(shown).toContain('|Ada|Crossed 1st|574 points|')
    expect(shown).toContain('|Ben|81% of the way|812 points|')
  })

  it('so does that on a phone', () => {
    expect(byScore(players, why).map(({ why, figure }) => [why, figure])).toEqual([
      ['Crossed 1st', '574 points'],
      ['81% of the way', '812 points'],
      ['75% of the way', '746 points'],
    ])
  })

  it('and so do the rows', () => {
    expect(words(renderToStaticMarkup(<FinalScores players={players} why={why} />))).toContain(
      '|Ada|Crossed|5 correct|574|',
    )
  })

  it('the rows say nothing that is the same in all of them, and again what is not', () => {
    const rowsOf = (...lives: number[]) =>
      words(
        renderToStaticMarkup(
          <FinalScores
            players={lives.map((mark, index) => player(`p${index}`, 900 - index, mark, index + 1))}
            why={whyIn('tower')}
          />,
        ),
      )
    expect(rowsOf(9, 9, 9)).not.toContain('lives')
    expect(rowsOf(9, 9, 8).match(/lives/g)).toHaveLength(3)
    expect(rowsOf(9)).toContain('9 lives')
  })

  it('players who share a step and differ in it are not told by that of one', () => {
    const sharing = [player('Ada', 900, 3, 1), player('Ben', 900, 1, 1)]
    const shown = words(
      renderToStaticMarkup(
        <WallPodium
          title="Top scores"
          mode="survival"
          steps={podiumStepsOf(sharing)}
          stage={9}
          withCorrect={false}
          why={whyIn('survival')}
        />,
      ),
    )
    expect(shown).not.toContain('heart')
    expect(shown).toContain('900 points')
  })
})
