import { describe, expect, it } from 'vitest'
import { finaleAhead } from '../../../client/screens/play/finale/finaleAhead.ts'
import { foldedChapters } from '../../../client/screens/play/replay/reel.ts'
import { turnContext } from '../../../client/screens/play/stage/turnContext.ts'
import { emptyBoard } from '../../../client/stage/board/stagedBoard.ts'
import type { StageView } from '../../../client/stage/stageView.ts'
import type { GameMode } from '../../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { playedClass } from '../../rooms/shared/match/playedClass.ts'

const turnsOf = (mode: GameMode, questions: number, voided?: number) =>
  [...foldedChapters(playedClass({ mode, players: 3, questions, ...(voided && { voided }) }))].flatMap(
    (chapter) => chapter?.scenes.find(({ phase }) => phase === (isMapMode(mode) ? 'resolve' : 'reveal')) ?? [],
  )

describe('the finale', () => {
  it('is announced at the end of the turn before it, with how many questions are left', () => {
    const said = turnsOf('racing', 15).map((view) => finaleAhead(view).join(' '))
    expect(said.filter((text) => text !== '')).toEqual(['Last three: everything doubles!'])
    expect(said.indexOf('Last three: everything doubles!')).toBe(11)
    expect(turnsOf('battle', 8).flatMap(finaleAhead)).toEqual(['Last two:', 'everything doubles!'])
    expect(turnsOf('tower', 4).flatMap(finaleAhead)).toEqual(['Last question:', 'everything doubles!'])
  })

  it('is on from then to the end, and every device is told so', () => {
    expect(turnsOf('survival', 15).map(({ asked }) => asked?.finale ?? '-')).toEqual([
      ...Array.from({ length: 11 }, () => '-'),
      'next',
      ...['now', 'now', 'now'],
    ])
  })

  it('goes by the questions that count, as the rule books do', () => {
    const finales = turnsOf('racing', 15, 2).map(({ asked, questionNumber }) => [questionNumber, asked?.finale ?? '-'])
    expect(finales.filter(([, finale]) => finale !== '-')).toEqual([
      [13, 'next'],
      [14, 'now'],
      [15, 'now'],
    ])
  })

  it('is nothing in a mode without moves', () => {
    expect(turnsOf('classic', 15).flatMap(finaleAhead)).toEqual([])
  })

  it('leaves the curtain time: the turn before it is told sooner', () => {
    const stage: StageView = {
      ...{ map: { width: 1, height: 1, types: [''] }, moment: 'resolve', figures: [], board: emptyBoard, own: null },
    }
    const msOf = (finale?: 'next' | 'now') => {
      const [view] = turnsOf('racing', 3)
      if (!view?.asked) throw new Error('no turn was played')
      const { finale: _, ...asked } = view.asked
      return turnContext(stage, stage, { ...view, asked: { ...asked, ...(finale && { finale }) } }, false).ms
    }
    expect(msOf('next')).toBeLessThan(msOf() - 1200)
    expect(msOf('now')).toBe(msOf())
  })
})
