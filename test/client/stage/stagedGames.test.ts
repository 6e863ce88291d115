import { describe, expect, it } from 'vitest'
import { directTurn } from '../../../client/stage/direct/directTurn.ts'
import { type Ground, placeFigures } from '../../../client/stage/place/placement.ts'
import { playedField } from '../../../client/stage/place/playedField.ts'
import { figureAt, trackOf } from '../../../client/stage/script/figureMotion.ts'
import type { StageFigure } from '../../../client/stage/stageView.ts'
import type { TileGrid } from '../../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import { modeRegistry } from '../../../rooms/shared/modes/modeRegistry.ts'
import type { TurnPlayer } from '../../../rooms/shared/modes/modeRules.ts'
import { playGame, viewerOf } from '../../rooms/shared/modes/classroom.ts'
import { defaultMaps, hostileMaps } from '../../rooms/shared/modes/hostileMaps.ts'
import { modeStage } from '../modes/everyStage.ts'
import { noStory } from './directedTurn.ts'

const modes: readonly MapMode[] = ['battle', 'gold-quest', 'tower', 'survival']
const [tile, players] = [60, 7]

const groundOf = ({ width }: TileGrid): Ground => ({
  tile: { width: tile, height: tile },
  pixel: 1,
  feetBelowMiddle: 8,
  footOf: (place) => ({ x: ((place % width) + 0.5) * tile, y: (Math.floor(place / width) + 0.64) * tile }),
})

const ranked = (order: readonly TurnPlayer[]): StageFigure[] =>
  order.map(({ id }, index) => ({ id, name: id, slime: 'mint', rank: index + 1, isDone: true }))

/** Every turn of a whole game, as it is told to the board, or to the device of the player in this place. */
function stagedTurns(mode: MapMode, grid: TileGrid, place: number | null) {
  const [rules, craft] = [modeRegistry[mode], modeStage(mode)]
  const game = playGame({ rules, map: grid, players, questions: 6, chaos: 'wild', seed: 11 })
  return game.turns.map(({ turn, outcome, ranking }) => {
    const own = place === null ? null : (turn.players[place]?.id ?? null)
    const viewer = own === null ? null : viewerOf(own, turn.players)
    const shownTo = { own: own ?? '', others: viewer?.others ?? [] }
    const before = craft.board(rules.show(turn.board, viewer), grid, shownTo)
    const events = outcome.events.filter(({ player, other, isPrivate }) =>
      own === null ? !isPrivate : player === own || other === own,
    )
    const after = craft.board(rules.show(outcome.board, viewer), grid, shownTo)
    const context = { before, after, ms: 4000, isCalm: false, isLast: false, own, story: noStory, teller: null }
    const script = directTurn(craft, events, {
      ...context,
      ranksBefore: ranked(turn.players),
      ranksAfter: ranked(ranking),
    })
    const { changes } = outcome
    return { own, changes, before, after, told: craft.after(before, events), script, figures: ranked(turn.players) }
  })
}

type StagedTurn = ReturnType<typeof stagedTurns>[number]

const strayPlaces = ({ before, after, told }: StagedTurn, { types }: TileGrid): number[] =>
  [before, after, told]
    .flatMap(({ spots, things }) => [...Object.values(spots), ...things.map(({ at }) => at)])
    .filter((place) => types[place] === undefined)

/** Figures that at some moment of the turn are nowhere, or further off the map than a bunch reaches. */
function strays({ before, after, script, figures }: StagedTurn, grid: TileGrid): string[] {
  const ground = groundOf(grid)
  const [from, to] = [placeFigures(before, figures, ground), placeFigures(after, figures, ground)]
  const isOnMap = (at: number, tiles: number) => at > -2 * tile && at < (tiles + 2) * tile
  return figures
    .filter(({ id }) => {
      const track = trackOf(id, script, from, to, ground)
      const states = track ? [0, 700, 2000, 4000].map((now) => figureAt(track, now)) : []
      return states.some(({ x, y, size }) => !isOnMap(x, grid.width) || !isOnMap(y, grid.height) || !(size > 0))
    })
    .map(({ id }) => id)
}

describe.each(modes)('whatever somebody has drawn, a game of %s', (mode) => {
  const maps = [...defaultMaps(mode), ...hostileMaps(mode)]

  it.each(maps)('on $name stays on the map and ends in time', ({ grid }) => {
    for (const turn of [...stagedTurns(mode, grid, null), ...stagedTurns(mode, grid, 0)]) {
      expect(turn.script.ms).toBeLessThanOrEqual(4000)
      expect(strayPlaces(turn, grid)).toEqual([])
      expect(strays(turn, grid)).toEqual([])
      expect(Object.values(playedField({ map: grid, board: turn.after })).every(Number.isFinite)).toBe(true)
    }
  })
})

describe.each(['racing', ...modes] as const)("a player's device in a game of %s", (mode) => {
  it('works out of its own events how its player looks after each turn', () => {
    for (const { grid } of defaultMaps(mode))
      for (let place = 0; place < players; place++)
        for (const { own, after, told } of stagedTurns(mode, grid, place)) {
          const look = ({ moods, hearts }: StagedTurn['after']) => [moods[own ?? ''], hearts?.[own ?? '']]
          expect(look(told)).toEqual(look(after))
        }
  })
})

/** Told in private, or by a bubble. */
const untold: readonly string[] = ['learned', 'nitro-lost']

it.each([...defaultMaps('racing'), ...hostileMaps('racing')])(
  'a board counts all points of a race on $name',
  ({ grid }) => {
    for (const { changes, script, figures } of stagedTurns('racing', grid, null))
      for (const { id } of figures) {
        const paid = changes.filter(({ player, reason }) => player === id && !untold.includes(reason))
        const told = script.beats.map((beat) => (beat.kind === 'number' && beat.where === id ? (beat.by ?? 0) : 0))
        const sum = (numbers: readonly number[]) => numbers.reduce((all, by) => all + by, 0)
        expect(sum(told)).toBe(sum(paid.map(({ by }) => by)))
      }
  },
)
