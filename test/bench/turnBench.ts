import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Phase } from '../../rooms/shared/contract/game.ts'
import { type GameMode, gameModes } from '../../rooms/shared/contract/gameModes.ts'
import { currentTurn, wasRight } from '../../rooms/shared/match/matchModel.ts'
import { chooseOpened } from '../../rooms/shared/match/tellings.ts'
import { tableOfMany, workedMs } from './tableOfMany.ts'
import { unitMs } from './unitOfWork.ts'

/**
 * `npm run bench:turn`: what the turns of a large class cost the thread that plays them, with the gate, the journal's entries,
 * the painting and every device's frame, but without sockets. `--players 200`, `--games 5`, `--only battle,tower`. Each mode has
 * a process of its own, whose first turn runs code for the first time. Run it twice, so that the start finds compiled code.
 */
const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    games: { type: 'string', default: '3' },
    only: { type: 'string' },
    alone: { type: 'string' },
  },
})
const players = Number(values.players)
const questions = 8

/** Started as by `npm start`. */
const asStarted = ['--import=./server/cli/compiled.mjs', '--max-semi-space-size=8']

/** `played`: computing the match after the turn. `told`: painting it and writing it to every device. */
const steps = ['asked', 'an answer', 'closed', 'choose', 'a move', 'resolve: played', 'resolve: told'] as const
type Step = (typeof steps)[number]
type Spent = Record<Step | 'unit', number>
const begins: Partial<Record<Phase, Step>> = { question: 'asked', reveal: 'closed', choose: 'choose' }

/** A refused message would cost nothing, and must not count. */
const heard = (refusal: string | null): void => {
  if (refusal !== null) throw new Error(refusal)
}

async function playGame(mode: GameMode): Promise<Spent[]> {
  const game = await tableOfMany(mode, players, questions)
  const { table, board, pupils, seatOf, say, pass, settled } = game
  const { match } = table
  // Players answer in another order than they joined, as in a class.
  const inTurn = pupils.map((_, number) => pupils[(number * 617) % players] ?? board)
  const turns: Spent[] = []
  const spend = (step: Step, ms: number) => Object.assign(turns.at(-1) ?? {}, { [step]: ms })
  /** Books the cost of an act that begins a phase. Returns the cost of any other act, which its caller sums up. */
  const timed = (act: () => void): number => {
    const { phase } = match
    const since = workedMs()
    act()
    const until = workedMs()
    if (match.phase === phase) return until - since
    const step = begins[match.phase]
    if (match.phase === 'question') turns.push({ unit: unitMs() } as Spent)
    if (step) spend(step, until - since)
    if (match.phase === 'resolve') {
      spend('resolve: played', game.paintedAt() - since)
      spend('resolve: told', until - game.paintedAt())
    }
    return 0
  }
  const passUntil = async (phase: Phase): Promise<void> => {
    for (let tries = 0; match.phase !== phase && tries < 50; tries++) timed(() => pass(1000))
    await settled()
  }
  say(board, 'start-game', { alone: false })
  await settled()
  while (match.stage !== 'finished') {
    await passUntil('question')
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
    spend('an answer', answering / players)
    await passUntil('reveal')
    if (mode !== 'classic') {
      timed(() => void say(board, 'skip'))
      await passUntil('choose')
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
      spend('a move', moving / players)
      await passUntil('resolve')
    }
    pass(500)
    timed(() => void say(board, 'skip'))
    await settled()
  }
  return turns
}

const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`)
const short = (value: number) => (value < 1 ? value.toFixed(3) : value.toFixed(1))
const at = (all: readonly number[], share: number): number =>
  all.toSorted((one, other) => one - other)[Math.floor((all.length - 1) * share)] ?? 0

async function measure(mode: GameMode): Promise<void> {
  const turns: Spent[] = []
  for (let game = 0; game < Number(values.games); game++) turns.push(...(await playGame(mode)))
  const [first, ...later] = turns
  const unit = at(
    turns.map((turn) => turn.unit),
    0.5,
  )
  const row = (name: string, cell: (step: Step, spent: number[]) => string) =>
    line([
      name,
      ...steps.map((step) =>
        first?.[step]
          ? cell(
              step,
              later.map((turn) => turn[step]),
            )
          : '',
      ),
    ])
  row(`${mode}: first, ms`, (step) => short(first?.[step] ?? 0))
  row('later, ms: median / p95', (_, spent) => `${short(at(spent, 0.5))} / ${short(at(spent, 0.95))}`)
  row(`median in units of ${unit.toFixed(2)} ms`, (_, spent) => short(at(spent, 0.5) / unit))
}

if (values.alone) await measure(values.alone as GameMode)
else {
  line([`${players} players`, ...steps])
  line(Array(steps.length + 1).fill('---'))
  const only = values.only?.split(',') ?? gameModes
  const bench = [...asStarted, fileURLToPath(import.meta.url), '--players', values.players, '--games', values.games]
  for (const mode of only) spawnSync(process.execPath, [...bench, '--alone', mode], { stdio: 'inherit' })
}
