import type { Room } from 'colyseus.js'
import type { PracticeState } from '../../rooms/practice/practiceState.ts'
import { errorTexts } from '../../rooms/shared/contract/errorTexts.ts'
import type { PracticeSaveRequest, PracticeSaveResponse } from '../../rooms/shared/contract/practice.ts'
import type { PracticeWish } from '../../rooms/shared/practice/practiceRules.ts'
import { refusalOf, sdk } from './gameConnection.ts'
import { type Answer, callApi } from './http.ts'

export interface PracticeListener {
  onLine(isUp: boolean): void
  onState(state: PracticeState): void
  onTold(type: string, message: unknown): void
  /** The practice is gone for good. */
  onGone(): void
}

const againMs = 2000

/** A connection to one's own practice room; it comes back by itself as long as the room is there. */
export class PracticeConnection {
  private readonly listener: PracticeListener
  private room: Room<unknown, PracticeState> | null = null
  private roomId = ''
  private hasEnded = false
  private retry: number | undefined

  constructor(listener: PracticeListener) {
    this.listener = listener
  }

  /** Throws with the text of a refusal. */
  async open(wish: PracticeWish): Promise<void> {
    const client = await sdk()
    this.take((await client.create<PracticeState>('practice', wish)) as Room<unknown, PracticeState>)
  }

  private take(room: Room<unknown, PracticeState>): void {
    if (this.hasEnded) {
      void room.leave()
      return
    }
    room.reconnection.enabled = false
    this.room = room
    this.roomId = room.roomId
    room.onMessage('*', (type: string | number, message: unknown) => {
      if (room === this.room) this.listener.onTold(String(type), message)
    })
    room.onStateChange((state) => {
      if (room === this.room) this.listener.onState(state)
    })
    room.onLeave((_code, reason) => this.dropped(room, reason))
    room.onError(() => {})
    this.listener.onLine(true)
  }

  private dropped(room: Room<unknown, PracticeState>, reason: string | undefined): void {
    if (room !== this.room || this.hasEnded) return
    this.room = null
    if (reason === 'elsewhere' || reason === 'misbehaved') {
      this.hasEnded = true
      this.listener.onGone()
      return
    }
    this.listener.onLine(false)
    void this.comeBack()
  }

  private async comeBack(): Promise<void> {
    if (this.hasEnded) return
    try {
      const client = await sdk()
      this.take((await client.joinById<PracticeState>(this.roomId)) as Room<unknown, PracticeState>)
    } catch (error) {
      if (this.hasEnded) return
      if (refusalOf(error) !== undefined) {
        this.hasEnded = true
        this.listener.onGone()
        return
      }
      this.retry = window.setTimeout(() => void this.comeBack(), againMs)
    }
  }

  send(type: 'submit-answer' | 'next', message: object): void {
    if (this.room?.connection.isOpen) this.room.send(type, message)
  }

  leave(): void {
    const { room } = this
    this.hasEnded = true
    this.room = null
    clearTimeout(this.retry)
    void room?.leave()
  }
}

export const savePractice = (userId: string, run: PracticeSaveRequest): Promise<Answer<PracticeSaveResponse>> =>
  callApi<PracticeSaveResponse>('POST', `/api/practice/${userId}/save`, {
    body: run,
    otherwise: errorTexts.practiceSaveFailed,
  })
