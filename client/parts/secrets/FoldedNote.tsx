import { useState } from 'react'
import type { RiddlePlace, SecretCodeHint } from '../../../rooms/shared/contract/player.ts'
import { useServerData } from '../../net/useServerData.ts'
import { secretTexts } from '../../texts/collecting/secrets.ts'
import styles from './FoldedNote.module.css'

const Paper = () => (
  <svg width="46" height="46" viewBox="0 0 46 46" aria-hidden="true">
    <path d="M6 7L34 5L41 12L40 40L7 41Z" fill="#fff3b0" stroke="#8a6a1c" strokeWidth="2" strokeLinejoin="round" />
    <path d="M34 5L33.5 13L41 12Z" fill="#e8cf74" stroke="#8a6a1c" strokeWidth="2" strokeLinejoin="round" />
    <path d="M6.5 24L40.5 23" stroke="#d9bd5c" strokeWidth="1.6" />
    <text x="22.5" y="32" textAnchor="middle" fontSize="23" fontWeight="700" fill="#6b4bd6">
      ?
    </text>
  </svg>
)

const Riddle = ({ place }: { place: RiddlePlace }) => {
  const { data, error } = useServerData<SecretCodeHint[]>(`/api/secret-code-hints?place=${place}`)
  return (
    <div className={styles.paper} role="status">
      {data?.map(({ hint }) => (
        <p key={hint}>{hint}</p>
      ))}
      {error !== undefined && !data && <p>{error}</p>}
      <small>{secretTexts.tellInShop}</small>
    </div>
  )
}

/** A note that somebody has lost here: a riddle whose answer is a secret code. */
export const FoldedNote = ({ place }: { place: RiddlePlace }) => {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.note}>
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Paper />
        <span className="unseen">{secretTexts.foldedNote}</span>
      </button>
      {isOpen && <Riddle place={place} />}
    </div>
  )
}
