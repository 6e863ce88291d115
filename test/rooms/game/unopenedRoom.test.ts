import { expect, it } from 'vitest'
import { GameRoom } from '../../../rooms/game/GameRoom.ts'
import type { RoomPorts } from '../../../rooms/ports.ts'

it('a room that could not be created has nothing to give back, and is disposed of without a fault', () => {
  class Room extends GameRoom {
    protected override ports = {} as RoomPorts
  }
  const room = new Room()
  expect(() => room.onDispose()).not.toThrow()
})
