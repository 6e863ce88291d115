import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modes } from '../../../modes/modes.ts'
import { wantsStillness } from '../../../parts/wantsStillness.ts'
import type { Storyteller } from '../../../stage/direct/direction.ts'
import type { PastHeadline } from '../../../stage/direct/story.ts'
import type { Stage } from '../../../stage/mountStage.ts'
import type { Headline } from '../../../stage/script/script.ts'
import type { Told } from '../../../stage/script/telling.ts'
import type { Covered } from '../../../stage/stageMeasure.ts'
import type { StageView } from '../../../stage/stageView.ts'
import { playEffect } from '../../../state/gameSound.ts'
import type { GameView } from '../../../state/gameView.ts'
import { stageTexts } from '../../../texts/game/stage.ts'
import { isBoardScreen } from '../board/boardScreen.ts'
import { endStage, keepStage, type LivingStage, raiseStage, takeStage } from './livingStage.ts'
import { type StagedGame, stageEvents, stageViewAfter, stageViewOf } from './stageViewOf.ts'
import { turnContext } from './turnContext.ts'

/** What the mode brings onto the stage; of the others nothing is fetched. */
async function loadCraft(mode: GameMode) {
  const loading = modes[mode].stage?.()
  if (!loading) throw new Error(`${mode} has no stage`)
  const { stage: craft } = await loading
  return { mode, craft, ...(await craft.world()) }
}

/** Everything Phaser comes with it, so it is asked for early and waited for never. */
export async function loadStage(mode: GameMode) {
  const [{ mountStage }, { directTurn }, craft] = await Promise.all([
    import('../../../stage/mountStage.ts'),
    import('../../../stage/direct/directTurn.ts'),
    loadCraft(mode),
  ])
  return { mountStage, directTurn, ...craft }
}

type StageCode = Awaited<ReturnType<typeof loadStage>>

/** Waits until the world has stood still for a moment, then costs nothing. */
const restAfterMs = 1200
const coveredPhases: readonly GameView['phase'][] = ['question', 'reveal', 'finished']

interface StageNews {
  /** The world can be seen. */
  isReady: boolean
  headline: Headline | null
  /** The part of the turn seen so far; null where there is nothing to wait for. */
  told: Told | null
}

const nothing = () => {}

const noNews: StageNews = { isReady: false, headline: null, told: null }

/** The last view that was shown, and what of the turn was played. */
interface Shown {
  view: StageView
  game: StagedGame
  played: number
  /** What the class has read in this game. */
  headlines: readonly PastHeadline[]
}

interface Fed {
  game: StagedGame
  map: TileGrid
  teller: Storyteller | null
}

const shownOf = ['id', 'slime', 'isDone', 'feeling', 'cape'] as const

const isSame = (a: StageView, b: StageView): boolean =>
  a.moment === b.moment &&
  a.map === b.map &&
  a.figures.length === b.figures.length &&
  a.figures.every((figure, index) => {
    const other = b.figures[index]
    return other !== undefined && shownOf.every((what) => other[what] === figure[what])
  })

/** Where everybody has chosen in the reveal, there is no choosing to be seen. */
const isBeforeTurn = ({ moment }: StageView) => moment === 'choose' || moment === 'reveal'

function feed(code: StageCode, stage: Stage, { game, map, teller }: Fed, shown: Shown | null): Shown | null {
  const { directTurn, craft } = code
  const { round, turn, phase } = game
  const isTold = round?.questionNumber === turn
  // What a turn did is told a moment before its phase begins: until then the board is as it was.
  if (phase === 'choose' && isTold) return shown
  const isTurn = phase === 'resolve' && isTold
  if (isTurn && shown?.played === turn) return shown
  const isSeenFromStart = shown?.game.turn === turn && isBeforeTurn(shown.view)
  if (isTurn && shown && isSeenFromStart) {
    const view = stageViewAfter(craft, shown.view, game, map)
    if (!view) return shown
    const context = turnContext(shown.view, view, game, wantsStillness(), shown.headlines, teller)
    const script = directTurn(craft, stageEvents(game), context)
    stage.play(script, view)
    const told = script.headlines.map((headline) => ({ ...headline, question: game.questionNumber }))
    return { view, game, played: turn, headlines: [...context.story.headlines, ...told] }
  }
  const view = stageViewOf(craft, game, map)
  if (!view || (shown && shown.game.board === game.board && isSame(shown.view, view))) return shown
  stage.show(view)
  // A device that comes back in the middle of a turn is told of it piece by piece.
  return { view, game, played: 0, headlines: shown?.headlines ?? [] }
}

