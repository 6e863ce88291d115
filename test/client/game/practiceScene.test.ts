import { describe, expect, it } from 'vitest'
import { stageViewOf } from '../../../client/screens/play/stage/stageViewOf.ts'
import { type Faces, practiceAsGame } from '../../../client/screens/practicePlay/practiceAsGame.ts'
import { type Contest, practiceBattle, practiceRace } from '../../../client/screens/practicePlay/practiceScene.ts'
import { afterHits, besides, nextOf, sparringPartners } from '../../../client/screens/practicePlay/sparring.ts'
import { courseOn } from '../../../client/stage/board/racingBoard.ts'
import { blankPractice, type PracticeView } from '../../../client/state/practiceView.ts'
import { isWall } from '../../../rooms/shared/maps/battleGround.ts'
import { gridOf, type TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { hostileMaps } from '../../rooms/shared/modes/hostileMaps.ts'

const mapsOf = (mode: 'racing' | 'battle'): TileGrid[] => [
  ...drawings.filter(({ map }) => map.gameMode === mode).map(({ map }) => gridOf(map.tiles)),
  ...hostileMaps(mode).map(({ grid }) => grid),
]
const [track] = mapsOf('racing') as [TileGrid]
const [arena] = mapsOf('battle') as [TileGrid]

const contest = (change: Partial<Contest>, own = {}, rival = {}): Contest => ({
  map: track,
  total: 4,
  question: 2,
  isClosed: true,
  both: [
    { id: 'own', right: 1, isRight: false, points: 0, ...own },
    { id: 'rival', right: 1, isRight: false, points: 0, ...rival },
  ],
  ...change,
})

describe('practice on a track', () => {
  it('stands where the scoreboard says, and drives on by what was right', () => {
    const course = courseOn(track)
    const asked = practiceRace(contest({ isClosed: false }, { isRight: true }))
    const closed = practiceRace(contest({}, { isRight: true, points: 700 }))
    expect(asked.events).toEqual([])
    expect(asked.board.racers.own).toBe(course[Math.round((course.length - 1) / 4)])
    expect(closed.board.racers.own).toBe(course[Math.round((course.length - 1) / 2)])
    expect(closed.board.racers.rival).toBe(asked.board.racers.rival)
    expect(closed.events).toEqual([
      { kind: 'slipstream', player: 'own', by: 700 },
      { kind: 'drove', player: 'own', from: asked.board.racers.own, to: closed.board.racers.own },
    ])
  })

  it('crosses the line with every question right, and never before', () => {
    const course = courseOn(track)
    const { board } = practiceRace(contest({ total: 40 }, { right: 39, isRight: true }, { right: 38, isRight: true }))
    expect(board.racers.own).toBe(course.at(-1))
    expect(board.racers.rival).not.toBe(course.at(-1))
    expect(board.finishers).toEqual(['own'])
  })
})

describe('practice in an arena', () => {
  it('hits whom both of them fight, once for each right answer', () => {
    const partners = sparringPartners(arena)
    const { events, board } = practiceBattle(contest({ map: arena }, { isRight: true, points: 500 }, { isRight: true }))
    expect(events.map(({ kind }) => kind)).toEqual(['attack', 'attack'])
    expect(events[0]).toMatchObject({ player: 'own', by: 500, at: nextOf(partners, 2).at })
    const left = board.monsters.reduce((sum, monster) => sum + monster.left, 0)
    expect(left).toBe(partners.reduce((sum, { full }) => sum + full, 0) - 4)
  })

  it('has nobody out before a question has ended, and lets them get up with their first right answer', () => {
    const none = { right: 0 }
    const first = contest({ map: arena, question: 1, isClosed: false }, none, none)
    expect(practiceBattle(first).board.knockedOut).toEqual([])
    const closed = practiceBattle({ ...first, isClosed: true })
    expect(closed.board.knockedOut).toEqual(['own', 'rival'])
    expect(closed.events.map(({ kind }) => kind)).toEqual(['knocked-out', 'knocked-out'])
    const up = practiceBattle(contest({ map: arena, question: 2 }, { right: 0, isRight: true }, none))
    expect(up.events.map(({ kind }) => kind)).toEqual(['got-up', 'attack'])
    expect(up.board.knockedOut).toEqual(['rival'])
  })

  it('fights on any map: somebody is always left to hit, and both have a place beside them', () => {
    for (const map of mapsOf('battle')) {
      const partners = sparringPartners(map)
      for (let hits = 0; hits < 40; hits++) {
        expect(nextOf(partners, hits).left).toBeGreaterThan(0)
        expect(afterHits(partners, hits).every(({ left, full }) => left >= 0 && left <= full)).toBe(true)
      }
      const places = besides(map, partners, nextOf(partners, 0))
      const hasFloor = map.types.some((type) => !isWall(type))
      if (hasFloor) for (const place of places) expect(isWall(map.types[place] ?? 'wall')).toBe(false)
    }
  })
})

describe('a practice as a stage is shown it', () => {
  const faces: Faces = {
    own: { name: 'Lea', slime: 'mint' },
    rival: { name: 'AI', slime: 'ninja' },
    rivalScoreBefore: 0,
  }
  const view = (change: Partial<PracticeView>): PracticeView => ({
    ...blankPractice,
    gameMode: 'racing',
    questionNumber: 1,
    totalQuestions: 4,
    ...change,
  })

  it.each([true, false])('has both of them on the map, near or not: %s', (isNear) => {
    for (const gameMode of ['racing', 'battle'] as const) {
      const map = gameMode === 'racing' ? track : arena
      const shown = stageViewOf(practiceAsGame(view({ gameMode }), map, faces, isNear), map)
      expect(shown?.figures.map(({ name }) => name).sort()).toEqual(['AI', 'Lea'])
      expect(Object.keys(shown?.board.spots ?? {}).length).toBe(2)
      expect(shown?.own).toBe(isNear ? 'own' : null)
    }
  })

  it('is told what the answers did once they are revealed', () => {
    const asked = practiceAsGame(view({}), track, faces, false)
    expect([asked.phase, asked.round]).toEqual(['choose', null])
    const answered = view({
      phase: 'reveal',
      gained: 900,
      correctCount: 1,
      score: 900,
      aiCorrect: true,
      aiCorrectCount: 1,
      aiScore: 950,
    })
    const { phase, round } = practiceAsGame(answered, track, faces, false)
    expect(phase).toBe('resolve')
    expect(round?.events.map(({ kind, player }) => [kind, player])).toEqual([
      ['slipstream', 'own'],
      ['drove', 'own'],
      ['slipstream', 'AI'],
      ['drove', 'AI'],
    ])
    expect(round?.events[2]).toMatchObject({ by: 950 })
  })
})
