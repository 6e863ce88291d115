import type { AllWords } from '../../../allWords.ts'
import type { Spot } from '../../../maps/mapFiles.ts'
import { saying } from '../../../saying.ts'
import { amountText } from '../counting.ts'

const placeText = ({ layer, row, column }: Spot): string =>
  layer === '' ? `fila ${row}, columna ${column}` : `capa «${layer}», fila ${row}, columna ${column}`

export const mapFileTexts: AllWords['mapFileTexts'] = {
  open: 'Abrir un archivo',
  save: 'Guardar en archivo',
  openTitle: 'Abrir un mapa',
  openIntro: 'Un mapa del programa Tiled o uno guardado aquí. Con Deshacer vuelve tu dibujo.',
  choose: 'Elegir archivo',
  dropHint: 'o suéltalo aquí',
  kinds: 'Tiled (.tmj, .json o .zip) o nuestro propio texto',
  pasted: 'O pega el texto de un mapa',
  found: (name, width, height) => saying`${name || 'Un mapa'}, ${width} × ${height} casillas`,
  take: 'Usar este mapa',
  saveTitle: (name) => saying`Guardar «${name}» en un archivo`,
  legend: 'Tipo de archivo',
  formats: {
    tiled: { title: 'Tiled con imágenes', text: 'Para dibujar en Tiled (.zip: descomprímelo antes)' },
    tmj: { title: 'Tiled', text: 'Solo el mapa (.tmj)' },
    text: { title: 'Texto', text: 'Para enviar, cambiar y pegar de nuevo (.json)' },
  },
  saveNow: 'Guardar archivo',
  wrongMode: (file, mine) =>
    `Este mapa es para «${file}», y el tuyo es para «${mine}». Un mapa guardado conserva su modo: crea uno nuevo para este.`,
}

export const mapRefusalTexts: AllWords['mapRefusalTexts'] = {
  tooLarge: () => 'Este archivo contiene mucho más que un mapa. ¿Es un mapa de 30 × 30 casillas como máximo?',
  unreadable: () => 'No se pudo leer este archivo. ¿Es un mapa guardado como .tmj o como texto?',
  xml: () => 'Es el formato antiguo de Tiled. En Tiled elige «Guardar como» y el tipo JSON (.tmj).',
  noMap: () => 'No hay ningún mapa en este archivo.',
  onlyTileset: () => 'Este archivo solo tiene las imágenes de las casillas. Elige el mapa.',
  empty: () => 'En este mapa no hay nada dibujado.',
  orientation: ({ orientation }) => `Este mapa es «${orientation}». Solo se juega en mapas de cuadros («orthogonal»).`,
  size: ({ width, height }) => `Este mapa tiene ${width} × ${height} casillas. Un mapa tiene de 5 a 30 por lado.`,
  tooDeep: ({ layer }) => `Hay demasiados grupos unos dentro de otros en la capa «${layer}».`,
  encoding: ({ layer }) => `Las casillas de la capa «${layer}» están escritas de una forma que aquí no se conoce.`,
  broken: ({ layer }) => `La capa «${layer}» está dañada. Guarda otra vez el mapa en Tiled.`,
  compression: ({ layer, compression }) =>
    `La capa «${layer}» está comprimida con ${compression}. En Tiled cambia el formato de las capas («Tile Layer Format») a CSV, gzip o zlib.`,
  cells: ({ layer, found, wanted }) =>
    found > wanted
      ? `La capa «${layer}» tiene más casillas que las ${amountText(wanted)} previstas.`
      : `La capa «${layer}» tiene ${amountText(found)} casillas de ${amountText(wanted)}.`,
  externalTileset: ({ spot, source }) =>
    `La casilla de ${placeText(spot)} viene del archivo ${source}. En Tiled incrusta el conjunto («Embed Tileset») y guarda otra vez.`,
  cell: ({ spot }) => `Lo que hay en ${placeText(spot)} no es una casilla.`,
  noType: ({ spot }) => `La casilla de ${placeText(spot)} no dice qué es. Dale una clase en Tiled, por ejemplo «wall».`,
  foreignTile: ({ spot, type, mode }) => `No hay casilla «${type}» en «${mode}»: ${placeText(spot)}.`,
  sign: ({ sign, row, column }) => `La leyenda no dice qué significa «${sign}»: fila ${row}, columna ${column}.`,
  unevenRow: ({ row }) => `La fila ${row} no es tan larga como la primera.`,
}
