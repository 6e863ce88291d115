import { describe, expect, it } from 'vitest'
import type { Phase } from '../../../rooms/shared/contract/game.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { isMapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { replayMatch } from '../../../rooms/shared/match/match.ts'
import type { MatchPlan } from '../../../rooms/shared/match/matchPlan.ts'
import { drawings } from '../../assets/mapDrawings.ts'
import { aPlan, hostJoins, joins } from '../shared/match/matchBuilders.ts'
import { stagedGame } from './stagedGame.ts'

const phases = ['lobby', 'countdown', 'question', 'reveal', 'choose', 'resolve'] as const

const planOf = (gameMode: (typeof gameModes)[number]): MatchPlan => {
  const drawn = drawings.find(({ map }) => map.gameMode === gameMode)?.map
  return { ...aPlan({ gameMode }), map: drawn ? { name: drawn.name, tiles: drawn.tiles } : null }
}

/** A game of two in this phase of its first question, or undefined if the mode has no such phase. */
function standingIn(plan: MatchPlan, phase: Phase) {
  const stage = stagedGame(['ann', 'ben'], { plan })
  const isThere = () => stage.state.phase === phase
  if (phase !== 'lobby') stage.conductor.start()
  for (let pressed = 0; !isThere() && stage.match.turns.length < 2 && pressed < 10; pressed++) {
    if (stage.state.phase === 'question') stage.answer('ann', 0)
    stage.conductor.skip()
  }
  return isThere() ? stage : undefined
}

describe.each(gameModes)('a game of %s', (gameMode) => {
  const plan = planOf(gameMode)

  it.each(phases)('can be ended from its %s, running and paused, and is over when it is read again', (phase) => {
    for (const isPaused of [false, true]) {
      const stage = standingIn(plan, phase)
      if (!stage) return expect(['choose', 'resolve'], `${gameMode} never came to ${phase}`).toContain(phase)
      if (isPaused && phase !== 'lobby') stage.conductor.pause()
      expect(stage.conductor.finish()).toBe(true)
      expect(stage.state).toMatchObject({ phase: 'finished', paused: false })
      expect(stage.match.ranking.map(({ player }) => player).sort()).toEqual(['ann', 'ben'])
      stage.everything()
      const seats = [hostJoins, joins('ann'), joins('ben')]
      expect(replayMatch(plan, [...seats, ...stage.journal])).toMatchObject({ stage: 'finished', phase: 'finished' })
    }
  })
})

it('every mode with a map comes to its moves, so that the table above has no holes', () => {
  for (const gameMode of gameModes)
    if (isMapMode(gameMode)) expect(standingIn(planOf(gameMode), 'resolve'), gameMode).toBeDefined()
})
