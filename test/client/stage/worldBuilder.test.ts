import { afterAll, expect, it, vi } from 'vitest'
import type { StageView } from '../../../client/stage/stageView.ts'
import { worldBuilder } from '../../../client/stage/worldBuilder.ts'
import { patience } from '../../patience.ts'

/** Each ends one painting, with an error if there is one. */
const paintings: ((problem?: Error) => void)[] = []
vi.mock('../../../client/stage/sheets/slimeAtlas.ts', () => ({
  paintSlimeAtlas: () =>
    new Promise<object>((resolve, reject) => {
      paintings.push((problem) => (problem ? reject(problem) : resolve({})))
    }),
}))
vi.mock('../../../client/stage/world/paintWorld.ts', () => ({ paintWorld: () => ({}) }))
vi.mock('../../../client/stage/place/painting.ts', () => ({ paintingOfAll: () => ({}), paintingToFollow: () => ({}) }))
vi.mock('../../../client/stage/place/playedField.ts', () => ({ playedField: () => ({}) }))
vi.stubGlobal('document', { fonts: { load: async () => [] } })
afterAll(() => void vi.unstubAllGlobals())

const viewOf = (moment: string, slimes: readonly string[]): StageView =>
  ({ map, moment, figures: slimes.map((slime) => ({ id: slime, slime })) }) as unknown as StageView
const map = {}

function openBuilder() {
  const [built, shows]: [string[], string[]] = [[], []]
  const playing = { isInTurn: false }
  let shown: StageView | null = null
  const builder = worldBuilder({
    scene: {
      isCreated: Promise.resolve(),
      build: (_: unknown, { moment }: StageView) => built.push(moment),
      takeSlimes: () => {},
      show: ({ moment }: StageView) => shows.push(moment),
      get isInTurn() {
        return playing.isInTurn
      },
    },
    measure: { window: () => ({}), cellFor: () => 1, frame: () => ({}), unit: () => 1 },
    renderer: 'canvas',
    options: { followsOwn: false, world: { tile: { width: 1, height: 1 } } },
    covered: () => ({}),
    shown: () => shown,
    onRaised: () => {},
  } as unknown as Parameters<typeof worldBuilder>[0])
  const show = (view: StageView) => {
    shown = view
    return builder.prepare(view)
  }
  return { ...builder, built, shows, playing, show }
}

/** Waits until what is painted has come to the stage. */
const onStage = () => new Promise((resolve) => setTimeout(resolve))

it('a world that is being painted is not begun anew with each answer, and shows what is wanted when it is done', async () => {
  paintings.length = 0
  const { built, show } = openBuilder()
  const first = show(viewOf('countdown', ['mint', 'ruby']))
  await show(viewOf('question', ['mint', 'ruby']))
  await show(viewOf('reveal', ['mint']))
  expect(paintings).toHaveLength(1)
  paintings[0]?.()
  await first
  expect(built).toEqual(['reveal'])
})

it('a world is painted anew for a player who is not in the one that is being painted', async () => {
  paintings.length = 0
  const { built, show } = openBuilder()
  const both = [show(viewOf('countdown', ['mint'])), show(viewOf('question', ['mint', 'ruby']))]
  expect(paintings).toHaveLength(2)
  for (const done of paintings) done()
  await Promise.all(both)
  expect(built).toEqual(['question'])
})

it('a player who comes just before a turn misses it and ends it for nobody', async () => {
  paintings.length = 0
  const { built, shows, playing, show, paintedOf } = openBuilder()
  const first = show(viewOf('choose', ['mint']))
  paintings[0]?.()
  await first
  expect(built).toEqual(['choose'])
  const coming = show(viewOf('resolve', ['mint', 'ruby']))
  expect(paintedOf(viewOf('resolve', ['mint', 'ruby']))?.figures.map(({ id }) => id)).toEqual(['mint'])
  playing.isInTurn = true
  paintings[1]?.()
  await coming
  await onStage()
  expect(shows).toEqual([])
  playing.isInTurn = false
  await vi.waitFor(() => expect(shows).toEqual(['resolve']), patience)
  expect(paintedOf(viewOf('resolve', ['mint', 'ruby']))?.figures).toHaveLength(2)
})

it('nobody is painted in a world that is not there, and who comes between two turns is shown at once', async () => {
  paintings.length = 0
  const { shows, show, paintedOf } = openBuilder()
  expect(paintedOf(viewOf('resolve', ['mint']))).toBeNull()
  const first = show(viewOf('question', ['mint']))
  paintings[0]?.()
  await first
  const coming = show(viewOf('question', ['mint', 'ruby']))
  paintings[1]?.()
  await coming
  expect(shows).toEqual(['question'])
})

it('a slime that the browser failed to draw once is drawn for the next view, and the stage goes on', async () => {
  paintings.length = 0
  const { shows, show } = openBuilder()
  const first = show(viewOf('question', ['mint']))
  paintings[0]?.()
  await first
  const failing = show(viewOf('question', ['mint', 'ruby']))
  paintings[1]?.(new Error('Not drawn'))
  await expect(failing).rejects.toThrow('Not drawn')
  const again = show(viewOf('reveal', ['mint', 'ruby']))
  expect(paintings).toHaveLength(3)
  paintings[2]?.()
  await again
  expect(shows).toEqual(['reveal'])
})
