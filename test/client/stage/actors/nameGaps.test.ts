import { beforeEach, describe, expect, it, vi } from 'vitest'

/** A stand-in for a canvas. Each letter is ten pixels wide, and a V is drawn into the gap before it. */
class Paper {
  font = ''
  readonly written: string[] = []
  readonly gaps: (string | undefined)[] = []
  measureText(text: string) {
    const gap = Number.parseFloat(this.gap ?? '0')
    return { width: [...text].length * 10 + (text.split(' ').length - 1) * gap }
  }
  protected get gap(): string | undefined {
    return undefined
  }
  fillText(text: string) {
    this.written.push(text)
    this.gaps.push(this.gap)
  }
  beginPath() {}
  roundRect() {}
  fill() {}
  stroke() {}
}

class PaperWithGaps extends Paper {
  wordSpacing = '0px'
  protected override get gap() {
    return this.wordSpacing
  }
}

/** How a browser with this canvas writes a name under a figure's feet. */
async function pillOf(name: string, paper: Paper) {
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => paper }) })
  const { namePill } = await import('../../../../client/stage/sheets/labelPictures.ts')
  let width = 0
  const picture = (_: string, wide: number, high: number, paint: (...of: unknown[]) => void) => {
    width = wide
    paint(paper, wide, high)
    return ''
  }
  namePill({ picture } as never, name, 24, 'plain')
  return { width, text: paper.written[0], gap: paper.gaps[0] }
}

describe('a name of two words on the stage', () => {
  beforeEach(() => vi.resetModules())

  it('has a gap that a V leaves open, and a pill with room for it', async () => {
    const two = await pillOf('Jubilant Voyager', new PaperWithGaps())
    expect(two.gap).toBe('2.88px')
    vi.resetModules()
    const one = await pillOf('Jubilant-Voyager', new PaperWithGaps())
    expect(two.width - one.width).toBeCloseTo(2.88)
  })

  it('has it, too, where a canvas knows no wider gaps', async () => {
    const { text } = await pillOf('Jubilant Voyager', new Paper())
    expect(text).toBe('\u2068Jubilant \u2009Voyager\u2069')
  })

  it('is written as it is in a browser that knows them', async () => {
    const { text } = await pillOf('Jubilant Voyager', new PaperWithGaps())
    expect(text).toBe('\u2068Jubilant Voyager\u2069')
  })
})

it('a name from right to left runs in its own direction, so that what stands for its rest is at its end', async () => {
  vi.resetModules()
  const { text } = await pillOf('אברהם בן יעקב מן העיר הגדולה', new Paper())
  expect(text).toMatch(/^\u2068אברהם.*…\u2069$/)
})
