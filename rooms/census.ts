import { matchMaker } from '@colyseus/core'

export interface Census {
  /** How many rooms this process has. */
  rooms: Record<RoomKind, number>
  /** How many devices are in them: players, boards and remotes. */
  devices: Record<RoomKind, number>
}

const kinds = ['game', 'practice'] as const
type RoomKind = (typeof kinds)[number]

export async function countRooms(): Promise<Census> {
  const census: Census = { rooms: { game: 0, practice: 0 }, devices: { game: 0, practice: 0 } }
  for (const { name, clients } of await matchMaker.query({})) {
    const kind = kinds.find((known) => known === name)
    if (kind === undefined) continue
    census.rooms[kind]++
    census.devices[kind] += clients
  }
  return census
}
