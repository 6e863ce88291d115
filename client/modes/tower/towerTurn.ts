import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import type { TowerField } from '../../../rooms/shared/modes/tower/towerShown.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { towerTexts } from '../../texts/modes/towerTexts.ts'
import { type ModeTurn, note, ofMany } from '../modeScreen.ts'
import { count } from '../scene/standing.ts'
import { Build, Climb, Fire, InBubble } from './towerPictures.tsx'

const { moves, bubble, reasons, happened, headlines } = towerTexts

const bigWind = 50

const fieldInWords = ({ lives: left, fullLives: full, wave, towers, walkers }: TowerField): string[] => {
  const hits = walkers.reduce((sum, walker) => sum + walker.left, 0)
  return [
    sceneTexts.lives({ left, full, wave }),
    sceneTexts.walkers({ count: walkers.length, hits, atTheGate: 0 }),
    sceneTexts.towers({ count: count(towers, ({ stones }) => stones > 0) }),
  ]
}

export const towerTurn: ModeTurn<TermsOf<'tower'>> = {
  cards: {
    build: { text: moves.build, tone: 'sky', risk: 'sure', Picture: Build },
    fire: { text: moves.fire, tone: 'orange', risk: 'sure', Picture: Fire },
    climb: {
      text: moves.climb,
      tone: 'mint',
      risk: ({ least = 0, most = 0 }) => (least < most ? 'luck' : 'sure'),
      Picture: Climb,
    },
  },
  bubble: { text: bubble, Picture: InBubble },
  endings: {
    won: { class: headlines.towerHeld, own: happened.towerHeld },
    lost: { class: headlines.towerLost, own: happened.towerLost },
  },
  reasons,
  eventOf: {},
  happened({ kind }) {
    return kind === 'becalmed' ? note(happened.becalmed, 30) : null
  },
  headline(event, { name, slime }) {
    switch (event.kind) {
      case 'fell': {
        const who = name(event.player)
        return who === '' ? null : { text: headlines.pops(who), tone: 'tower', faces: slime(event.player), weight: 50 }
      }
      case 'climbed': {
        if (event.paid < bigWind) return null
        return { text: headlines.rides(name(event.player)), tone: 'tower', faces: slime(event.player), weight: 40 }
      }
      case 'built': {
        const text = headlines.builds(name(event.player), event.stones)
        return { text, tone: 'tower', faces: slime(event.player), weight: 15 }
      }
      default:
        return null
    }
  },
  together(events) {
    const leaks = events.filter((event) => event.kind === 'leaked')
    const last = leaks.at(-1)
    return [
      ...(events.some(({ kind }) => kind === 'hesitated') ? [ofMany(headlines.hesitates, 'tower', 30)] : []),
      ...(last ? [ofMany(headlines.leaks(leaks.length, last.lives), 'hazard', 80)] : []),
    ]
  },
  field: fieldInWords,
}
