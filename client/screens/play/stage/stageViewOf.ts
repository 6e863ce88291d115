import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import type { TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import { capeOf } from '../../../slimes/capes.ts'
import type { ShownTo } from '../../../stage/board/shownTo.ts'
import type { Stagecraft } from '../../../stage/stagecraft.ts'
import type { StageFigure, StageMoment, StageView } from '../../../stage/stageView.ts'
import type { GameView } from '../../../state/gameView.ts'
import { isBoardScreen } from '../board/boardScreen.ts'
import { feelingOf } from './feelings.ts'

/** What a stage needs to know of a game, or of something shown like one. */
export type StagedGame = Pick<
  GameView,
  | 'gameMode'
  | 'phase'
  | 'paused'
  | 'isHost'
  | 'plays'
  | 'questionNumber'
  | 'turn'
  | 'totalQuestions'
  | 'players'
  | 'placesBefore'
  | 'playerCount'
  | 'me'
  | 'leaders'
  | 'board'
  | 'round'
  | 'asked'
>

const leadersSeen = 3

const moments: Partial<Record<GameView['phase'], StageMoment>> = {
  lobby: 'lobby',
  countdown: 'countdown',
  question: 'question',
  reveal: 'reveal',
  choose: 'choose',
  resolve: 'resolve',
}

/** A player's device knows only its player's id. It knows the others by their names, which are unique in a game. */
function company(game: StagedGame): { own: string; others: (string | null)[]; figures: StageFigure[] } {
  const { me, leaders } = game
  const own = me?.id ?? ''
  const idOf = (name: string): string => (name === me?.username ? own : name)
  const figures = new Map<string, StageFigure>()
  const add = (name: string, slime: string, rank: number): string => {
    const id = idOf(name)
    if (!figures.has(id)) figures.set(id, { id, name, slime, rank, isDone: true })
    return id
  }
  const others: (string | null)[] = Array.from({ length: leadersSeen }, () => null)
  for (const [index, { username, slime }] of leaders.slice(0, leadersSeen).entries())
    others[index] = add(username, slime, index + 1)
  const place = me?.place ?? 0
  if (me) {
    add(me.username, me.slime, place)
    const figure = figures.get(own)
    if (figure) figures.set(own, { ...figure, cape: capeOf(me), feeling: feelingOf(me, game) })
  }
  others.push(me?.ahead ? add(me.ahead.name, me.ahead.slime, place - 1) : null)
  others.push(me?.behind ? add(me.behind.name, me.behind.slime, place + 1) : null)
  return { own, others, figures: [...figures.values()].sort((a, b) => a.rank - b.rank) }
}

type Seen = Pick<StagedGame, 'players' | 'round' | 'placesBefore' | 'playerCount'>

export const everybody = (game: Seen): StageFigure[] =>
  game.players
    .filter(({ plays }) => plays)
    // Who has come since the last standings has no place yet, and leads nobody.
    .sort((a, b) => Number(a.place === 0) - Number(b.place === 0))
    .map((player, index) => ({
      id: player.id,
      name: player.username,
      slime: player.slime,
      rank: index + 1,
      isDone: player.answered,
      feeling: feelingOf(player, game),
      cape: capeOf(player),
      team: player.team,
    }))

/** What the stage shows of a game. Null while there is nothing to show. */
export function stageViewOf(craft: Stagecraft, view: StagedGame, map: TileGrid): StageView | null {
  const moment = moments[view.phase]
  if (!moment) return null
  const isBoard = isBoardScreen(view)
  const seen = isBoard ? { own: '', others: [], figures: everybody(view) } : company(view)
  const viewer: ShownTo = { own: seen.own, others: seen.others }
  const ids = seen.figures.map(({ id }) => id)
  const board = view.board ? craft.board(view.board, map, viewer) : craft.open(map, ids)
  return {
    map,
    moment,
    figures: seen.figures,
    board,
    own: isBoard ? null : seen.own,
  }
}

/** The events of a turn, with the ids that players have on this stage. */
export function stageEvents({ round, me }: Pick<GameView, 'round' | 'me'>): TurnEvent[] {
  const { events = [], names = {} } = round ?? {}
  const idOf = (id: string | undefined): string | undefined => {
    const name = id === undefined ? undefined : names[id]
    return name === undefined || name === me?.username ? id : name
  }
  return events.map((event) => ({
    ...event,
    ...(event.player !== undefined && { player: idOf(event.player) }),
    ...(event.other !== undefined && { other: idOf(event.other) }),
  }))
}

/** The view after a turn. A device that was not sent the board works out its own part from the events. */
export function stageViewAfter(
  craft: Stagecraft,
  before: StageView,
  view: StagedGame,
  map: TileGrid,
): StageView | null {
  const seen = stageViewOf(craft, view, map)
  const felt = new Map(before.figures.map(({ id, feeling, cape }) => [id, { feeling, cape }]))
  const then = new Map(seen?.figures.map(({ id, feeling }) => [id, { feeling }]))
  // A figure shows its new feeling only when the turn has been played.
  const feltLater = (figure: StageFigure): StageFigure => ({
    ...figure,
    ...felt.get(figure.id),
    feelsThen: then.get(figure.id),
  })
  const after = seen && { ...seen, figures: seen.figures.map(feltLater) }
  if (!after || view.round?.board !== undefined) return after
  // The turn has changed the ranks, and with them who is near. The figures of this turn stay until it is over.
  return { ...after, figures: before.figures.map(feltLater), board: craft.after(before.board, stageEvents(view)) }
}
