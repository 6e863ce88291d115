/** What the maps of a mode are made of. */
export interface MapGround {
  /** What its tiles can be, in the order the palette shows them. */
  tiles: readonly string[]
  /** What a new map and a cleared one are made of. */
  base: string
  /** What a class can be asked to build so many of: special tiles that the rule book counts. */
  wishes: readonly string[]
}
