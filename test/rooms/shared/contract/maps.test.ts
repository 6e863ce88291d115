import { describe, expect, it } from 'vitest'
import { textOfMessage } from '../../../../rooms/shared/contract/complaintTexts.ts'
import { mapRequest, mapSide } from '../../../../rooms/shared/contract/maps.ts'
import { sizeOfMap } from '../../../../rooms/shared/maps/mapSize.ts'
import { groundOf, isTileOf, mapModes, tilesOf } from '../../../../rooms/shared/maps/tileTypes.ts'

const grid = (width: number, height: number, type = 'track') =>
  Array.from({ length: width * height }, (_, place) => ({
    x: place % width,
    y: Math.floor(place / width),
    type,
    obstacle: null,
  }))

const map = (given: object = {}) => ({
  name: 'Loop',
  gameMode: 'racing',
  description: 'Round and round.',
  tiles: grid(6, 5),
  ...given,
})

const complaints = (given: object) =>
  mapRequest.safeParse(map(given)).error?.issues.map(({ message }) => textOfMessage(message))

describe('a map', () => {
  it('is read trimmed, without the fields nobody asked for', () => {
    expect(mapRequest.parse(map({ name: ' Loop ', isDefault: true, createdBy: 'me' }))).toEqual(map())
  })

  it('needs no description', () => {
    expect(mapRequest.parse(map({ description: undefined })).description).toBe('')
  })

  it.each(mapModes)('of %s can be made of every tile of that mode, its ground among them', (gameMode) => {
    for (const type of tilesOf(gameMode))
      expect(complaints({ gameMode, tiles: grid(5, 5, type) }), type).toBeUndefined()
    expect(isTileOf(gameMode, groundOf(gameMode))).toBe(true)
  })

  it.each([
    ['no name', { name: '  ' }, 'Please enter a map name'],
    ['a long name', { name: 'x'.repeat(61) }, 'The name can have at most 60 characters'],
    ['a long description', { description: 'x'.repeat(301) }, 'The description can have at most 300 characters'],
    ['the classic mode', { gameMode: 'classic' }, 'Please choose a game mode that has maps'],
    ['no tiles', { tiles: undefined }, 'A map needs tiles'],
    ['tiles of another mode', { tiles: grid(5, 5, 'arena') }, 'A tile does not belong to this game mode'],
    ['tiles of Object', { tiles: grid(5, 5, 'constructor') }, 'A tile does not belong to this game mode'],
    ['a narrow grid', { tiles: grid(4, 10) }, 'A map is 5 to 30 tiles wide and high'],
    ['a low grid', { tiles: grid(10, 4) }, 'A map is 5 to 30 tiles wide and high'],
    ['a hole', { tiles: grid(6, 6).slice(1) }, 'A map needs exactly one tile in every place'],
    [
      'two tiles in one place',
      { tiles: [...grid(6, 5).slice(1), ...grid(2, 1).slice(1)] },
      'A map needs exactly one tile in every place',
    ],
    ['an obstacle', { tiles: [{ x: 0, y: 0, type: 'track', obstacle: 'rock' }] }, 'A tile cannot hold an obstacle'],
  ])('with %s is refused', (_, given, complaint) => {
    expect(complaints(given)?.[0]).toBe(complaint)
  })

  it('ends where its tiles may lie', () => {
    expect(complaints({ tiles: grid(30, 30) })).toBeUndefined()
    expect(complaints({ tiles: grid(31, 5) })?.[0]).toBe('A tile is outside of the map')
  })

  it('has the size of its tiles', () => {
    expect(sizeOfMap(grid(7, 9))).toEqual({ width: 7, height: 9 })
  })
})

describe('a side that is typed', () => {
  it.each([
    [12, 12],
    [4, 5],
    [31, 30],
    [7.9, 7],
    [Number.NaN, 10],
  ])('%d becomes %d', (typed, side) => {
    expect(mapSide(typed)).toBe(side)
  })
})
