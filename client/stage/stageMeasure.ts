import type { Frame } from './place/framing.ts'

/** How far the page covers the edges of the stage, in pixels of the page. */
export interface Covered {
  left: number
  top: number
  right: number
  bottom: number
}

const mostPixels = 2
/** For a device that cannot keep up: first as many pixels as the page has, then fewer. */
const coarser = [1, 0.6]
/** How many pixels this device has turned out to be able to paint, for all stages on this page. */
let affordable: number = mostPixels
const designHeight = 1080
const designWidth = 1920
/** A phone is held nearer than a board hangs, so its letters may be smaller. */
const phoneUnit = 0.66
const followedTile = 66
/** In pixels of the design. Slimes in a close-up are larger than on the whole field; in a crowd all are small. */
const slimeCell = { few: 176, many: 132, crowd: 96, follow: 150 } as const

/** How large everything is on the stage in `host`, in pixels of the device. */
export function stageMeasure(host: HTMLElement, followsOwn: boolean) {
  const ratio = () => Math.min(affordable, window.devicePixelRatio || 1)
  const size = () => ({
    width: Math.max(1, Math.round(host.clientWidth * ratio())),
    height: Math.max(1, Math.round(host.clientHeight * ratio())),
  })
  const unit = (): number => {
    if (followsOwn) return phoneUnit * ratio()
    const { width, height } = size()
    return Math.max(0.6 * ratio(), Math.min(width / designWidth, height / designHeight))
  }
  const slimeFor = (players: number): number => {
    if (followsOwn) return slimeCell.follow
    if (players > 60) return slimeCell.crowd
    return players > 12 ? slimeCell.many : slimeCell.few
  }
  return {
    get ratio() {
      return ratio()
    },
    /** Returns false if it cannot go further. `isFar`: goes to the last step at once, because small steps would not help. */
    coarsen: (isFar: boolean): boolean => {
      const next = coarser.filter((step) => step < ratio()).at(isFar ? -1 : 0)
      if (next === undefined) return false
      affordable = next
      return true
    },
    /** In pixels of the page, however many pixels of the device they have. */
    window: () => ({ width: host.clientWidth, height: host.clientHeight }),
    size,
    unit,
    get tile() {
      return followedTile * ratio()
    },
    cellFor: (players: number): number => Math.ceil(slimeFor(players) * Math.max(0.8, unit())),
    frame: ({ left, top, right, bottom }: Covered): Frame => {
      const { width, height } = size()
      return {
        width,
        height,
        safe: {
          left: left * ratio(),
          top: top * ratio(),
          right: width - right * ratio(),
          bottom: height - bottom * ratio(),
        },
      }
    },
  }
}

export type StageMeasure = ReturnType<typeof stageMeasure>
