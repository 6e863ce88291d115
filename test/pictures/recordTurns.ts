import { slimeLooks } from '../../rooms/shared/catalog/slimeLooks.ts'
import type { GameSettings } from '../../rooms/shared/contract/gameSettings.ts'
import { spreadEvenly } from '../../rooms/shared/maps/tilePaths.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { modeRegistry } from '../../rooms/shared/modes/modeRegistry.ts'
import type { TurnPlayer } from '../../rooms/shared/modes/modeRules.ts'
import { playGame, viewerOf } from '../rooms/shared/modes/classroom.ts'
import { defaultMaps, hostileMaps, type NamedMap } from '../rooms/shared/modes/hostileMaps.ts'
import { classNames } from './classNames.ts'
import type { RecordedTurn } from './stagePage/recordedTurn.ts'

interface Recording {
  mode: MapMode
  map: NamedMap
  players: number
  question: number
  questions: number
  chaos: GameSettings['chaos']
  seed: number
  /** The turn as the device of the player with this rank shows it. Without a rank, as the board does. */
  ofRank?: number
}

export const mapNamed = (mode: MapMode, part: string): NamedMap => {
  const found = [...defaultMaps(mode), ...hostileMaps(mode)].find(({ name }) => name.toLowerCase().includes(part))
  if (!found) throw new Error(`There is no map ${part} of ${mode}`)
  return found
}

/** A real turn of a whole game played by the real rules, as a screen is told of it. */
export function recordTurn(
  recording: Recording,
): Pick<
  RecordedTurn,
  'mode' | 'map' | 'before' | 'after' | 'events' | 'playersBefore' | 'playersAfter' | 'own' | 'others'
> {
  const { mode, map, players, question, questions, chaos, seed, ofRank } = recording
  const rules = modeRegistry[mode]
  const game = playGame({ rules, map: map.grid, players, questions, chaos, seed })
  const played = game.turns[question - 1]
  if (!played) throw new Error(`The game was over before question ${question}`)
  const slimes = spreadEvenly(slimeLooks, Math.min(players, 37))
  const playerOf = ({ id, seat }: TurnPlayer) => ({
    id,
    name: classNames[seat - 1] ?? `Pupil ${seat}`,
    slime: slimes[(seat - 1) % slimes.length]?.id ?? 'mint',
  })
  const own = ofRank === undefined ? null : (played.turn.players[ofRank - 1]?.id ?? null)
  const viewer = own === null ? null : viewerOf(own, played.turn.players)
  const isTold = ({ player, other, isPrivate }: (typeof played.outcome.events)[number]) =>
    own === null ? !isPrivate : player === own || (other === own && !isPrivate)
  const company = new Set([own, ...(viewer?.others ?? [])])
  const isSeen = ({ id }: TurnPlayer) => own === null || company.has(id)
  return {
    mode,
    map: map.grid,
    before: rules.show(played.turn.board, viewer),
    after: rules.show(played.outcome.board, viewer),
    events: played.outcome.events.filter(isTold),
    playersBefore: played.turn.players.filter(isSeen).map(playerOf),
    playersAfter: played.ranking.filter(isSeen).map(playerOf),
    own,
    others: viewer?.others ?? [],
  }
}
