import { afterEach, describe, expect, it, vi } from 'vitest'
import { FramePace } from '../../../client/stage/script/FramePace.ts'

/** The verdict on a device that paints a picture every `everyMs`, after `forMs`. */
const verdictAfter = (everyMs: number, forMs: number) => {
  const pace = new FramePace()
  pace.start(500)
  for (let at = everyMs; at <= forMs; at += everyMs) pace.frame(500 + at)
  return pace.verdict()
}

describe('a device', () => {
  it.each([
    [16, 'smooth'],
    [60, 'smooth'],
    [100, 'slow'],
    [200, 'slow'],
    [400, 'hopeless'],
    [2000, 'hopeless'],
  ])('that paints a picture every %i ms is %s', (everyMs, verdict) => {
    expect(verdictAfter(everyMs, 4000)).toBe(verdict)
  })

  it('is not judged by less than a second', () => expect(verdictAfter(300, 900)).toBeNull())

  it('is not judged by the time in which nobody looked', () => {
    const pace = new FramePace()
    pace.start(0)
    for (let at = 16; at < 1600; at += 16) pace.frame(at)
    pace.frame(60_000)
    expect(pace.verdict()).toBe('smooth')
  })

  it('begins anew with every turn', () => {
    const pace = new FramePace()
    pace.start(0)
    for (let at = 400; at < 4000; at += 400) pace.frame(at)
    pace.start(9000)
    for (let at = 9016; at < 12_000; at += 16) pace.frame(at)
    expect(pace.verdict()).toBe('smooth')
  })
})

describe('a stage that cannot keep up', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.resetModules()
  })

  const onPhone = async () => {
    vi.stubGlobal('window', { devicePixelRatio: 3 })
    const { stageMeasure } = await import('../../../client/stage/stageMeasure.ts')
    return () => stageMeasure({ clientWidth: 390, clientHeight: 784 } as HTMLElement, true)
  }

  it('is painted on ever fewer pixels, as large on the page as before', async () => {
    const mount = await onPhone()
    const measure = mount()
    const seen = () => ({
      ...measure.size(),
      slime: measure.tile / measure.ratio,
      unit: measure.unit() / measure.ratio,
    })
    const whole = seen()
    expect(whole).toMatchObject({ width: 780, height: 1568 })
    expect(measure.coarsen(false)).toBe(true)
    expect(seen()).toEqual({ ...whole, width: 390, height: 784 })
    expect(measure.coarsen(false)).toBe(true)
    expect(seen()).toMatchObject({ width: 234, height: 470, unit: whole.unit })
    expect(measure.coarsen(false)).toBe(false)
    expect(measure.window()).toEqual({ width: 390, height: 784 })
  })

  it('goes to the end of that at once where little steps would not do, and stays there', async () => {
    const mount = await onPhone()
    const measure = mount()
    expect(measure.coarsen(true)).toBe(true)
    expect(measure.size()).toMatchObject({ width: 234 })
    expect(mount().size()).toMatchObject({ width: 234 })
    expect(mount().coarsen(true)).toBe(false)
  })
})
