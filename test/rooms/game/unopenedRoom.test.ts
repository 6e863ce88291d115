import { expect, it } from 'vitest'
import { GameRoom } from '../../../rooms/game/GameRoom.ts'
import type { RoomPorts } from '../../../rooms/ports.ts'
import { PracticeRoom } from '../../../rooms/practice/PracticeRoom.ts'

class Game extends GameRoom {
  protected override ports = {} as RoomPorts
}
class Practice extends PracticeRoom {
  protected override ports = {} as RoomPorts
}

it.each([Game, Practice])(
  'a room that could not be created has nothing to give back, and is disposed of without a fault',
  (Room) => {
    const room = new Room()
    expect(() => room.onDispose()).not.toThrow()
  },
)
