import { inWords } from '../language.ts'
import { saying } from '../saying.ts'

/** A place in a file, counted from 1 as in the editor. */
export type Spot = { layer: string; row: number; column: number }

const placeText = ({ layer, row, column }: Spot): string =>
  layer === '' ? `row ${row}, column ${column}` : `layer "${layer}", row ${row}, column ${column}`

/** For opening and saving files of maps. */
export const mapFileTexts = inWords('mapFileTexts', {
  open: 'Open a map file',
  save: 'Save as a file',
  openTitle: 'Open a map file',
  openIntro: 'A map from the program Tiled, or one that was saved here. Undo brings your drawing back.',
  choose: 'Choose a file',
  dropHint: 'or drop it here',
  kinds: 'Tiled (.tmj, .json or .zip) or our own text',
  pasted: 'Or paste the text of a map',
  found: (name: string, width: number, height: number) => saying`${name || 'A map'}, ${width} × ${height} tiles`,
  take: 'Use this map',
  saveTitle: (name: string) => saying`Save "${name}" as a file`,
  legend: 'Kind of file',
  formats: {
    tiled: { title: 'Tiled with pictures', text: 'To draw in Tiled (.zip: unpack it first)' },
    tmj: { title: 'Tiled', text: 'The map alone (.tmj)' },
    text: { title: 'Text', text: 'To send, change and paste again (.json)' },
  },
  saveNow: 'Save the file',
  wrongMode: (file: string, mine: string) =>
    `This is a map for ${file}, and yours is for ${mine}. A saved map keeps its mode: make a new map for it.`,
})

interface OfLayer {
  layer: string
}

interface AtSpot {
  spot: Spot
}

/** The reasons to refuse a file, and what each needs to be told. */
export interface MapRefusalFacts {
  tooLarge: object
  unreadable: object
  xml: object
  noMap: object
  onlyTileset: object
  empty: object
  orientation: { orientation: string }
  size: { width: number; height: number }
  tooDeep: OfLayer
  encoding: OfLayer
  broken: OfLayer
  compression: OfLayer & { compression: string }
  cells: OfLayer & { found: number; wanted: number }
  externalTileset: AtSpot & { source: string }
  cell: AtSpot
  noType: AtSpot
  foreignTile: AtSpot & { type: string; mode: string }
  sign: { sign: string; row: number; column: number }
  unevenRow: { row: number }
}

export type MapRefusal = keyof MapRefusalFacts

/** Why a file is no map for a game. */
export const mapRefusalTexts: { [Why in MapRefusal]: (facts: MapRefusalFacts[Why]) => string } = inWords(
  'mapRefusalTexts',
  {
    tooLarge: () => 'This file holds far more than a map has. Is it a map of at most 30 × 30 tiles?',
    unreadable: () => 'This file could not be read. Is it a map that was saved as .tmj or as text?',
    xml: () => 'This is the older kind of Tiled file. In Tiled choose "Save As" and the kind "JSON map files (.tmj)".',
    noMap: () => 'There is no map in this file.',
    onlyTileset: () => 'This file has only the pictures of tiles. Choose the map itself.',
    empty: () => 'Nothing is drawn on this map.',
    orientation: ({ orientation }) => `This map is ${orientation}. Only maps of squares (orthogonal) can be played.`,
    size: ({ width, height }) => `This map has ${width} × ${height} tiles. A map has 5 to 30 tiles each way.`,
    tooDeep: ({ layer }) => `Too many groups lie in each other at layer "${layer}".`,
    encoding: ({ layer }) => `The tiles of layer "${layer}" are written in a way that is not known here.`,
    broken: ({ layer }) => `Layer "${layer}" is damaged. Save the map again in Tiled.`,
    compression: ({ layer, compression }) =>
      `Layer "${layer}" is packed with ${compression}. In Tiled set the "Tile Layer Format" of the map to CSV, gzip or zlib.`,
    cells: ({ layer, found, wanted }) =>
      found > wanted
        ? `Layer "${layer}" has more than the ${wanted} tiles it should have.`
        : `Layer "${layer}" has ${found} tiles of ${wanted}.`,
    externalTileset: ({ spot, source }) =>
      `The tile at ${placeText(spot)} comes from the file ${source}. In Tiled choose "Embed Tileset" and save again.`,
    cell: ({ spot }) => `What stands at ${placeText(spot)} is no tile.`,
    noType: ({ spot }) =>
      `The tile at ${placeText(spot)} does not say what it is. In Tiled give it a class, for example "wall".`,
    foreignTile: ({ spot, type, mode }) => `There is no tile "${type}" in ${mode}: ${placeText(spot)}.`,
    sign: ({ sign, row, column }) => `The legend does not say what "${sign}" means: row ${row}, column ${column}.`,
    unevenRow: ({ row }) => `Row ${row} is not as long as the first one.`,
  },
)
