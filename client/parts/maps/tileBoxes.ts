/** The outlines of tiles as one path, each smaller than its tile by `inset` on every side. */
export const tileBoxes = (places: readonly number[], columns: number, inset: number): string =>
  places
    .map((place) => `M${(place % columns) + inset} ${Math.floor(place / columns) + inset}`)
    .map((corner) => `${corner}h${1 - 2 * inset}v${1 - 2 * inset}h${2 * inset - 1}z`)
    .join('')
