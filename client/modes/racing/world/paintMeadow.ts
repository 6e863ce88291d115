import { sheer } from '../../../stage/world/canvas/colours.ts'
import { overEverything, paintShafts, paintVignette } from '../../../stage/world/canvas/grading.ts'
import { roundGradient, softSpot } from '../../../stage/world/canvas/light.ts'
import { paintFinishArch } from '../../../stage/world/things/finish.ts'
import type { Easel } from '../../../stage/world/worldEasel.ts'
import { plantForest } from './forest.ts'
import { grandstandPlace, grandstandSize, paintGrandstand } from './grandstand.ts'
import { type IsGrass, paintGrass } from './grass.ts'
import { paintPicnic, picnicPlaces } from './picnic.ts'
import { type RaceGround, raceGround } from './raceGround.ts'
import { furnishRoadside } from './roadside.ts'
import { paintTrack } from './track.ts'
import { paintTrackMarks } from './trackMarks.ts'
import { paintWater } from './water.ts'
import { settleWater } from './waterside.ts'

const grassOf =
  ({ isTrack, isWater }: RaceGround): IsGrass =>
  (x, y, room) =>
    [
      [0, 0],
      [room, 0],
      [-room, 0],
      [0, room],
      [0, -room],
    ].every(([dx = 0, dy = 0]) => {
      const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)]
      return !isTrack(column, row) && !isWater(column, row)
    })

/** Shadows of clouds, the sun from the upper left, and a quiet dark around it all. */
function gradeMeadow(easel: Easel) {
  const { frame, ground, chance, grid, tile } = easel
  for (let cloud = 0; cloud < 3; cloud++)
    softSpot(ground, '#123a5a', {
      x: chance(cloud, 1, 501) * grid.width * tile.width,
      y: chance(cloud, 2, 501) * grid.height * tile.height,
      radius: tile.width * (4 + chance(cloud, 3, 501) * 2),
      alpha: 0.16,
      flatness: 0.55,
    })
  easel.grade = (brush) => {
    const sun = roundGradient(brush, frame.left, frame.top, frame.width * 0.8, [
      [0, sheer('#fff0a0', 0.18)],
      [0.5, sheer('#ffe690', 0.07)],
      [1, sheer('#ffe690', 0)],
    ])
    overEverything(brush, easel, sun)
    paintShafts(brush, easel, { colour: '#fff6be', alpha: 0.1, spacing: 6.4 })
    paintVignette(brush, easel, '#08304f', 0.44)
  }
}

function standFinish(easel: Easel, { course }: RaceGround) {
  const finish = course.at(-1)
  if (!finish) return
  const { tile } = easel
  const [x, y] = [(finish[0] + 0.5) * tile.width, (finish[1] + 1.04) * tile.height]
  easel.mark(y - 2, { left: x - 84, top: y - 176, width: 176, height: 192 }, (brush) => paintFinishArch(brush, x, y))
}

export function paintMeadow(easel: Easel) {
  const { tile } = easel
  const race = raceGround(easel.grid)
  const isGrass = grassOf(race)
  paintGrass(easel, isGrass)
  paintWater(easel, race)
  paintTrack(easel, race)
  paintTrackMarks(easel, race)
  gradeMeadow(easel)
  const stand = grandstandPlace(easel, race, isGrass)
  if (stand) {
    const [x, y] = [
      (stand.x + grandstandSize.columns / 2) * tile.width,
      (stand.y + grandstandSize.rows - 0.45) * tile.height,
    ]
    easel.stand(y, { left: x - 140, top: y - 222, width: 310, height: 262 }, (brush) => paintGrandstand(brush, x, y))
  }
  const isStand = (x: number, y: number) =>
    stand !== undefined &&
    x > stand.x - 0.7 &&
    x < stand.x + grandstandSize.columns + 0.7 &&
    y > stand.y - 0.2 &&
    y < stand.y + grandstandSize.rows + 1
  const isLeft: IsGrass = (x, y, room) => isGrass(x, y, room) && !isStand(x, y)
  const picnics = easel.isSmall ? [] : picnicPlaces(easel, race, isLeft)
  for (const { x, y } of picnics)
    easel.flat(y * tile.height - 30, (brush) => paintPicnic(brush, x * tile.width, y * tile.height, 84))
  // Trees below a picnic would grow over its cloth.
  const isPicnic = (x: number, y: number) =>
    picnics.some((at) => Math.abs(at.x - x) < 1.3 && y > at.y - 0.8 && y < at.y + 2)
  const isTaken = (x: number, y: number) => isStand(x, y) || isPicnic(x, y)
  plantForest(easel, race, isGrass, isTaken)
  settleWater(easel, race, isGrass)
  furnishRoadside(easel, race, (x, y, room) => isGrass(x, y, room) && !isTaken(x, y))
  standFinish(easel, race)
}
