import { placesBeside, stepsBetween, type TileGrid } from '../tileGrid.ts'
import { placesOfType } from '../tilePaths.ts'
import type { TileType } from '../tileTypes.ts'

/** A map that is still being made, and so can be changed. */
export class Sheet implements TileGrid {
  readonly width: number
  readonly height: number
  readonly types: TileType[]

  constructor(width: number, height: number, ground: TileType) {
    this.width = width
    this.height = height
    this.types = Array.from({ length: width * height }, () => ground)
  }

  place(x: number, y: number): number {
    return y * this.width + x
  }

  at(x: number, y: number): TileType | undefined {
    return this.has(x, y) ? this.types[this.place(x, y)] : undefined
  }

  has(x: number, y: number): boolean {
    return x >= 0 && y >= 0 && x < this.width && y < this.height
  }

  put(type: TileType, places: Iterable<number>): void {
    for (const place of places) this.types[place] = type
  }

  all(type: TileType): number[] {
    return placesOfType(this, (one) => one === type)
  }

  beside(place: number): number[] {
    return placesBeside(this, place)
  }

  steps(from: number, to: number): number {
    return stepsBetween(this.width, from, to)
  }

  /** The distance to the nearest of these places. */
  nearest(from: number, places: readonly number[]): number {
    return places.reduce((least, place) => Math.min(least, this.steps(from, place)), Number.POSITIVE_INFINITY)
  }

  /** The place mirrored from left to right. */
  mirrored(place: number): number {
    return place - (place % this.width) + (this.width - 1 - (place % this.width))
  }

  /** The place mirrored from top to bottom. */
  flipped(place: number): number {
    return place + (this.height - 1 - 2 * Math.floor(place / this.width)) * this.width
  }

  /** The place and its mirrored places in the other quarters. */
  quartered(place: number): number[] {
    return [...new Set([place, this.mirrored(place), this.flipped(place), this.flipped(this.mirrored(place))])]
  }
}
