import { type Brush, newCanvas } from '../canvas/brush.ts'
import { chestLooks, paintChest } from './chests.ts'
import { paintFireFountain, paintFlameTrail, paintShield, paintTorchFlame } from './effects.ts'
import { paintFinishArch, paintFinishFlag } from './finish.ts'
import { paintGooBlob, paintPuddle } from './goo.ts'
import { paintHeart, paintLostHeart } from './hearts.ts'
import { paintLavaSlab, type SlabState } from './lavaSlab.ts'
import { paintBoss, paintMediumMonster, paintSleepingBoss, paintStrongMonster, paintWeakMonster } from './monsters.ts'
import { paintCheckpoint, paintGate, paintPortal, paintSwirl } from './roadEnds.ts'
import { paintShakingGround } from './shakingGround.ts'
import {
  paintBird,
  paintBubble,
  paintButterfly,
  paintDriftingCloud,
  paintDuck,
  paintEmber,
  paintSnowflake,
  paintWaterLight,
} from './smallLife.ts'
import { dust, paintSmokePuff, ventSmoke } from './smoke.ts'
import { paintSwarm, paintSwarmBody } from './swarm.ts'
import { centred, standing, type Thing } from './thing.ts'
import type { ThingName } from './thingNames.ts'
import { paintBarrel, paintCannonBall, paintTower, towerLooks } from './towers.ts'
import { paintTrap } from './traps.ts'
import { paintCoin, paintCoinBurst, paintGoldGone, paintGoldPile, paintPowerUp, paintStar } from './treasure.ts'

const slab = (state: SlabState) => centred((brush) => paintLavaSlab(brush, { width: 98, height: 92, seed: 7, state }))

const shaking = (heat: number) =>
  centred((brush) => paintShakingGround(brush, { width: 98, height: 92, seed: 11, heat }))

const chest = (kind: keyof typeof chestLooks, isOpen = false) =>
  standing((brush) => paintChest(brush, chestLooks[kind], isOpen))

/** For things that would not fit into their picture, such as crowns. */
const shrunk = (share: number, paint: Thing['paint']) => (brush: Brush) => {
  brush.scale(share, share)
  paint(brush)
}

const lowered = (paint: Thing['paint']) => (brush: Brush) => {
  brush.translate(0, 16)
  paint(brush)
}

const things: Readonly<Record<ThingName, Thing>> = {
  'monster-weak': standing(paintWeakMonster),
  'monster-medium': standing(paintMediumMonster),
  'monster-strong': standing(paintStrongMonster),
  'monster-boss': standing(shrunk(0.88, paintBoss)),
  'monster-boss-asleep': standing(shrunk(0.88, paintSleepingBoss)),
  'chest-wooden': chest('wooden'),
  'chest-wooden-open': chest('wooden', true),
  'chest-golden': chest('golden'),
  'chest-golden-open': chest('golden', true),
  'chest-rascal': chest('rascal'),
  'chest-rascal-open': chest('rascal', true),
  coin: centred(paintCoin),
  'coin-burst': centred(paintCoinBurst),
  'gold-pile': centred(lowered(paintGoldPile)),
  'gold-gone': centred(lowered(paintGoldGone)),
  'power-up': standing(paintPowerUp),
  heart: centred(paintHeart),
  'heart-lost': centred(paintLostHeart),
  'slick-puddle': centred(paintPuddle),
  'slick-blob': centred(paintGooBlob),
  swarm: standing(paintSwarm),
  'swarm-body': centred(paintSwarmBody),
  'tower-1': standing((brush) => paintTower(brush, towerLooks.few)),
  'tower-2': standing((brush) => paintTower(brush, towerLooks.some)),
  'tower-4': standing((brush) => paintTower(brush, towerLooks.many)),
  'tower-8': standing((brush) => paintTower(brush, towerLooks.most)),
  'cannon-1': centred((brush) => paintBarrel(brush, towerLooks.few)),
  'cannon-2': centred((brush) => paintBarrel(brush, towerLooks.some)),
  'cannon-4': centred((brush) => paintBarrel(brush, towerLooks.many)),
  'cannon-8': centred((brush) => paintBarrel(brush, towerLooks.most)),
  'cannon-ball': centred(paintCannonBall),
  'finish-flag': standing(paintFinishFlag),
  'finish-arch': standing(shrunk(0.64, (brush) => paintFinishArch(brush, 0, 0))),
  'checkpoint-flag': standing(paintCheckpoint),
  trap: centred((brush) => paintTrap(brush, 18)),
  'trap-up': centred((brush) => paintTrap(brush, 48)),
  'shaking-ground': shaking(0.15),
  'glowing-ground': shaking(1),
  'shaking-slab': slab('cracked'),
  'glowing-slab': slab('glowing'),
  'sunk-slab': slab('sunk'),
  star: centred(paintStar),
  'smoke-puff': centred((brush) => paintSmokePuff(brush, dust)),
  'vent-smoke': centred((brush) => paintSmokePuff(brush, ventSmoke)),
  'shield-bubble': centred(paintShield),
  'flame-trail': centred(paintFlameTrail),
  'road-portal': standing(paintPortal),
  'portal-swirl': centred(paintSwirl),
  'road-gate': standing(paintGate),
  duck: centred(paintDuck),
  butterfly: centred(paintButterfly),
  'water-light': centred(paintWaterLight),
  ember: centred(paintEmber),
  bubble: centred(paintBubble),
  snowflake: centred(paintSnowflake),
  'torch-flame': standing(paintTorchFlame),
  'fire-fountain': standing(paintFireFountain),
  bird: centred(paintBird),
  cloud: centred(paintDriftingCloud),
}

/** The side of a thing's square picture for each pixel of its size, with room for horns and glow. */
export const pictureShare = 1.44

/** The point of its picture that lies on its spot, in shares of the side: the feet or the middle. */
export const anchorOf = (name: ThingName): { x: number; y: number } =>
  things[name].stands ? { x: 0.5, y: 0.87 } : { x: 0.5, y: 0.5 }

/**
 * A thing as a picture of its own, as large as a slime that is `size` high. Slabs and shaking ground are 0.98 of the
 * size wide and stand for three by three tiles. Shaking ground shows what is below it, a slab hides it.
 */
export function paintThing(name: ThingName, size: number): HTMLCanvasElement {
  const side = size * pictureShare
  const { canvas, brush } = newCanvas(side, side)
  const anchor = anchorOf(name)
  brush.translate(side * anchor.x, side * anchor.y)
  brush.scale(size / 100, size / 100)
  things[name].paint(brush)
  return canvas
}
