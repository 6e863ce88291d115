import type { ShownQuest } from '../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import { headlineTexts } from '../../texts/game/headlines.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { goldQuestTexts } from '../../texts/modes/goldQuestTexts.ts'
import { type ModeTurn, note, ofMany } from '../modeScreen.ts'
import { count, standing } from '../scene/standing.ts'
import { Golden, InBubble, Rascal, Wooden } from './goldQuestPictures.tsx'

const { moves, bubble, reasons, happened, headlines } = goldQuestTexts

const bigFind = 60

function fieldInWords({ gold, monsters }: ShownQuest): string[] {
  const guards = count(monsters, standing)
  return [
    sceneTexts.piles({ count: count(gold, standing) }),
    ...(guards > 0 ? [sceneTexts.monsters({ count: guards })] : []),
  ]
}

export const goldQuestTurn: ModeTurn<TermsOf<'gold-quest'>> = {
  cards: {
    wooden: { text: moves.wooden, tone: 'wood', risk: 'sure', Picture: Wooden },
    golden: {
      text: moves.golden,
      tone: 'sun',
      risk: ({ losesPercent = 0 }) => (losesPercent > 0 ? 'loss' : 'luck'),
      Picture: Golden,
    },
    rascal: {
      text: moves.rascal,
      tone: 'berry',
      risk: ({ steals = 0 }) => (steals > 0 ? 'luck' : 'sure'),
      Picture: Rascal,
    },
  },
  bubble: { text: bubble, Picture: InBubble },
  reasons,
  eventOf: { 'rascal-loot': 'stole', robbed: 'stole' },
  happened({ kind }) {
    return kind === 'empty' ? note(happened.emptyChest, 40) : null
  },
  headline(event, { name, slime }) {
    switch (event.kind) {
      case 'found': {
        if (event.chest !== 'golden' || event.by < bigFind) return null
        const text = headlines.findsTreasure(name(event.player), event.by)
        return { text, tone: 'theft', faces: slime(event.player), weight: 55 }
      }
      case 'hit': {
        if (!event.isLast) return null
        return {
          text: headlineTexts.beatsMonster(name(event.player)),
          tone: 'hit',
          faces: slime(event.player),
          weight: 50,
        }
      }
      case 'stole': {
        const { player, other, isSwap } = event
        const say = isSwap ? headlines.swaps : headlines.robs
        const faces = [...slime(player), ...slime(other)]
        return { text: say(name(player), name(other)), tone: 'theft', faces, weight: isSwap ? 90 : 60 }
      }
      default:
        return null
    }
  },
  together(events) {
    const digs = count(events, ({ kind }) => kind === 'gold')
    return digs > 0 ? [ofMany(headlines.digs(digs), 'theft', 12)] : []
  },
  field: fieldInWords,
}
