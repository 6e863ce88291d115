import type { MoveOffer, QuestionFrame, Turn } from '../modeRules.ts'
import { hitMonster, isAlive, passingHitPays, passingLastHitPays } from '../monsters.ts'
import { isInRearHalf, type Mover, movePays } from '../movers.ts'
import type { OneHit } from '../oneHit.ts'
import { byChaos, isBeforeFinale, type TurnPoints } from '../turnPoints.ts'
import type { CourseMonster, RacingBoard } from './racingBoard.ts'
import type { RacingEvent, RacingMove, RacingReason } from './racingEvents.ts'

export interface RacingTurn {
  turn: Turn<RacingBoard>
  points: TurnPoints<RacingReason>
  hits: OneHit
  events: RacingEvent[]
  /** Racers whom slicks and obstacles do not touch: they chose to be steady now or in the turn before. */
  steady: ReadonlySet<string>
  /** Racers who were right and have not crossed the line. */
  movers: readonly Mover[]
}

const slipstreamPays = 10
const steadyPays = 10

type Chaos = QuestionFrame['settings']['chaos']
type Terms = Pick<RacingBoard, 'drawn'>
const nitroStakes = ({ drawn }: Terms, chaos: Chaos) =>
  drawn
    ? { right: byChaos(chaos, 18, 40, 60), wrong: byChaos(chaos, 0, 25, 60) }
    : { right: byChaos(chaos, 15, 30, 60), wrong: byChaos(chaos, 0, 20, 60) }
const slickPays = ({ drawn }: Terms, chaos: Chaos) => (drawn ? byChaos(chaos, 11, 14, 10) : 10)
const slickTakes = (chaos: Chaos) => byChaos(chaos, 0, 20, 40)

/** A Nitro is decided by the next answer, so the last question offers none. It is worth double if that next question is. */
export function offerMoves(board: Terms, frame: QuestionFrame): MoveOffer<RacingMove>[] {
  const { isLast, settings } = frame
  const { right, wrong } = nitroStakes(board, settings.chaos)
  const next = { isFinale: isBeforeFinale(frame) }
  const steady: MoveOffer<RacingMove> = { id: 'steady', values: { pays: movePays(frame, steadyPays) } }
  const stakes = { right: movePays(next, right), wrong: movePays(next, wrong) }
  const nitro: MoveOffer<RacingMove> = { id: 'nitro', values: stakes }
  const spill = { pays: movePays(frame, slickPays(board, settings.chaos)), takes: slickTakes(settings.chaos) }
  const slick: MoveOffer<RacingMove> = { id: 'slick', values: spill }
  return isLast ? [steady, slick] : [steady, nitro, slick]
}

/** For racers who lit a Nitro in the turn before this answer decides. If the player was away, it goes out and costs nothing. */
export function settleNitros({ turn, points, events }: RacingTurn): void {
  const stakes = nitroStakes(turn.board, turn.settings.chaos)
  for (const player of turn.board.nitro) {
    const answer = turn.answers.get(player)
    if (answer?.correct) {
      const by = points.add(player, movePays(turn, stakes.right), 'nitro')
      events.push({ kind: 'nitro-paid', player, by })
    } else if (answer && stakes.wrong > 0) {
      const by = points.add(player, -movePays(turn, stakes.wrong), 'nitro-lost')
      events.push({ kind: 'nitro-lost', player, by, isPrivate: true })
    }
  }
}

export function giveSlipstream({ turn, points, events, movers }: RacingTurn): void {
  const newcomers = new Set(turn.board.newcomers)
  for (const { player, rank } of movers) {
    if (!newcomers.has(player.id) && !isInRearHalf(rank, turn.players.length)) continue
    const by = points.add(player.id, slipstreamPays, 'slipstream')
    events.push({ kind: 'slipstream', player: player.id, by })
  }
}

export function takePlainMoves({ turn, points, events, movers }: RacingTurn): void {
  for (const { player, move } of movers) {
    if (move.id === 'nitro') events.push({ kind: 'nitro-lit', player: player.id })
    if (move.id !== 'steady') continue
    events.push({ kind: 'steady', player: player.id, by: points.add(player.id, movePays(turn, steadyPays), 'steady') })
  }
}

/** Every racer who was right and stands at a monster hits it, even if it has just fallen. */
export function fightMonsters({ turn, points, events, movers }: RacingTurn): CourseMonster[] {
  const monsters = turn.board.monsters.map((monster) => ({ ...monster }))
  const standing = monsters.filter(isAlive)
  for (const { player } of movers) {
    const monster = standing.find(({ step }) => step === turn.board.steps[player.id])
    if (!monster) continue
    const isLast = hitMonster(monster, 1)
    const pays = isLast ? passingLastHitPays[monster.kind] : passingHitPays
    const by = points.add(player.id, pays, isLast ? 'last-hit' : 'hit')
    const { at, kind, left } = monster
    events.push({ kind: 'hit', player: player.id, at, monster: kind, by, left, isLast })
  }
  return monsters
}

/** An oil slick hits the racer next ahead. Racers who have crossed the line are out of reach. */
export function spillSlicks({ turn, points, hits, events, steady, movers }: RacingTurn): void {
  const { chaos } = turn.settings
  const loses = slickTakes(chaos)
  const crossed = new Set(turn.board.finishers)
  for (const player of steady) hits.spare(player)
  for (const { player, rank, move } of movers) {
    if (move.id !== 'slick') continue
    const by = points.add(player.id, movePays(turn, slickPays(turn.board, chaos)), 'slick')
    const ahead = turn.players[rank - 1]
    const other = ahead && !crossed.has(ahead.id) ? ahead.id : undefined
    const isHit = other !== undefined && loses > 0 && hits.lands(other)
    const lost = isHit ? points.add(other, -loses, 'slicked', player.id) : 0
    events.push({ kind: 'slick', player: player.id, ...(other !== undefined && { other }), by, lost })
  }
}
