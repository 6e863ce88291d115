import type { GameView, PlayerView } from '../../../client/state/gameView.ts'
import { gameModes } from '../../../rooms/shared/contract/gameModes.ts'
import { mapNameMaxLength } from '../../../rooms/shared/contract/maps.ts'
import { titleMaxLength } from '../../../rooms/shared/contract/questionSets.ts'
import { seededRandom } from '../../../rooms/shared/seededRandom.ts'
import { player as playerRow } from '../../client/game/gameViews.ts'
import { classOf, pickBy } from './drawnClass.ts'
import type { Shown } from './screen.tsx'

/** Titles of the greatest length, and short ones. */
const titles = ['Rome', fullLine('The water cycle, the carbon cycle and what they have to do with', titleMaxLength)]
const mapNames = ['Oval', 'Slime Colosseum', fullLine('The longest way round the castle', mapNameMaxLength)]
/** The server tells a phone about this many players. */
const cardsOnPhone = 60

function fullLine(text: string, length: number): string {
  return `${text} the weather of tomorrow, and of the day after tomorrow`.slice(0, length).trim()
}

/** A random class that waits for its game, always the same for the same number. */
export function drawnLobby(number: number): { what: string; wall: Shown; hand: Shown } {
  const random = seededRandom(number)
  const pick = pickBy(random)
  const gameMode = pick(gameModes)
  const teams = pick([0, 0, 2, 3, 4, 6])
  const rows = classOf(random).map((player, index) =>
    playerRow({ ...player, team: teams && 1 + (index % teams), connected: random() < 0.85 }),
  )
  const own = pick(rows) as PlayerView
  const cards = rows.map(({ id, username, slime, isHost, connected }) => ({
    id,
    username,
    slime,
    isHost,
    ready: connected,
  }))
  const view: Partial<GameView> = {
    // A page with an open line would load the stage. The room for it is there without a line, too.
    status: { kind: 'connecting' },
    code: 'B8HWX8',
    phase: 'lobby',
    title: pick(titles),
    onlyMissed: random() < 0.2,
    gameMode,
    mapName: gameMode === 'classic' ? '' : pick(mapNames),
    playerCount: rows.length,
    connectedCount: rows.length,
    locked: random() < 0.15,
    lobbyPlay: random() < 0.5,
    remotes: pick([0, 0, 0, 1]),
  }
  return {
    what: `lobby ${number}: ${rows.length} in ${gameMode}, ${teams} teams`,
    wall: { by: 'wall', view: { ...view, players: rows, isHost: true, plays: false, playerId: 'host' } },
    hand: {
      by: 'hand',
      view: {
        ...view,
        cards: cards.slice(0, cardsOnPhone),
        playerId: own.id,
        me: { ...own, ahead: null, behind: null },
      },
    },
  }
}
