import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import type { ShownRace } from '../../../rooms/shared/modes/racing/racingShown.ts'
import { headlineTexts } from '../../texts/game/headlines.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { racingTexts } from '../../texts/modes/racingTexts.ts'
import { type ModeTurn, note } from '../modeScreen.ts'
import { count, standing } from '../scene/standing.ts'
import { InBubble, Nitro, Slick, Steady } from './racingPictures.tsx'

const { moves, bubble, reasons, happened, headlines } = racingTexts

function fieldInWords({ flagUp: isUp, waiting, finishers, monsters }: ShownRace): string[] {
  const left = count(monsters, standing)
  return [
    sceneTexts.flag({ isUp, waiting: waiting.length, finished: finishers.length }),
    ...(left > 0 ? [sceneTexts.monsters({ count: left })] : []),
  ]
}

export const racingTurn: ModeTurn<TermsOf<'racing'>> = {
  cards: {
    steady: { text: moves.steady, tone: 'mint', risk: 'sure', Picture: Steady },
    nitro: {
      text: moves.nitro,
      tone: 'orange',
      risk: ({ wrong = 0 }) => (wrong > 0 ? 'loss' : 'luck'),
      Picture: Nitro,
    },
    slick: { text: moves.slick, tone: 'grape', risk: 'sure', Picture: Slick },
  },
  bubble: { text: bubble, Picture: InBubble },
  isThrough: (place) => place > 0,
  reasons,
  eventOf: { slick: 'slick' },
  happened(event) {
    switch (event.kind) {
      case 'crossed':
        return note(happened.crossed(event.place), 1000)
      case 'confetti':
        return note(happened.confetti, 100)
      case 'waits':
        return note(happened.waits, 45)
      case 'nitro-lit':
        return note(happened.nitroLit, 9)
      case 'dodged':
        return note(happened.dodged, 5)
      default:
        return null
    }
  },
  tried(event, nameOf) {
    return event.kind === 'slick' && event.lost === 0 ? note(happened.slidOff(nameOf(event.player)), 8) : null
  },
  headline(event, { name, slime, isLast }) {
    switch (event.kind) {
      case 'slick': {
        if (event.lost === 0) return null
        const faces = [...slime(event.player), ...slime(event.other)]
        return { text: headlines.slicks(name(event.player), name(event.other)), tone: 'slick', faces, weight: 60 }
      }
      case 'crossed': {
        if (isLast) return null
        const text = headlines.crosses(name(event.player), event.place)
        return { text, tone: 'race', faces: slime(event.player), weight: 100 - Math.min(50, event.place) }
      }
      case 'nitro-paid': {
        const text = headlines.nitroFires(name(event.player), event.by)
        return { text, tone: 'race', faces: slime(event.player), weight: 45 }
      }
      case 'boost':
        return { text: headlines.boosts(name(event.player)), tone: 'race', faces: slime(event.player), weight: 10 }
      case 'hit': {
        if (!event.isLast) return null
        return {
          text: headlineTexts.beatsMonster(name(event.player)),
          tone: 'hit',
          faces: slime(event.player),
          weight: 50,
        }
      }
      default:
        return null
    }
  },
  field: fieldInWords,
}
