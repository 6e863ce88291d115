import { mapNameMaxLength } from '../../../../rooms/shared/contract/maps.ts'
import type { MapMode } from '../../../../rooms/shared/maps/tileTypes.ts'
import { decodeText } from '../../files/delimitedText.ts'
import { FileRefused, mostFileBytes } from '../../files/importLimits.ts'
import { openZip } from '../../files/zipFiles.ts'
import { type FiledMap, isFields, lineOf, refused } from './filedMap.ts'
import { readMapText } from './mapText.ts'
import { readTiled } from './tiledReading.ts'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    throw refused(text.trimStart().startsWith('<') ? 'xml' : 'unreadable', {})
  }
}

/** Reads a text of either format, and recognises it by its content. `nearest`: the mode of the present drawing. */
export const readMapSource = async (text: string, nearest: MapMode, name = ''): Promise<FiledMap> => {
  if (text.length > mostFileBytes) throw refused('tooLarge', {})
  const file = parsed(text)
  if (!isFields(file)) throw refused('noMap', {})
  if (file.type === 'tileset') throw refused('onlyTileset', {})
  if (file.rows !== undefined) return readMapText(file, name, nearest)
  if (file.layers !== undefined) return readTiled(file, name, nearest)
  throw refused('noMap', {})
}

/** The map of a zip file that also holds its pictures. */
const unzipped = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  try {
    const zip = openZip(bytes)
    const name = zip.names.find((one) => one.endsWith('.tmj')) ?? zip.names.find((one) => one.endsWith('.json'))
    const text = name && (await zip.read(name))
    if (text) return text
  } catch (error) {
    throw refused(error instanceof FileRefused ? 'tooLarge' : 'unreadable', {})
  }
  throw refused('noMap', {})
}

/** Everything is read on this device. A file that holds no map is refused by name, with the place in it that is wrong. */
export const readMapBytes = async (
  bytes: Uint8Array<ArrayBuffer>,
  nearest: MapMode,
  fileName = '',
): Promise<FiledMap> => {
  if (bytes.length > mostFileBytes) throw refused('tooLarge', {})
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  const text = isZip ? await unzipped(bytes) : decodeText(bytes)
  return readMapSource(text, nearest, lineOf(fileName.replace(/\.[^.]*$/, ''), mapNameMaxLength))
}
