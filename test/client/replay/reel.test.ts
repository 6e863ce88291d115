import { describe, expect, it } from 'vitest'
import { filmOf, hasteAt, movedOn, shareGone, startOf } from '../../../client/screens/play/replay/film.ts'
import { type Chapter, foldedChapters } from '../../../client/screens/play/replay/reel.ts'
import { stageViewOf } from '../../../client/screens/play/stage/stageViewOf.ts'
import { trailOf } from '../../../client/screens/play/trial/trailOf.ts'
import { questionFigures } from '../../../client/screens/reports/reportFigures.ts'
import { blankView } from '../../../client/state/gameView.ts'
import { replayTexts } from '../../../client/texts/game/replay.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { playedMap, unpackMap } from '../../../rooms/shared/maps/packedMap.ts'
import { isMapMode, mapModes } from '../../../rooms/shared/maps/tileTypes.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import { checkReplay, type Replay, replayOf } from '../../../rooms/shared/match/replay.ts'
import { reportOf } from '../../../rooms/shared/match/report.ts'
import {
  answered,
  aPlan,
  asked,
  closed,
  finished,
  hostJoins,
  joins,
  started,
} from '../../rooms/shared/match/matchBuilders.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'
import { someQuestions } from '../../rooms/shared/questions/someQuestions.ts'
import { modeStage } from '../modes/everyStage.ts'

const chaptersOf = (replay: Replay): Chapter[] => [...foldedChapters(replay)].filter((chapter) => chapter !== null)

const groundOf = ({ plan: { gameMode, map: played } }: Replay) => {
  const map = playedMap(gameMode, played)
  return map && isMapMode(gameMode) ? { map: unpackMap(map), craft: modeStage(gameMode) } : null
}

describe.each(gameModes)('a game of %s that is watched again', (mode) => {
  const replay = playedClass({ mode, players: 9, questions: 6, voided: 2 })
  const chapters = chaptersOf(replay)
  const { match } = checkReplay(replay)

  it('comes to what it came to, question by question, and ends on the same podium', () => {
    expect(chapters.map(({ question }) => question)).toEqual([...replay.hashes.map((_, index) => index + 1), null])
    expect(chapters.some(({ differs }) => differs)).toBe(false)
    const [podium] = chapters.at(-1)?.scenes ?? []
    expect(podium?.phase).toBe('finished')
    expect(podium?.final?.players.map(({ id, score }) => [id, score])).toEqual(
      match.ranking.map(({ player, tally }) => [player, tally.score]),
    )
  })

  it('shows each question, its answers and its turn, and of one that was taken out no turn', () => {
    const phases = chapters.map(({ scenes }) => scenes.map(({ phase }) => phase))
    expect(phases[0]).toEqual(isMapMode(mode) ? ['question', 'reveal', 'choose', 'resolve'] : ['question', 'reveal'])
    expect(phases[1]).toEqual(['question', 'reveal'])
    const [asked, revealed] = chapters[0]?.scenes ?? []
    expect(asked?.players.every(({ score }) => score === 0)).toBe(true)
    expect(asked?.closed).toBeNull()
    expect(revealed?.closed?.spread.reduce((sum, count) => sum + count, 0)).toBe(9)
    expect(chapters[1]?.scenes[1]?.closed?.voided).toBe(true)
  })

  it('says so where another game comes out', () => {
    const changed = { ...replay, hashes: replay.hashes.map((hash, index) => (index === 3 ? 'another' : hash)) }
    expect(chaptersOf(changed).flatMap(({ question, differs }) => (differs ? [question] : []))).toEqual([4])
  })

  it('has a shorter cut of headlines, which ends on the podium, too', () => {
    const ground = groundOf(replay)
    const [whole, headlines] = [filmOf(chapters, ground, 'whole'), filmOf(chapters, ground, 'headlines')]
    expect(headlines.length).toBeLessThan(whole.length)
    expect(headlines.at(-1)?.question).toBeNull()
    for (const { view, spans } of headlines) if (view.phase === 'resolve') expect(spans?.length).toBeGreaterThan(0)
  })
})

describe.each(mapModes)('a map for %s that was tried', (mode) => {
  const replay = playedClass({ mode, players: 9, questions: 6 })
  const chapters = chaptersOf(replay)
  const ground = groundOf(replay)

  it('is shown turn by turn, without a question between them, and ends on the podium', () => {
    const shots = filmOf(chapters, ground, 'turns')
    expect(new Set(shots.slice(0, -1).map(({ view: { phase } }) => phase))).toEqual(new Set(['choose', 'resolve']))
    expect(shots.at(-1)?.question).toBeNull()
  })

  it('keeps where everybody went, which is where they stood and stand', () => {
    if (!ground) throw new Error('no ground')
    const trail = trailOf(chapters, ground)
    const { width, height } = ground.map
    const board = (chapter: Chapter | undefined) =>
      stageViewOf(ground.craft, chapter?.scenes.find(({ phase }) => phase === 'choose') ?? blankView, ground.map)?.board
    const [before, after] = [board(chapters[0])?.spots ?? {}, board(chapters[1])?.spots ?? {}]
    const moved = Object.keys(before).filter((id) => before[id] !== after[id])
    expect(moved.length + trail.size).toBeGreaterThan(0)
    for (const id of moved) expect(trail.get(after[id] ?? -1), id).toBeGreaterThan(0)
    for (const place of trail.keys()) expect(place).toBeLessThan(width * height)
  })
})

