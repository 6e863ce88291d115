import { lineGradient, roundGradient } from '../canvas/light.ts'
import type { Easel } from '../worldEasel.ts'
import { paintGrass } from './grass.ts'
import { distanceToTrack, raceGround } from './raceGround.ts'
import { paintTrack } from './track.ts'
import { paintTrackMarks } from './trackMarks.ts'
import { paintWater } from './water.ts'

export function paintMeadow(easel: Easel) {
  const race = raceGround(easel.grid)
  const isGrass = (x: number, y: number, room: number) =>
    [
      [0, 0],
      [room, 0],
      [-room, 0],
      [0, room],
      [0, -room],
    ].every(([dx = 0, dy = 0]) => {
      const [column, row] = [Math.floor(x + dx), Math.floor(y + dy)]
      return !race.isTrack(column, row) && !race.isWater(column, row)
    })
  paintGrass(easel, isGrass)
  paintWater(easel, race)
  paintTrack(easel, race)
  paintTrackMarks(easel, race)
}
