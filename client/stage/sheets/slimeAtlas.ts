import { movingPoses, type Pose, poses } from '../../slimes/poses.ts'
import { boxSize } from '../../slimes/slimeBox.ts'
import { lookNamed } from '../../slimes/variants.ts'

export interface SlimeAtlas {
  canvas: HTMLCanvasElement
  /** Pixels of one picture. */
  cell: number
  frames: readonly { name: string; x: number; y: number }[]
}

type Drawing = typeof import('../../slimes/slimeMarkup.ts').slimeMarkup

const widest = 4096

export const slimeFrame = (slime: string, pose: Pose): string => `${slime}:${pose}`

interface Painted {
  hasMoods: boolean
  /** A light edge around the dark one: on any ground one of the two stands out. */
  hasEdge: boolean
}

/**
 * Every design in every pose as one document, so that the browser draws them all in one go. Shadows are actors of their
 * own. Sparks around happy slimes are left out, because they would get edges, too: thirty times that would be a carpet.
 */
function sheetOf(slimes: readonly string[], cell: number, { hasMoods, hasEdge: hidesJoy }: Painted, draw: Drawing) {
  const across = Math.max(1, Math.floor(widest / cell))
  const frames: SlimeAtlas['frames'][number][] = []
  let pictures = ''
  for (const slime of slimes)
    for (const pose of hasMoods ? poses : movingPoses) {
      const index = frames.length
      const [x, y] = [(index % across) * cell, Math.floor(index / across) * cell]
      frames.push({ name: slimeFrame(slime, pose), x, y })
      const drawn = draw(lookNamed(slime), pose, `s${index}`)
      pictures += `<svg x="${x}" y="${y}" width="${cell}" height="${cell}" viewBox="0 0 ${boxSize} ${boxSize}">${drawn}</svg>`
    }
  const width = Math.max(1, Math.min(frames.length, across) * cell)
  const height = Math.max(1, Math.ceil(frames.length / across) * cell)
  const document = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><style>[data-part=shadow]${hidesJoy ? ',svg>svg>path[stroke-width="1.8"]' : ''}{display:none}</style>${pictures}</svg>`
  return { frames, width, height, document }
}

const edge = { colour: '#ffffff', share: 0.028 } as const

/** A blank picture to paint on. */
export function paperOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('This browser paints no pictures')
  return brush
}

/** Paints the same pictures below in one colour, a little wider. */
function withEdge(picture: HTMLCanvasElement, by: number): HTMLCanvasElement {
  const [wide, edged] = [paperOf(picture.width, picture.height), paperOf(picture.width, picture.height)]
  for (const aside of [-by, 0, by]) wide.drawImage(picture, aside, 0)
  wide.globalCompositeOperation = 'source-in'
  wide.fillStyle = edge.colour
  wide.fillRect(0, 0, picture.width, picture.height)
  for (const down of [-by, 0, by]) edged.drawImage(wide.canvas, 0, down)
  edged.drawImage(picture, 0, 0)
  return edged.canvas
}

/** Paints the slimes of a class once; rejects if the browser cannot draw them. */
export async function paintSlimeAtlas(
  slimes: readonly string[],
  cell: number,
  { hasMoods, hasEdge }: Painted,
): Promise<SlimeAtlas> {
  // A chunk of its own, which all pages share.
  const { slimeMarkup } = await import('../../slimes/slimeMarkup.ts')
  const { frames, width, height, document: drawing } = sheetOf(slimes, cell, { hasMoods, hasEdge }, slimeMarkup)
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }))
  try {
    const picture = new Image(width, height)
    picture.src = address
    await picture.decode()
    // The document is drawn only once, because drawing it takes longer than all the rest.
    const brush = paperOf(width, height)
    brush.drawImage(picture, 0, 0)
    const canvas = hasEdge ? withEdge(brush.canvas, Math.max(1, cell * edge.share)) : brush.canvas
    return { canvas, cell, frames }
  } finally {
    URL.revokeObjectURL(address)
  }
}
