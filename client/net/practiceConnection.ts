import type { Room } from 'colyseus.js'
import type { PracticeState } from '../../rooms/practice/practiceState.ts'
import type { PracticeSaveRequest, PracticeSaveResponse } from '../../rooms/shared/contract/practice.ts'
import type { PracticeWish, practiceMessages } from '../../rooms/shared/practice/practiceRules.ts'
import { type Answer, callApi } from './http.ts'
import { ownPage } from './ownKeys.ts'
import { RoomLine } from './roomLine.ts'

export interface PracticeListener {
  onLine(isUp: boolean): void
  onState(state: PracticeState): void
  onTold(type: string, message: unknown): void
  /** The practice is gone for good. */
  onGone(): void
}

type OwnRoom = Room<unknown, PracticeState>

/** A connection to one's own practice room; it comes back by itself as long as the room is there. */
export class PracticeConnection {
  private readonly line: RoomLine<PracticeState>
  private roomId = ''

  constructor(listener: PracticeListener) {
    this.line = new RoomLine<PracticeState>({
      sitDownAgain: async (client) => (await client.joinById<PracticeState>(this.roomId, { page: ownPage })) as OwnRoom,
      onOpen: (room) => {
        this.roomId = room.roomId
        listener.onLine(true)
      },
      onLost: () => listener.onLine(false),
      onEnd: (why) => {
        if (why !== 'left') listener.onGone()
      },
      onState: (state) => listener.onState(state),
      onTold: (type, message) => listener.onTold(type, message),
    })
  }

  /** Throws with the name of a refusal. */
  open(wish: PracticeWish): Promise<void> {
    return this.line.open(async (client) => (await client.create<PracticeState>('practice', wish)) as OwnRoom)
  }

  /** Now, without waiting: the network or the page has just come back. */
  hurry(): void {
    this.line.hurry()
  }

  send(type: keyof typeof practiceMessages, message: object): void {
    this.line.send(type, message)
  }

  leave(): void {
    this.line.leave()
  }
}

export const savePractice = (userId: string, run: PracticeSaveRequest): Promise<Answer<PracticeSaveResponse>> =>
  callApi<PracticeSaveResponse>('POST', `/api/practice/${userId}/save`, {
    body: run,
    otherwise: 'practiceSaveFailed',
  })
