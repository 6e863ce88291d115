import { describe, expect, it } from 'vitest'
import { textOfMessage } from '../../../../rooms/shared/contract/complaintTexts.ts'
import { drawnMap } from '../../../../rooms/shared/maps/drawnMap.ts'
import { sizeOfMap } from '../../../../rooms/shared/maps/mapSize.ts'

const drawing = {
  name: 'Loop',
  gameMode: 'racing',
  description: 'Round and round.',
  legend: { '.': 'grass', '=': 'track' },
  rows: ['......', '.====.', '.=..=.', '.====.', '......'],
}

const complaints = (given: object) =>
  drawnMap.safeParse({ ...drawing, ...given }).error?.issues.map(({ message }) => textOfMessage(message))

describe('a drawn map', () => {
  it('becomes one tile for each character, row by row', () => {
    const map = drawnMap.parse(drawing)
    expect(map).toMatchObject({ name: 'Loop', gameMode: 'racing', description: 'Round and round.' })
    expect(sizeOfMap(map.tiles)).toEqual({ width: 6, height: 5 })
    expect(map.tiles[7]).toEqual({ x: 1, y: 1, type: 'track', obstacle: null })
    expect(map.tiles.filter(({ type }) => type === 'track')).toHaveLength(10)
  })

  it('lies in a scenery there is, or in the world of its mode', () => {
    expect(drawnMap.parse({ ...drawing, scenery: 'desert' }).scenery).toBe('desert')
    expect(drawnMap.parse(drawing)).not.toHaveProperty('scenery')
    expect(complaints({ scenery: 'mars' })).toHaveLength(1)
  })

  it('says where a character is that nothing explains', () => {
    expect(complaints({ rows: ['......', '.=?==.', '......', '......', '......'] })).toEqual([
      'The legend does not explain "?" in row 2, column 3',
    ])
  })

  it('has rows of one length', () => {
    expect(complaints({ rows: ['......', '.====', '......', '......', '......'] })).toEqual([
      'A map needs exactly one tile in every place',
    ])
  })

  it('keeps to the tiles of its mode', () => {
    expect(complaints({ legend: { '.': 'grass', '=': 'arena' } })).toEqual(['A tile does not belong to this game mode'])
  })
})
