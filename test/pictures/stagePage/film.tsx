import { createRoot } from 'react-dom/client'
import { StageRibbon } from '../../../client/screens/play/stage/StageRibbon.tsx'
import { directTurn } from '../../../client/stage/direct/directTurn.ts'
import { storyteller } from '../../../client/stage/direct/storyteller.ts'
import { mountStage, type Stage } from '../../../client/stage/mountStage.ts'
import type { Headline, Script } from '../../../client/stage/script/script.ts'
import { namePill, numberPicture } from '../../../client/stage/sheets/labelPictures.ts'
import type { StageView } from '../../../client/stage/stageView.ts'
import '../../../client/styles/app.css'
import { stageTexts } from '../../../client/texts/game/stage.ts'
import { modeStage, modeWorld } from '../../client/modes/everyStage.ts'
import { noStory } from '../../client/stage/directedTurn.ts'
import { type Contrasts, Luminances, type Spot, slimeContrasts, writtenContrast } from './contrast.ts'
import type { FrameTimes, RecordedTurn } from './recordedTurn.ts'

let stage: Stage | undefined
let played: { script: Script; before: StageView; view: StageView } | undefined
let told: Headline | null = null
/** Milliseconds since the turn began, if it is stepped through. */
let stepped = 0
/** When each headline was shown, by when it should have been. */
let seen = new Map<number, number>()

const ribbon = createRoot(document.getElementById('ribbon') ?? document.body)

const host = (): HTMLElement => {
  const element = document.getElementById('stage')
  if (!element) throw new Error('The page has no stage')
  return element
}

const viewOf = (turn: RecordedTurn, when: 'before' | 'after'): StageView => {
  const players = when === 'before' ? turn.playersBefore : turn.playersAfter
  const viewer = { own: turn.own ?? '', others: turn.others }
  const board = modeStage(turn.mode).board(turn[when], turn.map, viewer)
  return {
    map: turn.map,
    moment: when === 'before' ? 'choose' : 'resolve',
    figures: players.map((player, index) => ({ ...player, rank: index + 1, isDone: index % 3 !== 0 })),
    board,
    own: turn.own,
  }
}

window.stageTurn = async (turn) => {
  stage?.destroy()
  const began = performance.now()
  const [before, after] = [viewOf(turn, 'before'), viewOf(turn, 'after')]
  await new Promise<void>((resolve) => {
    stage = mountStage(host(), {
      isCalm: turn.isCalm,
      followsOwn: turn.own !== null,
      words: stageTexts.words,
      world: modeWorld(turn.mode),
      covered: turn.covered,
      renderer: turn.renderer,
      onReady: resolve,
      onSound: () => {},
      onTold: () => {},
      onPlayed: () => {},
      onLost: () => {},
      onGone: () => {},
      onHopeless: () => {},
      onHeadline: (headline) => {
        told = headline
        if (headline) seen.set(headline.at, performance.now())
        ribbon.render(
          headline && (
            <StageRibbon
              key={headline.at}
              headline={headline}
              figures={after.figures}
              scenery={after.map.scenery}
              stage={stage ?? null}
            />
          ),
        )
      },
    })
    stage.show(before)
  })
  const script = directTurn(modeStage(turn.mode), turn.events, {
    before: before.board,
    after: after.board,
    ranksBefore: before.figures,
    ranksAfter: after.figures,
    ms: turn.ms,
    isCalm: turn.isCalm,
    isLast: turn.isLast ?? false,
    story: { ...noStory, question: turn.question ?? 0 },
    teller: storyteller,
    own: turn.own,
  })
  played = { script, before, view: after }
  return { renderer: stage?.renderer ?? '', readyMs: Math.round(performance.now() - began) }
}

window.playStage = () => {
  if (!played || !stage) throw new Error('There is nothing to play')
  stage.play(played.script, played.view)
  stepped = 0
  return { ms: played.script.ms, headlines: played.script.headlines }
}

window.whereOnStage = (id) => stage?.whereIs(id) ?? null

