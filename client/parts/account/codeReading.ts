/** Reads codes from a camera. Chromebooks, Android and Macs bring it along, and for other devices we load none. */
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

/** Undefined if the device has none, or if the page may not use the camera: browsers forbid it over plain HTTP. */
export const findCodeReader = async (): Promise<CodeReader | undefined> => {
  const Kind = window.BarcodeDetector
  if (!Kind || !isSecureContext || !('mediaDevices' in navigator)) return undefined
  const supported = await Kind.getSupportedFormats().catch((): readonly string[] => [])
  return formats.every((format) => supported.includes(format)) ? new Kind({ formats }) : undefined
}

const ofCard = /\/in#([a-z2-7]{26})$/

/** The secret after the `#` of a card. Undefined for any other code in front of the camera. */
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
