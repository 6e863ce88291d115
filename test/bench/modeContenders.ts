import type { ClassMix } from '../../rooms/shared/bots/students.ts'
import type { GameSettings } from '../../rooms/shared/contract/gameSettings.ts'
import type { TileGrid } from '../../rooms/shared/maps/tileGrid.ts'
import type { MapMode } from '../../rooms/shared/maps/tileTypes.ts'
import { battleMode } from '../../rooms/shared/modes/battle/battleMode.ts'
import { sensibleFighter } from '../../rooms/shared/modes/battle/sensibleFighter.ts'
import { goldQuestMode } from '../../rooms/shared/modes/goldQuest/goldQuestMode.ts'
import { sensibleSeeker } from '../../rooms/shared/modes/goldQuest/sensibleSeeker.ts'
import { rulesFor } from '../../rooms/shared/modes/modeRegistry.ts'
import type { ModeRules, Strategy, TurnEvent } from '../../rooms/shared/modes/modeRules.ts'
import { racingMode } from '../../rooms/shared/modes/racing/racingMode.ts'
import { sensibleRacer } from '../../rooms/shared/modes/racing/sensibleRacer.ts'
import { sensibleSurvivor } from '../../rooms/shared/modes/survival/sensibleSurvivor.ts'
import { survivalMode } from '../../rooms/shared/modes/survival/survivalMode.ts'
import { sensibleBuilder } from '../../rooms/shared/modes/tower/sensibleBuilder.ts'
import { towerMode } from '../../rooms/shared/modes/tower/towerMode.ts'
import { type PlayedGame, playGame } from '../rooms/shared/modes/classroom.ts'
import { defaultMaps } from '../rooms/shared/modes/hostileMaps.ts'

export type MeasuredGame = Pick<PlayedGame<unknown, TurnEvent>, 'turns' | 'ranking' | 'students' | 'end'>

export interface ClassSetup extends ClassMix {
  /** Replaces the sensible way to choose. */
  sensible?: Strategy<unknown>
  /** An older version of the rules. */
  rules?: number
  /** Replaces the first two maps of the mode. */
  map?: TileGrid
  players: number
  questions: number
  chaos: GameSettings['chaos']
}

export interface Contender {
  mode: MapMode
  /** For each move the reasons of its pay, at once or later. */
  moves: Readonly<Record<string, readonly string[]>>
  play(setup: ClassSetup, seed: number): MeasuredGame
}

function contender<Board, Event extends TurnEvent, Shown>(
  mode: MapMode,
  rules: ModeRules<Board, Event, Shown>,
  sensible: Strategy<Shown>,
  moves: Contender['moves'],
): Contender {
  // The first two maps of a mode, in turn.
  const maps = defaultMaps(mode).slice(0, 2)
  return {
    mode,
    moves,
    play: ({ rules: version, ...setup }, seed) => {
      const map = setup.map ?? maps[seed % maps.length]?.grid ?? null
      const book = version === undefined ? rules : (rulesFor({ gameMode: mode, rules: version }) as typeof rules)
      return playGame({ sensible, ...setup, rules: book, seed, map })
    },
  }
}

export const contenders: readonly Contender[] = [
  contender('racing', racingMode, sensibleRacer, {
    nitro: ['nitro', 'nitro-lost'],
    slick: ['slick'],
    steady: ['steady'],
  }),
  contender('battle', battleMode, sensibleFighter, {
    attack: ['attack'],
    train: ['train'],
    duel: ['duel', 'duel-pay'],
    guard: ['guard'],
  }),
  contender('gold-quest', goldQuestMode, sensibleSeeker, {
    wooden: ['wooden'],
    golden: ['golden', 'golden-lost'],
    rascal: ['rascal', 'rascal-loot'],
  }),
  contender('tower', towerMode, sensibleBuilder, {
    build: ['build', 'stones', 'tower-hit'],
    fire: ['fire', 'last-hit'],
    climb: ['climb'],
  }),
  contender('survival', survivalMode, sensibleSurvivor, { hide: ['hide'], roam: ['roam'], dare: ['dare'] }),
]