/** Animations of the ribbon run by the clock of the page, so we set them to where they would be. */
function ribbonAt(ms: number): void {
  for (const animation of document.getAnimations()) {
    animation.pause()
    animation.currentTime = ms
  }
}

window.stepStage = async (ms, frameMs = 16) => {
  // Steps in frames as on a screen: a larger step would miss what is shorter than it.
  for (let left = ms; left > 0; left -= frameMs) stage?.step(Math.min(frameMs, left))
  stepped += ms
  await new Promise((written) => requestAnimationFrame(() => setTimeout(written)))
  ribbonAt(stepped - (told?.at ?? 0))
  return told ? `${told.name}: ${told.who} ${told.other ?? ''}` : ''
}

/** Plays by the clock, in as many frames as the machine paints. */
window.watchStage = async () => {
  seen = new Map()
  const script = window.playStage?.()
  if (!script) throw new Error('There is nothing to play')
  const start = performance.now()
  let frames = 0
  while (performance.now() - start < script.ms) {
    await new Promise((painted) => requestAnimationFrame(painted))
    frames++
  }
  const late = script.headlines.map(({ at }) => {
    const shown = seen.get(at)
    return shown === undefined ? null : Math.round(shown - start - at)
  })
  return { late, perSecond: (frames / script.ms) * 1000 }
}

const drawing = ['drawImage', 'fillRect', 'clearRect'] as const

/** While a canvas call runs, the browser paints pixels. Without these calls a frame costs only its own script. */
function withoutDrawing(): () => void {
  const { prototype } = CanvasRenderingContext2D
  const painters = drawing.map((name) => [name, prototype[name]] as const)
  for (const name of drawing) prototype[name] = () => {}
  return () => {
    for (const [name, paint] of painters) Object.assign(prototype, { [name]: paint })
  }
}

/** One frame of script for each frame that the browser paints, as when somebody watches. */
window.measureStage = async (frames, isDrawn = true): Promise<FrameTimes> => {
  const times: number[] = []
  const drawsAgain = isDrawn ? () => {} : withoutDrawing()
  window.playStage?.()
  const start = performance.now()
  for (let frame = 0; frame < frames; frame++) {
    await new Promise((painted) => requestAnimationFrame(painted))
    const began = performance.now()
    stage?.step(16)
    times.push(performance.now() - began)
  }
  const perSecond = (frames / (performance.now() - start)) * 1000
  drawsAgain()
  const sorted = times.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { renderer: stage?.renderer ?? '', perSecond, median: at(0.5), p99: at(0.99), longest: at(1) }
}

/** How well slimes, names and sums stand out while a class chooses. */
window.stageContrasts = async (): Promise<Contrasts> => {
  const canvas = document.querySelector('canvas')
  if (!canvas || !stage || !played) throw new Error('There is nothing to look at')
  const { before } = played
  const settled = async (view: StageView): Promise<Luminances> => {
    stage?.show(view)
    await window.stepStage?.(1600)
    return new Luminances(canvas)
  }
  const full = await settled(before)
  const named = before.figures.flatMap(({ id, name }) => {
    const spot = stage?.whereIs(id)
    return spot ? [{ name, spot }] : []
  })
  const bare = await settled({ ...before, figures: [] })
  const under = ({ x, y, size }: Spot) => ({ x, y: y + size * 0.5 + 18, size })
  const over = ({ x, y, size }: Spot) => ({ x: x + size * 0.34, y: y - size * 0.5, size })
  return {
    ...slimeContrasts(
      full,
      bare,
      named.map(({ spot }) => spot),
    ),
    names: named.flatMap(
      ({ name, spot }) => writtenContrast(canvas, under(spot), (sheet) => namePill(sheet, name, 24, 'plain')) ?? [],
    ),
    sums: named.flatMap(({ spot }) =>
      (['gain', 'loss', 'gold'] as const).flatMap(
        (tone) => writtenContrast(canvas, over(spot), (sheet) => numberPicture(sheet, '+25', 46, tone)) ?? [],
      ),
    ),
  }
}

window.unmountStage = () => {
  stage?.destroy()
  stage = undefined
}