interface StageManner {
  pace: number
  teller: Storyteller | null
  /** No slime has moved for long: the stage rests until one does. */
  isAsleep: boolean
  /** The next screen of this board goes on with the same stage. */
  handsOver: boolean
  /** A turn has been seen to its end. */
  onPlayed(turn: number): void
  /** The device cannot keep up with it. */
  onHopeless(): void
}

function useStageCode(mode: GameMode): StageCode | null {
  const [loaded, setCode] = useState<StageCode | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without its code there is no stage, and the screens without it tell the same.
    loadStage(mode).then(
      (code) => isWanted && setCode(code),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [mode])
  return loaded?.mode === mode ? loaded : null
}

interface Mounting {
  covered: Covered
  followsOwn: boolean
  onCanvas: boolean
}

/** The one that the lobby has left on the same board, or a new one. */
function stageIn(
  host: HTMLElement,
  { mode, mountStage, world }: StageCode,
  { onCanvas, ...first }: Mounting,
  news: Parameters<LivingStage['tell']>[0],
): LivingStage {
  const kept = onCanvas || first.followsOwn ? null : takeStage(mode)
  if (kept) {
    host.append(kept.place)
    kept.tell(news)
    return kept
  }
  const options = {
    ...first,
    isCalm: wantsStillness(),
    words: stageTexts.words,
    world,
    ...(onCanvas && { renderer: 'canvas' as const }),
  }
  return raiseStage(mode, host, mountStage, options, news)
}

/** A stage in `host` that shows the game for as long as it is mounted. */
export function useStage(
  host: RefObject<HTMLElement | null>,
  game: StagedGame,
  map: TileGrid | null,
  covered: Covered,
  /** `pace`: how fast it goes by; nothing moves at zero. `teller`: on a board, where a class reads headlines. */
  {
    pace = 1,
    teller = null,
    isAsleep = false,
    handsOver = false,
    onPlayed = nothing,
    onHopeless = nothing,
  }: Partial<StageManner> = {},
): StageNews & { stage: Stage | null } {
  const code = useStageCode(game.gameMode)
  const [stage, setStage] = useState<Stage | null>(null)
  const [news, tell] = useState(noNews)
  const [hasLostGraphics, loseGraphics] = useState(false)
  const shown = useRef<Shown | null>(null)
  const first = useRef({ covered, followsOwn: !isBoardScreen(game) })

  useEffect(() => {
    if (!code || !host.current) return
    const news = {
      // The screens without a stage tell the same meanwhile.
      onLost: () => tell(noNews),
      onGone: () => loseGraphics(true),
      onHopeless,
      onReady: () => tell((now) => ({ ...now, isReady: true })),
      onHeadline: (headline: Headline | null) => tell((now) => ({ ...now, headline })),
      onTold: (told: Told | null) => tell((now) => ({ ...now, told })),
      onPlayed: () => onPlayed(shown.current?.played ?? 0),
      onSound: playEffect,
    }
    const living = stageIn(host.current, code, { ...first.current, onCanvas: hasLostGraphics }, news)
    setStage(living.stage)
    return () => {
      if (handsOver) keepStage(living)
      else endStage(living)
      shown.current = null
      setStage(null)
      tell(noNews)
    }
  }, [code, host, hasLostGraphics, onPlayed, onHopeless, handsOver])

  // Before anybody sees the new phase: what the turn comes to would be on the screen for a moment.
  useLayoutEffect(() => {
    if (code && stage && map) shown.current = feed(code, stage, { game, map, teller }, shown.current)
  }, [code, stage, game, map, teller])

  const { left, top, right, bottom } = covered
  useEffect(() => stage?.cover({ left, top, right, bottom }), [stage, left, top, right, bottom])
  useEffect(() => stage?.pause(game.paused || pace === 0), [stage, game.paused, pace])
  useEffect(() => stage?.hurry(pace || 1), [stage, pace])

  // On a player's device the cards lie over it until the turn is played out.
  const isCovered = isAsleep || (isBoardScreen(game) ? coveredPhases.includes(game.phase) : game.phase !== 'resolve')
  useEffect(() => {
    if (!stage || !news.isReady) return
    stage.setResting(false)
    if (!isCovered) return
    const resting = setTimeout(() => stage.setResting(true), restAfterMs)
    return () => clearTimeout(resting)
  }, [stage, isCovered, news.isReady])
  return { ...news, stage }
}
