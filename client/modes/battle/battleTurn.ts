import type { ShownBattle } from '../../../rooms/shared/modes/battle/battleShown.ts'
import type { TermsOf } from '../../../rooms/shared/modes/modeTerms.ts'
import { sceneTexts } from '../../texts/game/scene.ts'
import { battleTexts } from '../../texts/modes/battleTexts.ts'
import { type ModeTurn, note } from '../modeScreen.ts'
import { count, standing } from '../scene/standing.ts'
import { Attack, Duel, Guard, InBubble, Train } from './battlePictures.tsx'

const { moves, bubble, reasons, happened, headlines } = battleTexts

function fieldInWords({ monsters, knockedOut }: ShownBattle): string[] {
  const boss = monsters.find(({ kind }) => kind === 'boss')
  return [
    sceneTexts.monsters({ count: count(monsters, (monster) => standing(monster) && !monster.isAsleep) }),
    ...(boss ? [sceneTexts.boss({ ...boss, way: null })] : []),
    ...(knockedOut.length > 0 ? [sceneTexts.out({ count: knockedOut.length })] : []),
  ]
}

export const battleTurn: ModeTurn<TermsOf<'battle'>> = {
  cards: {
    attack: { text: moves.attack, tone: 'berry', risk: 'sure', Picture: Attack },
    train: { text: moves.train, tone: 'orange', risk: 'sure', Picture: Train },
    duel: { text: moves.duel, tone: 'grape', risk: 'luck', Picture: Duel },
    guard: { text: moves.guard, tone: 'sky', risk: 'sure', Picture: Guard },
  },
  bubble: { text: bubble, Picture: InBubble },
  reasons,
  eventOf: { attack: 'attack', duel: 'duel', 'duel-pay': 'duel' },
  happened(event) {
    switch (event.kind) {
      case 'got-up':
        return note(event.unguarded ? happened.hasHealth : happened.gotUp, 300)
      case 'knocked-out':
        return note(happened.knockedOut, 300)
      case 'power-up':
        return note(happened.powerUp, 60)
      default:
        return null
    }
  },
  tried(event, nameOf) {
    return event.kind === 'duel' && !event.isWon ? note(happened.challenged(nameOf(event.player)), 8) : null
  },
  headline(event, { name, slime }) {
    switch (event.kind) {
      case 'attack': {
        if (!event.isLast) return null
        const isBoss = event.monster === 'boss'
        const text = isBoss ? headlines.bossFalls : headlines.defeats(name(event.player))
        return { text, tone: 'hit', faces: slime(event.player), weight: isBoss ? 100 : 45 }
      }
      case 'duel': {
        if (!event.isWon) return null
        const faces = [...slime(event.player), ...slime(event.other)]
        return { text: headlines.winsDuel(name(event.player), name(event.other)), tone: 'hit', faces, weight: 60 }
      }
      case 'power-up':
        return { text: headlines.powersUp(name(event.player)), tone: 'hit', faces: slime(event.player), weight: 20 }
      case 'got-up':
        return { text: headlines.getsUp(name(event.player)), tone: 'calm', faces: slime(event.player), weight: 35 }
      default:
        return null
    }
  },
  field: fieldInWords,
}
