/** What reads codes off a camera, where the browser brings it along: on Chromebooks, Android and Macs. Nothing is loaded for it. */
type CodeReader = { detect(picture: HTMLVideoElement): Promise<readonly { rawValue: string }[]> }
type CodeReaderKind = {
  new (wanted: { formats: readonly string[] }): CodeReader
  getSupportedFormats(): Promise<readonly string[]>
}

declare global {
  interface Window {
    BarcodeDetector?: CodeReaderKind
  }
}

const formats = ['qr_code'] as const

/** Undefined where the device has none, or where the page has no camera: over plain HTTP no browser gives one. */
export const findCodeReader = async (): Promise<CodeReader | undefined> => {
  const Kind = window.BarcodeDetector
  if (!Kind || !isSecureContext || !('mediaDevices' in navigator)) return undefined
  const supported = await Kind.getSupportedFormats().catch((): readonly string[] => [])
  return formats.every((format) => supported.includes(format)) ? new Kind({ formats }) : undefined
}

const ofCard = /\/in#([a-z2-7]{26})$/

/** What stands behind the `#` of a card; undefined for any other code that is held in front of the camera. */
const secretIn = (code: string): string | undefined => ofCard.exec(code)?.[1]

const lookAgainMs = 200

/** Looks until a card is seen, or the caller ends it. */
export const watchForCard = (reader: CodeReader, video: HTMLVideoElement, onCard: (secret: string) => void) => {
  let timer: number | undefined
  let isOver = false
  const look = async () => {
    const codes = await reader.detect(video).catch(() => [])
    if (isOver) return
    const [secret] = codes.flatMap(({ rawValue }) => secretIn(rawValue) ?? [])
    if (secret !== undefined) onCard(secret)
    else timer = window.setTimeout(look, lookAgainMs)
  }
  void look()
  return () => {
    isOver = true
    clearTimeout(timer)
  }
}

export type { CodeReader }
