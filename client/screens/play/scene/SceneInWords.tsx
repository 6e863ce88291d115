import { useCallback, useEffect, useId, useState } from 'react'
import { sceneWords } from '../../../texts/game/scene.ts'
import { News } from '../News.tsx'
import type { ScenePart } from './ownScene.ts'
import styles from './SceneInWords.module.css'
import { useSceneKey } from './useSceneKey.ts'

type SceneInWordsProps = {
  parts: readonly ScenePart[]
  /** Names the moment of the game that the words belong to: in the next moment they disappear. */
  moment: string
  /** Called when the player asks for the words, so that their code is loaded only then. */
  onAsk?: () => void
  /** The requested words are on their way and are read out when they have come. */
  isComing?: boolean
}

/** The picture in words for blind players: a list to walk through, which is also read out on request. */
export const SceneInWords = ({ parts, moment, onAsk, isComing = false }: SceneInWordsProps) => {
  const heading = useId()
  const [asked, setAsked] = useState(0)
  const [told, tell] = useState({ asked: 0, text: '', moment })
  const ask = useCallback(() => {
    setAsked((times) => times + 1)
    onAsk?.()
  }, [onAsk])
  useSceneKey(ask)
  // We read out once for each request, and not again when the words change afterwards.
  useEffect(() => {
    if (asked <= told.asked || isComing) return
    tell({ asked, text: parts.flatMap(({ sentences }) => sentences).join(' '), moment })
  }, [asked, told.asked, isComing, parts, moment])
  return (
    <section className={styles.scene} aria-labelledby={heading} data-sign>
      <h2 id={heading} className="unseen">
        {sceneWords.title}
      </h2>
      <button type="button" className={styles.ask} onClick={ask} aria-keyshortcuts="S">
        {sceneWords.ask} <kbd>S</kbd>
      </button>
      <div className="unseen">
        {parts.map(({ title, sentences }) => (
          <Part key={title} title={title} sentences={sentences} />
        ))}
      </div>
      <News key={told.asked} text={told.moment === moment ? told.text : ''} />
    </section>
  )
}

const Part = ({ title, sentences }: ScenePart) => (
  <>
    <h3>{title}</h3>
    <ul>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  </>
)
