import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import type { SurvivalField } from '../../../rooms/shared/modes/survival/survivalShown.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { survivalTexts } from '../../texts/modes/survivalTexts.ts'
import { type ModeTurn, note, ofMany } from '../modeScreen.ts'
import { count } from '../scene/standing.ts'
import { Dare, Hide, InBubble, Roam } from './survivalPictures.tsx'

const { moves, bubble, reasons, happened, headlines } = survivalTexts

const bigCoin = 40

function fieldInWords({ hearts, shaking, swarm, patrols }: SurvivalField): string[] {
  const ghosts = count(Object.values(hearts), (left) => left === 0)
  return [
    sceneTexts.fieldHazards({ blocks: shaking.length, swarm: swarm.length, patrols: patrols.length }),
    ...(ghosts > 0 ? [sceneTexts.ghosts({ count: ghosts })] : []),
  ].filter((sentence) => sentence !== '')
}

export const survivalTurn: ModeTurn<TermsOf<'survival'>> = {
  cards: {
    hide: { text: moves.hide, tone: 'mint', risk: 'sure', Picture: Hide },
    roam: { text: moves.roam, tone: 'sky', risk: 'luck', Picture: Roam },
    dare: {
      text: moves.dare,
      tone: 'orange',
      risk: ({ breaksPercent = 0 }) => (breaksPercent > 0 ? 'heart' : 'luck'),
      Picture: Dare,
    },
  },
  bubble: { text: bubble, Picture: InBubble },
  reasons,
  eventOf: {},
  happened(event) {
    switch (event.kind) {
      case 'shrugged':
        return note(event.guard === 'fast' ? happened.tooFast : happened.shieldHeld, 200)
      case 'hurt':
        return note(event.hearts === 0 ? happened.ghost : happened.heartLost, 400)
      case 'revived':
        return note(happened.heartBack, 500)
      case 'moved':
        // The sentence about the move also says that a coin was missing.
        if (event.paid > 0 || event.move === 'hide') return null
        return note(event.move === 'roam' ? happened.notAlone : happened.noCoin, 40)
      default:
        return null
    }
  },
  headline(event, { name, slime }) {
    switch (event.kind) {
      case 'shrugged': {
        const text = headlines.shrugsOff(name(event.player))
        return { text, tone: 'hazard', faces: slime(event.player), weight: 60 }
      }
      case 'revived':
        return { text: headlines.revives(name(event.player)), tone: 'calm', faces: slime(event.player), weight: 80 }
      case 'moved': {
        if (event.move !== 'dare' || event.paid < bigCoin) return null
        const text = headlines.grabs(name(event.player), event.paid)
        return { text, tone: 'hazard', faces: slime(event.player), weight: 55 }
      }
      default:
        return null
    }
  },
  together(events) {
    const quake = events.find((event) => event.kind === 'quaked')
    return [
      ...(events.some(({ kind }) => kind === 'swarmed') ? [ofMany(headlines.swarms, 'hazard', 22)] : []),
      ...(quake && quake.blocks.length > 0 ? [ofMany(headlines.shakes(quake.blocks.length), 'hazard', 8)] : []),
    ]
  },
  field: fieldInWords,
}
