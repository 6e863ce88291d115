import { fileName } from '../../../../rooms/shared/fileName.ts'
import { zipped } from '../../files/zipWriting.ts'
import type { FiledMap } from './filedMap.ts'
import { writeMapText } from './mapText.ts'
import { tilePictureName, writeTiled } from './tiledWriting.ts'
import { tilePicture } from './tilePicture.ts'

export const mapFormats = ['tiled', 'tmj', 'text'] as const
export type MapFormat = (typeof mapFormats)[number]

type MapFile = { name: string; content: BlobPart; type: string }

const writers: Record<MapFormat, (map: FiledMap) => MapFile | Promise<MapFile>> = {
  tiled: async (map) => {
    const picture = await tilePicture(map.mode)
    const files = { [fileName(map.name, 'tmj')]: writeTiled(map), [tilePictureName(map.mode)]: picture }
    return { name: fileName(map.name, 'zip'), content: zipped(files), type: 'application/zip' }
  },
  tmj: (map) => ({ name: fileName(map.name, 'tmj'), content: writeTiled(map), type: 'application/json' }),
  text: (map) => ({ name: fileName(map.name, 'json'), content: writeMapText(map), type: 'application/json' }),
}

export const writeMapFile = async (map: FiledMap, format: MapFormat): Promise<MapFile> => writers[format](map)
