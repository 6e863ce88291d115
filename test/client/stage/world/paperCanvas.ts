import { vi } from 'vitest'

/** A method that throws for values that a browser would refuse or silently not paint. */
const finiteOnly =
  (name: string, answer?: unknown) =>
  (...args: readonly unknown[]) => {
    for (const value of args)
      if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${name}(${args.join(', ')})`)
    return answer
  }

const strokes = [
  ...['save', 'restore', 'translate', 'rotate', 'scale', 'setTransform', 'beginPath', 'closePath', 'moveTo', 'lineTo'],
  ...['arcTo', 'rect', 'roundRect', 'quadraticCurveTo', 'bezierCurveTo', 'fill', 'stroke', 'clip', 'fillRect'],
  ...['strokeRect', 'fillText', 'strokeText', 'setLineDash', 'addPath'],
]

const radiusAt: Readonly<Record<string, readonly number[]>> = { arc: [2], ellipse: [2, 3] }

class PaperPath {
  constructor(drawing?: unknown) {
    if (typeof drawing === 'string' && /NaN|Infinity|undefined/.test(drawing)) throw new RangeError(drawing)
    for (const name of strokes) Object.assign(this, { [name]: finiteOnly(name) })
  }
}

function paperBrush(onImage: (width: number, height: number) => void) {
  const round =
    (name: string) =>
    (...args: readonly number[]) => {
      finiteOnly(name)(...args)
      for (const index of radiusAt[name] ?? [])
        if ((args[index] ?? 0) < 0) throw new RangeError(`${name}(${args.join(', ')})`)
    }
  const gradients = ['createLinearGradient', 'createRadialGradient'].map((name) => {
    const made = (...args: readonly number[]) => {
      finiteOnly(name)(...args)
      return { addColorStop: finiteOnly('addColorStop') }
    }
    return [name, made]
  })
  return {
    ...Object.fromEntries(strokes.map((name) => [name, finiteOnly(name)])),
    ...Object.fromEntries(gradients),
    arc: round('arc'),
    ellipse: round('ellipse'),
    globalAlpha: 1,
    font: '',
    /** Letters as wide as ours are on average. */
    measureText(text: string) {
      return { width: text.length * 0.56 * Number(/(\d+)px/.exec(this.font)?.[1] ?? 0) }
    },
    drawImage: (image: { width: number; height: number }, ...args: readonly number[]) => {
      finiteOnly('drawImage')(...args)
      onImage(image.width, image.height)
    },
  }
}

/** Canvases that accept every stroke and show none, so that drawing can be tested without a browser. */
export function layPaper() {
  vi.stubGlobal('document', {
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        getContext: () => ({
          ...paperBrush((width, height) => {
            if (width < 1 || height < 1) throw new RangeError('An empty picture cannot be drawn')
          }),
          canvas,
        }),
      }
      return canvas
    },
  })
  vi.stubGlobal('Path2D', PaperPath)
  vi.stubGlobal(
    'DOMMatrix',
    class {
      translate() {
        return this
      }
    },
  )
}
