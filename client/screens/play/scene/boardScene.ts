import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import type { ShownBattle } from '../../../../rooms/shared/modes/battle/battleShown.ts'
import type { ShownQuest } from '../../../../rooms/shared/modes/goldQuest/goldQuestShown.ts'
import type { ShownRace } from '../../../../rooms/shared/modes/racing/racingShown.ts'
import type { SurvivalField } from '../../../../rooms/shared/modes/survival/survivalShown.ts'
import type { TowerField } from '../../../../rooms/shared/modes/tower/towerShown.ts'
import type { GameView } from '../../../state/gameView.ts'
import { sceneTexts, sceneWords } from '../../../texts/game/scene.ts'
import { isMapMode } from '../isMapMode.ts'
import { headlinesInWords, leadersInWords } from '../resolve/boardNews.ts'
import type { ScenePart } from './ownScene.ts'

const count = <Thing>(things: readonly Thing[], isCounted: (thing: Thing) => boolean): number =>
  things.filter(isCounted).length

const standing = ({ left }: { left: number }): boolean => left > 0

function raceInWords({ flagUp: isUp, waiting, finishers, monsters }: ShownRace): string[] {
  const left = count(monsters, standing)
  return [
    sceneTexts.flag({ isUp, waiting: waiting.length, finished: finishers.length }),
    ...(left > 0 ? [sceneTexts.monsters({ count: left })] : []),
  ]
}

function arenaInWords({ monsters, knockedOut }: ShownBattle): string[] {
  const boss = monsters.find(({ kind }) => kind === 'boss')
  return [
    sceneTexts.monsters({ count: count(monsters, (monster) => standing(monster) && !monster.isAsleep) }),
    ...(boss ? [sceneTexts.boss({ ...boss, way: null })] : []),
    ...(knockedOut.length > 0 ? [sceneTexts.out({ count: knockedOut.length })] : []),
  ]
}

function questInWords({ gold, monsters }: ShownQuest): string[] {
  const guards = count(monsters, standing)
  return [
    sceneTexts.piles({ count: count(gold, standing) }),
    ...(guards > 0 ? [sceneTexts.monsters({ count: guards })] : []),
  ]
}

const towerInWords = ({ lives: left, fullLives: full, wave, towers, walkers }: TowerField): string[] => {
  const hits = walkers.reduce((sum, walker) => sum + walker.left, 0)
  return [
    sceneTexts.lives({ left, full, wave }),
    sceneTexts.walkers({ count: walkers.length, hits, atTheGate: 0 }),
    sceneTexts.towers({ count: count(towers, ({ stones }) => stones > 0) }),
  ]
}

function fieldInWords({ hearts, shaking, swarm, patrols }: SurvivalField): string[] {
  const ghosts = count(Object.values(hearts), (left) => left === 0)
  return [
    sceneTexts.fieldHazards({ blocks: shaking.length, swarm: swarm.length, patrols: patrols.length }),
    ...(ghosts > 0 ? [sceneTexts.ghosts({ count: ghosts })] : []),
  ].filter((sentence) => sentence !== '')
}

type Reader = (shown: unknown) => string[]

/** The one place where what a rule book has shown is taken at its word: both sides are of the same build. */
const reader =
  <Shown>(read: (shown: Shown) => string[]): Reader =>
  (shown) =>
    read(shown as Shown)

const readers: Readonly<Record<MapMode, Reader>> = {
  racing: reader(raceInWords),
  battle: reader(arenaInWords),
  'gold-quest': reader(questInWords),
  tower: reader(towerInWords),
  survival: reader(fieldInWords),
}

/** What the whole class has before its eyes, for a host who does not see it. */
export function boardScene(view: GameView): ScenePart[] {
  const { gameMode, board, phase, round } = view
  return [
    { title: sceneWords.happened, sentences: phase === 'resolve' && round ? headlinesInWords(view) : [] },
    { title: sceneWords.leaders, sentences: leadersInWords(view) },
    { title: sceneWords.field, sentences: board && isMapMode(gameMode) ? readers[gameMode](board) : [] },
  ].filter(({ sentences }) => sentences.length > 0)
}
