import type { ScoreChange, TurnEvent } from '../../../../rooms/shared/modes/modeRules.ts'
import type { AnyReason } from '../../../../rooms/shared/modes/turnPoints.ts'
import type { Happening, ModeTurn, NameOf } from '../../../modes/modeScreen.ts'
import type { GameView } from '../../../state/gameView.ts'
import { happeningTexts } from '../../../texts/game/happenings.ts'
import type { Told } from '../../../texts/modes/modeTexts.ts'

/** Every mode pays for the second look. */
const learned: AnyReason = 'learned'

/** Everything a turn did to a player, the weightiest first. A loss that was made up for does not come first. */
export function ownHappenings({ round, playerId }: GameView, turn: ModeTurn | null): Happening[] {
  if (!round || !turn) return []
  const names = round.names ?? {}
  const nameOf: NameOf = (id) => (id === undefined ? '' : (names[id] ?? ''))
  const changes = round.changes.flatMap((change): Happening[] => {
    const told = toldOf(turn, change, round.events, nameOf)
    const text = change.reason === learned ? happeningTexts.learned : turn.reasons[change.reason]?.(told)
    return text === undefined ? [] : [{ text, by: change.by, weight: Math.abs(change.by) }]
  })
  const events = round.events.flatMap((event) => withoutPoints(turn, event, playerId, nameOf) ?? [])
  return leadByGain(merged([...changes, ...events]).sort((a, b) => b.weight - a.weight))
}

/** A player who lost 120 to a robber and robbed as much reads of their own deed first. */
function leadByGain(happenings: readonly Happening[]): Happening[] {
  const [first, ...others] = happenings
  const gained = others.find(({ by }) => (by ?? 0) > 0)
  const isMadeUpFor = happenings.reduce((sum, { by }) => sum + (by ?? 0), 0) >= 0
  if (!first || !gained || (first.by ?? 0) >= 0 || !isMadeUpFor) return [...happenings]
  return [gained, first, ...others.filter((one) => one !== gained)]
}

function toldOf(
  { eventOf }: ModeTurn,
  { player, other, reason, by }: ScoreChange,
  events: readonly TurnEvent[],
  nameOf: NameOf,
): Told {
  const actor = by > 0 ? player : other
  const wanted = eventOf[reason]
  const event = events.find(({ kind, player }) => kind === wanted && player === actor)
  const facts = { isWon: false, isSwap: false, isLast: false, lost: 0, ...event }
  const { isSwap, isLast } = facts
  return { other: nameOf(other ?? event?.other), isHit: facts.isWon || facts.lost > 0, isSwap, isLast }
}

/** Two boosts in one turn are one sentence, and so are two obstacles that were dodged. */
function merged(all: readonly Happening[]): Happening[] {
  const byText = new Map<string, Happening>()
  for (const one of all) {
    const known = byText.get(one.text)
    const by = (known?.by ?? 0) + (one.by ?? 0)
    byText.set(one.text, one.by === null ? (known ?? one) : { text: one.text, by, weight: Math.abs(by) })
  }
  return [...byText.values()]
}

/** Events without points that are worth a sentence. */
function withoutPoints(turn: ModeTurn, event: TurnEvent, self: string, nameOf: NameOf): Happening | null {
  if (event.player === undefined || event.player === self) return turn.happened(event)
  return event.other === self ? (turn.tried?.(event, nameOf) ?? null) : null
}
