import type { GameView } from '../../../state/gameView.ts'
import { headlineTexts } from '../../../texts/game/headlines.ts'
import { eventsIn } from './ownHappenings.ts'

/** What a headline is about: it has the colour of that. */
export type HeadlineTone = 'race' | 'slick' | 'hit' | 'theft' | 'tower' | 'hazard' | 'calm'

export interface Headline {
  text: string
  tone: HeadlineTone
  /** The slimes at its two ends. */
  faces: readonly string[]
  weight: number
}

const mostHeadlines = 5

/** A third headline of the same sort is worth less than the first of another. */
const sameAgain = 0.7

type AnyEvent = ReturnType<typeof eventsIn>[number]
type Cast = { name: (id: string | undefined) => string; slime: (id: string | undefined) => string[] }

/** The few sentences a class should read of a turn. The last question keeps back who has crossed: the podium tells. */
export function headlinesOf({ round, players, questionNumber, totalQuestions }: GameView): Headline[] {
  if (!round) return []
  const byId = new Map(players.map((player) => [player.id, player]))
  const cast: Cast = {
    name: (id) => byId.get(id ?? '')?.username ?? '',
    slime: (id) => [byId.get(id ?? '')?.slime ?? []].flat(),
  }
  const isLast = questionNumber >= totalQuestions
  const events = eventsIn(round).filter(({ kind }) => !(isLast && kind === 'crossed'))
  const single = events.flatMap((event) => racing(event, cast) ?? battle(event, cast) ?? others(event, cast) ?? [])
  return varied([...ending(round.end), ...together(events), ...single]).slice(0, mostHeadlines)
}

function varied(all: readonly Headline[]): Headline[] {
  const seen = new Map<string, number>()
  const weighed = [...all]
    .sort((a, b) => b.weight - a.weight)
    .map((headline) => {
      const sort = `${headline.tone} ${headline.weight}`
      const before = seen.get(sort) ?? 0
      seen.set(sort, before + 1)
      return { ...headline, weight: headline.weight * sameAgain ** before }
    })
  return weighed.sort((a, b) => b.weight - a.weight)
}

const ending = (end: 'won' | 'lost' | null): Headline[] =>
  end === null
    ? []
    : [
        {
          text: end === 'won' ? headlineTexts.towerHeld : headlineTexts.towerLost,
          tone: 'tower',
          faces: [],
          weight: 1000,
        },
      ]

/** What happened to many is one sentence. */
function together(events: readonly AnyEvent[]): Headline[] {
  const told: Headline[] = []
  const count = (kind: AnyEvent['kind']) => events.filter((event) => event.kind === kind).length
  const tell = (text: string, tone: HeadlineTone, weight: number) => told.push({ text, tone, faces: [], weight })
  if (count('bubble') > 0) tell(headlineTexts.learned(count('bubble')), 'calm', 25)
  if (count('gold') > 0) tell(headlineTexts.digs(count('gold')), 'theft', 12)
  if (count('swarmed') > 0) tell(headlineTexts.swarms, 'hazard', 22)
  if (count('hesitated') > 0) tell(headlineTexts.hesitates, 'tower', 30)
  const leak = events.findLast((event) => event.kind === 'leaked')
  if (leak) tell(headlineTexts.leaks(count('leaked'), leak.lives), 'hazard', 80)
  const quake = events.find((event) => event.kind === 'quaked')
  if (quake && quake.blocks.length > 0) tell(headlineTexts.shakes(quake.blocks.length), 'hazard', 8)
  return told
}

function racing(event: AnyEvent, { name, slime }: Cast): Headline | null {
  switch (event.kind) {
    case 'slick': {
      if (event.lost === 0) return null
      const faces = [...slime(event.player), ...slime(event.other)]
      return { text: headlineTexts.slicks(name(event.player), name(event.other)), tone: 'slick', faces, weight: 60 }
    }
    case 'crossed': {
      const text = headlineTexts.crosses(name(event.player), event.place)
      return { text, tone: 'race', faces: slime(event.player), weight: 100 - Math.min(50, event.place) }
    }
    case 'nitro-paid': {
      const text = headlineTexts.nitroFires(name(event.player), event.by)
      return { text, tone: 'race', faces: slime(event.player), weight: 45 }
    }
    case 'boost':
      return { text: headlineTexts.boosts(name(event.player)), tone: 'race', faces: slime(event.player), weight: 10 }
    default:
      return null
  }
}

function battle(event: AnyEvent, { name, slime }: Cast): Headline | null {
  switch (event.kind) {
    case 'attack': {
      if (!event.isLast) return null
      const isBoss = event.monster === 'boss'
      const text = isBoss ? headlineTexts.bossFalls : headlineTexts.defeats(name(event.player))
      return { text, tone: 'hit', faces: slime(event.player), weight: isBoss ? 100 : 45 }
    }
    case 'duel': {
      if (!event.isWon) return null
      const faces = [...slime(event.player), ...slime(event.other)]
      return { text: headlineTexts.winsDuel(name(event.player), name(event.other)), tone: 'hit', faces, weight: 60 }
    }
    case 'power-up':
      return { text: headlineTexts.powersUp(name(event.player)), tone: 'hit', faces: slime(event.player), weight: 20 }
    case 'got-up':
      return { text: headlineTexts.getsUp(name(event.player)), tone: 'calm', faces: slime(event.player), weight: 35 }
    default:
      return null
  }
}

function others(event: AnyEvent, cast: Cast): Headline | null {
  if (!('player' in event)) return null
  const text = soloText(event, cast.name(event.player))
  if (text) return { ...text, faces: cast.slime(event.player) }
  if (event.kind !== 'stole') return null
  const [name, other] = [cast.name(event.player), cast.name(event.other)]
  const faces = [...cast.slime(event.player), ...cast.slime(event.other)]
  const sentence = event.isSwap ? headlineTexts.swaps(name, other) : headlineTexts.robs(name, other)
  return { text: sentence, tone: 'theft', faces, weight: event.isSwap ? 90 : 60 }
}

const bigFind = 80
const bigCoin = 60

function soloText(event: AnyEvent, name: string): Omit<Headline, 'faces'> | null {
  switch (event.kind) {
    case 'found':
      if (event.chest !== 'golden' || event.by < bigFind) return null
      return { text: headlineTexts.findsTreasure(name, event.by), tone: 'theft', weight: 55 }
    case 'hit':
      return event.isLast ? { text: headlineTexts.beatsMonster(name), tone: 'hit', weight: 50 } : null
    case 'fell':
      return name === '' ? null : { text: headlineTexts.pops(name), tone: 'tower', weight: 50 }
    case 'climbed':
      return event.paid >= bigCoin ? { text: headlineTexts.rides(name), tone: 'tower', weight: 40 } : null
    case 'built':
      return { text: headlineTexts.builds(name, event.stones), tone: 'tower', weight: 15 }
    case 'shrugged':
      return { text: headlineTexts.shrugsOff(name), tone: 'hazard', weight: 60 }
    case 'revived':
      return { text: headlineTexts.revives(name), tone: 'calm', weight: 80 }
    case 'moved':
      if (event.move !== 'dare' || event.paid < bigCoin) return null
      return { text: headlineTexts.grabs(name, event.paid), tone: 'hazard', weight: 55 }
    default:
      return null
  }
}

/** A sentence with what somebody does set apart. */
export const verbParts = (text: string): { text: string; isVerb: boolean }[] =>
  text
    .split('*')
    .map((part, index) => ({ text: part, isVerb: index % 2 === 1 }))
    .filter((part) => part.text !== '')
