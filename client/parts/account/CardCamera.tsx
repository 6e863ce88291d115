import { useEffect, useRef, useState } from 'react'
import { cardTexts as texts } from '../../texts/school/cards.ts'
import { Button } from '../Button.tsx'
import { joinClasses } from '../joinClasses.ts'
import styles from './CardForm.module.css'
import { type CodeReader, findCodeReader, watchForCard } from './codeReading.ts'

type LookingProps = { reader: CodeReader; onCard: (secret: string) => void; onFault: () => void }

/** What the camera sees, until it has seen a card. The picture stays on the device. */
const Looking = ({ reader, onCard, onFault }: LookingProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef({ onCard, onFault })
  told.current = { onCard, onFault }
  const [isMirrored, setIsMirrored] = useState(false)
  useEffect(() => {
    let isHere = true
    let stream: MediaStream | undefined
    let endWatch: (() => void) | undefined
    const stop = () => {
      endWatch?.()
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      const screen = video.current
      if (!isHere || !screen) return stop()
      // A front camera shows the pupil, so its picture is mirrored.
      setIsMirrored(stream.getVideoTracks()[0]?.getSettings().facingMode !== 'environment')
      screen.srcObject = stream
      await screen.play()
      if (isHere) endWatch = watchForCard(reader, screen, (secret) => told.current.onCard(secret))
    }
    start().catch(() => isHere && told.current.onFault())
    return () => {
      isHere = false
      stop()
    }
  }, [reader])
  return (
    <video
      ref={video}
      className={joinClasses(styles.camera, isMirrored && styles.mirrored)}
      aria-label={texts.cameraSees}
      muted
      playsInline
    />
  )
}

type CardCameraProps = { onCard: (secret: string) => void; onFault: (problem: string | null) => void }

/**
 * A pupil holds their card in front of the device's own camera, and needs no keyboard and no second device. A device that cannot
 * read cards shows nothing.
 */
export const CardCamera = ({ onCard, onFault }: CardCameraProps) => {
  const [reader, setReader] = useState<CodeReader>()
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    let isHere = true
    void findCodeReader().then((found) => isHere && setReader(found))
    return () => {
      isHere = false
    }
  }, [])
  if (!reader) return null
  const turn = (on: boolean, problem: string | null = null) => {
    setIsOn(on)
    onFault(problem)
  }
  const seen = (secret: string) => {
    turn(false)
    onCard(secret)
  }
  if (!isOn)
    return (
      <Button icon="target" size="large" wide onClick={() => turn(true)}>
        {texts.scan}
      </Button>
    )
  return (
    <section className={styles.form} aria-label={texts.scan}>
      <Looking reader={reader} onCard={seen} onFault={() => turn(false, texts.cameraOff)} />
      <p role="status">{texts.holdCard}</p>
      <Button wide onClick={() => turn(false)}>
        {texts.stopCamera}
      </Button>
    </section>
  )
}