describe('the picture that is on', () => {
  const chapters = chaptersOf(playedClass({ mode: 'racing', players: 5, questions: 4 }))
  const film = filmOf(chapters, null, 'whole')

  it('goes from shot to shot, and waits at the last one there is', () => {
    const [first] = film
    expect(movedOn(film, { shot: 0, ms: 0 }, 10)).toEqual({ shot: 0, ms: 10 })
    expect(movedOn(film, { shot: 0, ms: first?.ms ?? 0 }, 1)).toEqual({ shot: 1, ms: 0 })
    const soFar = film.slice(0, 1)
    expect(movedOn(soFar, { shot: 0, ms: first?.ms ?? 0 }, 1)).toEqual({ shot: 0, ms: first?.ms })
    expect(movedOn(film, { shot: film.length - 1, ms: 0 }, 1e9).shot).toBe(film.length - 1)
  })

  it('hurries past what is no headline', () => {
    const [shot] = film
    if (!shot) throw new Error('no film')
    const cut = { ...shot, spans: [{ from: 100, to: 200 }] }
    expect(hasteAt(cut, 150)).toBe(1)
    expect(hasteAt(cut, 250)).toBeGreaterThan(1)
    expect(hasteAt(shot, 250)).toBe(1)
  })

  it('knows how much of its question has gone by', () => {
    const [asked, revealed] = film
    if (!asked || !revealed) throw new Error('no film')
    const all = film.filter(({ chapter }) => chapter === 0).reduce((sum, { ms }) => sum + ms, 0)
    expect(shareGone(film, { shot: 0, ms: 0 })).toBe(0)
    expect(shareGone(film, { shot: 1, ms: 100 })).toBeCloseTo((asked.ms + 100) / all)
    expect(shareGone(film, { shot: film.length - 1, ms: 5 })).toBe(1)
  })

  it('jumps to a question, or to the next one that is in the cut', () => {
    expect(film[startOf(film, 2)]?.question).toBe(3)
    const without = film.filter(({ chapter }) => chapter !== 2)
    expect(without[startOf(without, 2)]?.question).toBe(4)
    expect(startOf(film, 99)).toBe(film.length - 1)
  })
})

it('the questions of a watched game have the numbers that the class knew them by, and what stands between has none', () => {
  const { choice, opinion } = someQuestions
  const questions = [opinion, choice, opinion, choice]
  const turns = questions.flatMap((_, index) => [asked(index + 1), answered('p1', index + 1, 0), closed(index + 1)])
  const match = replayMatch({ ...aPlan(), questions }, [hostJoins, joins('p1'), started, ...turns, finished])
  const chapters = chaptersOf(replayOf(match))
  expect(chapters.map(({ question }) => question)).toEqual([1, 2, 3, 4, null])
  expect(chapters.map(({ number }) => number)).toEqual([null, 1, null, 2, null])
  expect(questionFigures(reportOf(match)).map(({ number }) => number)).toEqual([null, 1, null, 2])
  expect(chapters[1]?.scenes[0]).toMatchObject({ questionNumber: 1, totalQuestions: 2 })
})

it('the share of right answers is that of the report, where not everybody has answered', () => {
  const turns = [asked(1), answered('p1', 1, 0), closed(1), joins('late', { at: 1_900 }), asked(2), closed(2)]
  const match = replayMatch(aPlan({ questions: 2 }), [
    ...[hostJoins, joins('p1'), joins('p2'), joins('p3'), joins('p4'), started],
    ...turns,
    finished,
  ])
  const shares = chaptersOf(replayOf(match)).map(({ rightShare }) => rightShare)
  expect(shares).toEqual([0.25, 0, null])
  expect(questionFigures(reportOf(match)).map(({ correctShare }) => correctShare)).toEqual(shares.slice(0, 2))
})

it('a question that the class was not there for has no share, as in the report', () => {
  const match = replayMatch(aPlan({ questions: 2 }), [
    ...[hostJoins, started, asked(1), closed(1)],
    ...[joins('p1', { at: 1_900 }), { kind: 'stood-down', player: 'host', at: 1_900 } as const],
    ...[asked(2), closed(2), finished],
  ])
  const chapters = chaptersOf(replayOf(match))
  expect(chapters.map(({ rightShare }) => rightShare)).toEqual([null, 0, null])
  expect(questionFigures(reportOf(match)).map(({ correctShare }) => correctShare)).toEqual([null, 0])
  const labels = chapters.map(({ number, rightShare }) => replayTexts.question(number ?? 0, rightShare, false))
  expect(labels.slice(0, 2)).toEqual(['Question 1', 'Question 2, 0% right'])
})
