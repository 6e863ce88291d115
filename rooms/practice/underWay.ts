/** A practice that another one can replace. */
interface UnderWay {
  readonly roomId: string
  giveWay(): void
}

/** By pupil: each plays one practice at a time. */
const underWay = new Map<string, UnderWay>()

export const practices = {
  takeTheFloor(userId: string, room: UnderWay): void {
    const earlier = underWay.get(userId)
    underWay.set(userId, room)
    earlier?.giveWay()
  },

  leave(userId: string, room: UnderWay): void {
    if (underWay.get(userId) === room) underWay.delete(userId)
  },

  /** They practise at another process now, or this very practice has moved there. */
  isElsewhere(userId: string, roomId: string): void {
    const room = underWay.get(userId)
    if (room && room.roomId !== roomId) room.giveWay()
  },
}
