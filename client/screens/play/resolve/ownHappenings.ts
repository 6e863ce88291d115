import type { RoundResolved } from '../../../../rooms/shared/contract/game.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { ModeEvents, ModeReasons } from '../../../../rooms/shared/modes/modeEvents.ts'
import type { ScoreChange, TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import type { GameView } from '../../../state/gameView.ts'
import { happeningTexts, reasonTexts, type Told } from '../../../texts/game/happenings.ts'
import { isMapMode } from '../isMapMode.ts'

/** One thing a turn did to a player. */
export interface Happening {
  text: string
  /** Points; null for what brought and took none. */
  by: number | null
  /** The weightiest is what the turn is remembered for. */
  weight: number
}

type AnyEvent = ModeEvents[MapMode]

/** The contract sends events as what all modes have in common; each mode's own are what its rule book wrote. */
export const eventsIn = ({ events }: Pick<RoundResolved, 'events'>): readonly AnyEvent[] =>
  events as readonly AnyEvent[]

/** Everything that a turn did to a player, the weightiest first. */
export function ownHappenings({ gameMode, round, playerId }: GameView): Happening[] {
  if (!round || !isMapMode(gameMode)) return []
  const names = round.names ?? {}
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (names[id] ?? ''))
  const told = (change: ScoreChange) => toldOf(gameMode, change, round.events, nameOf)
  const words = reasonTexts[gameMode] as Readonly<Record<string, (told: Told) => string>>
  const changes = round.changes.flatMap((change): Happening[] => {
    const text = words[change.reason]?.(told(change))
    return text === undefined ? [] : [{ text, by: change.by, weight: Math.abs(change.by) }]
  })
  const events = eventsIn(round).flatMap((event) => withoutPoints(event, playerId, nameOf) ?? [])
  // In survival the coin that is missing is told with the move.
  const isChest = gameMode === 'gold-quest'
  const empty =
    isChest && eventsIn(round).some((event) => event.kind === 'empty' && event.player === playerId)
      ? [note(happeningTexts.emptyChest, 40)]
      : []
  return [...merged(changes), ...events, ...empty].sort((a, b) => b.weight - a.weight)
}

/** Which event a change came with, where one tells more than the change does. */
const eventOf: { [Mode in MapMode]: Partial<Record<ModeReasons[Mode], ModeEvents[Mode]['kind']>> } = {
  racing: { slick: 'slick' },
  battle: { attack: 'attack', duel: 'duel', 'duel-pay': 'duel' },
  'gold-quest': { 'rascal-loot': 'stole', robbed: 'stole' },
  tower: {},
  survival: {},
}

function toldOf(
  mode: MapMode,
  { player, other, reason, by }: ScoreChange,
  events: readonly TurnEvent[],
  nameOf: NameOf,
): Told {
  const actor = by > 0 ? player : other
  const wanted = (eventOf[mode] as Readonly<Record<string, string>>)[reason]
  const event = events.find(({ kind, player }) => kind === wanted && player === actor)
  const facts = { isWon: false, isSwap: false, isLast: false, lost: 0, ...event }
  const { isSwap, isLast } = facts
  return { other: nameOf(other ?? event?.other), isHit: facts.isWon || facts.lost > 0, isSwap, isLast }
}

type NameOf = (id: string | undefined) => string

/** Two boosts in one turn are one sentence. */
function merged(all: readonly Happening[]): Happening[] {
  const byText = new Map<string, Happening>()
  for (const one of all) {
    const known = byText.get(one.text)
    const by = (known?.by ?? 0) + (one.by ?? 0)
    byText.set(one.text, { text: one.text, by, weight: Math.abs(by) })
  }
  return [...byText.values()]
}

const note = (text: string, weight: number): Happening => ({ text, by: null, weight })

/** What has no points of its own and is worth a sentence. */
function withoutPoints(event: AnyEvent, self: string, nameOf: NameOf): Happening | null {
  if ('player' in event && event.player !== self)
    return 'other' in event && event.other === self ? asTarget(event, nameOf) : null
  switch (event.kind) {
    case 'crossed':
      return note(happeningTexts.crossed(event.place), 1000)
    case 'confetti':
      return note(happeningTexts.confetti, 100)
    case 'waits':
      return note(happeningTexts.waits, 45)
    case 'nitro-lit':
      return note(happeningTexts.nitroLit, 9)
    case 'dodged':
      return note(happeningTexts.dodged, 5)
    case 'got-up':
      return note(happeningTexts.gotUp, 300)
    case 'knocked-out':
      return note(happeningTexts.knockedOut, 300)
    case 'power-up':
      return note(happeningTexts.powerUp, 60)
    case 'becalmed':
      return note(happeningTexts.becalmed, 30)
    default:
      return inSurvival(event)
  }
}

function inSurvival(event: AnyEvent): Happening | null {
  switch (event.kind) {
    case 'shrugged':
      return note(event.guard === 'fast' ? happeningTexts.tooFast : happeningTexts.shieldHeld, 200)
    case 'hurt':
      return note(event.hearts === 0 ? happeningTexts.ghost : happeningTexts.heartLost, 400)
    case 'revived':
      return note(happeningTexts.heartBack, 500)
    case 'moved':
      if (event.paid > 0 || event.move === 'hide') return null
      return note(event.move === 'roam' ? happeningTexts.notAlone : happeningTexts.noCoin, 40)
    default:
      return null
  }
}

/** Somebody has tried something against oneself, and has got nothing. */
function asTarget(event: AnyEvent, nameOf: NameOf): Happening | null {
  if (event.kind === 'slick' && event.lost === 0) return note(happeningTexts.slidOff(nameOf(event.player)), 8)
  if (event.kind === 'duel' && !event.isWon) return note(happeningTexts.challenged(nameOf(event.player)), 8)
  return null
}
