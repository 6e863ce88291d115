/** What the maps of a mode are made of. */
export interface MapGround {
  /** What its tiles can be, in the order the palette shows them. */
  tiles: readonly string[]
  /** The tile that new and cleared maps are filled with. */
  base: string
  /** Special tiles that the rule book counts, so that a class can be asked to build some. */
  wishes: readonly string[]
}
