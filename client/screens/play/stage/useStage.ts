import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GameMode } from '../../../../rooms/shared/contract/gameModes.ts'
import type { TileGrid } from '../../../../rooms/shared/maps/tileGrid.ts'
import { modes } from '../../../modes/modes.ts'
import { wantsStillness } from '../../../parts/wantsStillness.ts'
import type { Storyteller } from '../../../stage/direct/direction.ts'
import { noPast, type Past, pastAfter } from '../../../stage/direct/story.ts'
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

/** The mode's part of the stage. Nothing of other modes is loaded. */
async function loadCraft(mode: GameMode) {
  const loading = modes[mode].stage?.()
  if (!loading) throw new Error(`${mode} has no stage`)
  const { stage: craft } = await loading
  return { mode, craft, ...(await craft.world()) }
}

/** This loads all of Phaser, so we ask for it early and never wait for it. */
export async function loadStage(mode: GameMode) {
  const [{ mountStage }, { directTurn }, craft] = await Promise.all([
    import('../../../stage/mountStage.ts'),
    import('../../../stage/direct/directTurn.ts'),
    loadCraft(mode),
  ])
  return { mountStage, directTurn, ...craft }
}

type StageCode = Awaited<ReturnType<typeof loadStage>>

/** When the world is covered, the stage draws this long so that it comes to rest. Then it stops and costs nothing. */
const restAfterMs = 1200
const coveredPhases: readonly GameView['phase'][] = ['question', 'reveal', 'finished']

interface StageNews {
  /** The world can be seen. */
  isReady: boolean
  headline: Headline | null
  /** The part of the turn played so far. Null if there is no turn to wait for. */
  told: Told | null
}

const nothing = () => {}

const noNews: StageNews = { isReady: false, headline: null, told: null }

/** The last view on the stage, and which turn it has played. */
interface Shown {
  view: StageView
  game: StagedGame
  played: number
  /** What the class has seen of this game. */
  past: Past
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

/** If all players choose during the reveal, the phase for choosing is skipped. */
const isBeforeTurn = ({ moment }: StageView) => moment === 'choose' || moment === 'reveal'

function feed(code: StageCode, stage: Stage, { game, map, teller }: Fed, shown: Shown | null): Shown | null {
  const { directTurn, craft } = code
  const { round, turn, phase } = game
  const isTold = round?.questionNumber === turn
  // The server tells the turn a moment before its phase begins. Until then the board stays as it was.
  if (phase === 'choose' && isTold) return shown
  const isTurn = phase === 'resolve' && isTold
  if (isTurn && shown?.played === turn) return shown
  const isSeenFromStart = shown?.game.turn === turn && isBeforeTurn(shown.view)
  if (isTurn && shown && isSeenFromStart) {
    const view = stageViewAfter(craft, shown.view, game, map)
    if (!view) return shown
    const context = turnContext(shown.view, view, game, wantsStillness(), shown.past, teller)
    const script = directTurn(craft, stageEvents(game), context)
    stage.play(script, view)
    return { view, game, played: turn, past: pastAfter(shown.past, script, game.questionNumber) }
  }
  const view = stageViewOf(craft, game, map)
  if (!view || (shown && shown.game.board === game.board && isSame(shown.view, view))) return shown
  stage.show(view)
  // A device that comes back during a turn gets the turn piece by piece.
  return { view, game, played: 0, past: shown?.past ?? noPast }
}

interface StageManner {
  pace: number
  teller: Storyteller | null
  /** No slime has moved for long: the stage rests until one does. */
  isAsleep: boolean
  /** The next screen of this board goes on with the same stage. */
  handsOver: boolean
  /** Called when a turn has played to its end. */
  onPlayed(turn: number): void
  /** Called when the device cannot keep up. */
  onHopeless(): void
}

function useStageCode(mode: GameMode): StageCode | null {
  const [loaded, setCode] = useState<StageCode | null>(null)
  useEffect(() => {
    let isWanted = true
    // Without the code of the stage the plain screens tell the same.
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

/** The stage that the lobby has left on this board, or a new one. */
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
  /** `pace`: how fast the stage plays; 0 stops it. `teller`: set on a board, where a class reads headlines. */
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
      // Meanwhile the plain screens tell the same.
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

  // A layout effect, because otherwise the result of the turn would flash up before its first picture.
  useLayoutEffect(() => {
    if (code && stage && map) shown.current = feed(code, stage, { game, map, teller }, shown.current)
  }, [code, stage, game, map, teller])

  const { left, top, right, bottom } = covered
  useEffect(() => stage?.cover({ left, top, right, bottom }), [stage, left, top, right, bottom])
  useEffect(() => stage?.pause(game.paused || pace === 0), [stage, game.paused, pace])
  useEffect(() => stage?.hurry(pace || 1), [stage, pace])

  // On a player's device the cards cover the stage except while the turn plays.
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
