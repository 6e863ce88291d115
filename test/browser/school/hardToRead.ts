import type { Page } from 'playwright-core'

type Box = { left: number; right: number; top: number; bottom: number }

/** A line of text: the box of its letters, and the part of the page in which it shows. */
interface Written {
  text: string
  /** Lines of one part may lie as close as they like. */
  part: number
  /** Screen readers skip it, too, so it may lie outside its frame. */
  isUnsaid: boolean
  box: Box
  frame: Box
  canScroll: boolean
  /** It stays over the page while the page scrolls. */
  isAfloat: boolean
  px: number
}

const tolerance = 2

const writtenOn = (page: Page): Promise<Written[]> =>
  page.evaluate(() => {
    /** The share of a line's height above its letters. */
    const aboveLetters = 0.2
    const upwards = (part: Element | null): Element[] => (part ? [part, ...upwards(part.parentElement)] : [])
    const isHidden = (part: Element): boolean => {
      const { clipPath, opacity, visibility } = getComputedStyle(part)
      return visibility === 'hidden' || Number(opacity) < 0.1 || clipPath.startsWith('inset(50%')
    }
    /** Letters in a drawing are scaled with it. */
    const scaleOf = (part: Element) => (part instanceof SVGGraphicsElement ? (part.getScreenCTM()?.a ?? 1) : 1)
    const common = (boxes: Box[]): Box => ({
      left: Math.max(...boxes.map(({ left }) => left)),
      right: Math.min(...boxes.map(({ right }) => right)),
      top: Math.max(...boxes.map(({ top }) => top)),
      bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    })
    const written: Written[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [within, text = ''] = [node.parentElement, node.textContent?.trim()]
      const around = upwards(within)
      if (!within || text === '' || within.closest('script, style') || around.some(isHidden)) continue
      const styles = around.map((part) => getComputedStyle(part))
      const frames = around.filter((_, index) => styles[index]?.overflow !== 'visible')
      const window = { left: 0, right: innerWidth, top: 0, bottom: Number.MAX_SAFE_INTEGER }
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom, height } of range.getClientRects())
        written.push({
          text,
          isUnsaid: within.closest('[aria-hidden]') !== null,
          part: [...document.querySelectorAll('*')].indexOf(within),
          box: { left, right, top: top + height * aboveLetters, bottom: bottom - height * aboveLetters },
          frame: common([window, ...frames.map((frame) => frame.getBoundingClientRect())]),
          canScroll: styles.some(({ overflow }) => /auto|scroll/.test(overflow)),
          isAfloat: styles.some(({ position }) => position === 'sticky'),
          px: Number.parseFloat(getComputedStyle(within).fontSize) * scaleOf(within),
        })
    }
    return written
  })

const isCutAtSide = ({ box, frame }: Written) =>
  box.left < frame.left - tolerance || box.right > frame.right + tolerance
const isCut = ({ box, frame, canScroll }: Written) =>
  !canScroll && (box.top < frame.top - tolerance || box.bottom > frame.bottom + tolerance)

const isOutOfTheWay = ({ box, frame, isUnsaid }: Written) =>
  isUnsaid && (box.top >= frame.bottom || box.bottom <= frame.top)

const seen = ({ box, frame }: Written): Box => ({
  left: Math.max(box.left, frame.left),
  right: Math.min(box.right, frame.right),
  top: Math.max(box.top, frame.top),
  bottom: Math.min(box.bottom, frame.bottom),
})

const isOver = (one: Written, other: Written): boolean => {
  if (one.part === other.part || one.isAfloat || other.isAfloat) return false
  const [here, there] = [seen(one), seen(other)]
  const across = Math.min(here.right, there.right) - Math.max(here.left, there.left)
  const down = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top)
  return Math.min(across, down) > tolerance + 1
}

/** How many points of each line of text are checked: from side to side, in rows across the middle of its height. */
const [across, rows] = [12, 3]
/** A cap or a spark that only touches the edge of a letter hides nothing. */
const leastHidden = 0.09

/** Texts behind a picture: a slime, an icon, a drawing. Falling confetti does not count. */
const behindPictures = (page: Page): Promise<string[]> =>
  page.evaluate(
    ({ across, rows, leastHidden }) => {
      const touchable = document.createElement('style')
      // `elementsFromPoint` skips elements that take no pointer events, so all of them take some for now.
      touchable.textContent = '* { pointer-events: auto !important }'
      document.head.append(touchable)
      const isPicture = (part: Element) =>
        part.tagName !== 'svg' &&
        part.closest('svg, img, canvas, video') !== null &&
        Number(getComputedStyle(part).opacity) > 0.3
      const isHidden = (within: Element, x: number, y: number) => {
        const there = document.elementsFromPoint(x, y)
        return there.slice(0, Math.max(0, there.indexOf(within))).some(isPicture)
      }
      const hiddenOf = (within: Element, { left, top, width, height }: DOMRect) => {
        let hidden = 0
        for (let row = 0; row < rows; row++)
          for (let point = 0; point < across; point++) {
            const y = top + height * (0.3 + (0.4 * row) / (rows - 1))
            if (isHidden(within, left + (width * (point + 0.5)) / across, y)) hidden++
          }
        return hidden / (across * rows)
      }
      // A drawing may reach a little over its box.
      const pictures = [...document.querySelectorAll('svg, img, canvas, video')].map((picture) => {
        const { left, right, top, bottom, width, height } = picture.getBoundingClientRect()
        const [across, down] = [width / 4, height / 4]
        return { left: left - across, right: right + across, top: top - down, bottom: bottom + down }
      })
      const isByPicture = ({ left, right, top, bottom }: DOMRect) =>
        pictures.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
      const behind: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const [within, text] = [node.parentElement, node.textContent?.trim()]
        if (!within?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || !text) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const lines = within.closest('svg') ? [] : [...range.getClientRects()]
        for (const line of lines.filter(isByPicture)) {
          const hidden = hiddenOf(within, line)
          if (hidden > leastHidden) behind.push(`${Math.round(hidden * 100)} % behind a picture: ${text}`)
        }
      }
      touchable.remove()
      return behind
    },
    { across, rows, leastHidden },
  )

/** Texts of a page that are cut off, lie over another text or behind a picture, or are smaller than `leastPx`. */
export async function hardToRead(page: Page, leastPx: number): Promise<string[]> {
  const written = (await writtenOn(page)).filter((one) => !isOutOfTheWay(one))
  const faults = written.flatMap((one, index) => [
    ...(isCutAtSide(one) ? [`cut off at its side: ${one.text}`] : []),
    ...(isCut(one) ? [`cut off: ${one.text}`] : []),
    ...(one.px < leastPx ? [`${one.px.toFixed(1)} pixels: ${one.text}`] : []),
    ...written
      .slice(index + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `one over the other: ${one.text}, ${other.text}`),
  ])
  return [...new Set([...faults, ...(await behindPictures(page))])]
}
