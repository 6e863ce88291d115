import { parseArgs } from 'node:util'
import type { Phase } from '../../rooms/shared/contract/game.ts'
import { type GameMode, gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { currentTurn, wasRight } from '../../rooms/shared/match/matchModel.ts'
import { chooseOpened } from '../../rooms/shared/match/tellings.ts'
import { tableOfMany } from './tableOfMany.ts'

/**
 * `npm run bench:turn`: what the turns of a large class cost the thread that plays them, with the gate, the journal's
 * entries, the painting and every device's frame, and without sockets. `--players 200`, `--only battle,tower`.
 */
const { values } = parseArgs({
  options: { players: { type: 'string', default: '1000' }, only: { type: 'string' } },
})
const players = Number(values.players)
const questions = 6
const only = values.only?.split(',')

type Step = 'asked' | 'an answer' | 'closed' | 'a move' | 'resolved'
const steps: readonly Step[] = ['asked', 'an answer', 'closed', 'a move', 'resolved']
const begins: Partial<Record<Phase, Step>> = { question: 'asked', reveal: 'closed', resolve: 'resolved' }

/** What was refused costs nothing, and would be counted for what it was not. */
const heard = (refusal: string | null): void => {
  if (refusal !== null) throw new Error(refusal)
}

async function measure(mode: GameMode): Promise<Map<Step, number[]>> {
  const game = await tableOfMany(mode, players, questions)
  const { table, board, pupils, seatOf, say, pass, settled, workedMs } = game
  const { match } = table
  // Nobody answers in the order in which the class came in.
  const inTurn = pupils.map((_, number) => pupils[(number * 617) % players] ?? board)
  const spent = new Map<Step, number[]>(steps.map((step) => [step, []]))
  /** What a step costs that begins a phase; the many small ones between are told as one, for each who did something. */
  const timed = (act: () => void): number => {
    const { phase } = match
    const since = workedMs()
    act()
    const ms = workedMs() - since
    const step = match.phase === phase ? undefined : begins[match.phase]
    if (step) spent.get(step)?.push(ms)
    return step ? 0 : ms
  }
  const passUntil = (phase: Phase): void => {
    for (let tries = 0; match.phase !== phase && tries < 50; tries++) timed(() => pass(1000))
  }
  say(board, 'start-game', { alone: false })
  await settled()
  while (match.stage !== 'finished') {
    passUntil('question')
    const turn = currentTurn(match)
    if (!turn) throw new Error('no turn')
    const { question: questionNumber } = turn
    const { correct } = match.plan.questions[questionNumber - 1] as { correct: number }
    pass(500)
    let answering = 0
    for (const [number, pupil] of inTurn.entries()) {
      const answer = number % 3 === 0 ? (correct + 1) % 4 : correct
      answering += timed(() => heard(say(pupil, 'submit-answer', { answer, questionNumber })))
    }
    await settled()
    spent.get('an answer')?.push(answering / players)
    passUntil('reveal')
    if (mode !== 'classic') {
      timed(() => void say(board, 'skip'))
      passUntil('choose')
      let moving = 0
      const offered = chooseOpened(match, turn, () => false)
      for (const pupil of inTurn) {
        const seat = seatOf(pupil)
        const move = wasRight(match, turn, seat.player) ? offered(seat).moves[0] : undefined
        moving += timed(() => {
          const at = move?.places?.[0]
          if (move) heard(say(pupil, 'choose', { questionNumber, move: { id: move.id, at } }))
          else heard(say(pupil, 'look-again', { questionNumber, answer: correct }))
        })
      }
      await settled()
      spent.get('a move')?.push(moving / players)
      passUntil('resolve')
    }
    pass(500)
    timed(() => void say(board, 'skip'))
    await settled()
  }
  return spent
}

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const shown = (all: readonly number[]): string => {
  const sorted = [...all].sort((one, other) => one - other)
  if (sorted.length === 0) return ''
  const at = (share: number) =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed((sorted.at(-1) ?? 0) < 1 ? 3 : 1)
  return `${at(0.5)} (${at(0)} to ${at(1)})`
}

line([`processor ms, ${players} players`, ...steps])
line(Array(steps.length + 1).fill('---'))
for (const mode of gameModes.filter((one) => only?.includes(one) ?? true)) {
  const spent = await measure(mode)
  line([mode, ...steps.map((step) => shown(spent.get(step) ?? []))])
}
