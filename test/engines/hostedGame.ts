import { Client, type Room } from 'colyseus.js'
import type { GameMode } from '../../rooms/shared/contract/gameModes.ts'
import type { Product } from '../product/runningProduct.ts'
import { until } from './engine.ts'

type Teacher = Awaited<ReturnType<Product['register']>>

/** A game whose host is a script, and goes on when it is told to. */
export async function hostGame(product: Product, teacher: Teacher, questionSetId: string, mode: GameMode) {
  const host: Room = await new Client(product.url, { headers: { cookie: teacher.cookie() } }).create('game', {
    questionSetId,
    gameMode: mode,
    settings: { pace: 'host' },
  })
  host.onMessage('*', () => {})
  return {
    code: host.roomId,
    start: () => host.send('start-game', {}),
    inPhase: (phase: string) => until(`${mode}: ${phase}`, async () => host.state.phase === phase),
    goOn: () => host.send('skip', { phase: host.state.phase, questionNumber: host.state.questionNumber }),
    inQuestion: (number: number) =>
      until(
        `${mode}: question ${number}`,
        async () => host.state.phase === 'question' && host.state.questionNumber === number,
      ),
    questionNumber: (): number => host.state.questionNumber,
    end: () => host.send('end-game', {}),
    leave: () => host.leave(),
  }
}
