import { useState } from 'react'
import { Slime } from '../../slimes/Slime.tsx'
import { playCue } from '../../state/sound.ts'
import { slimeName } from '../../texts/collecting/slimeNames.ts'
import { homeTexts } from '../../texts/home.ts'
import styles from './HomeScreen.module.css'

const samples = ['mint', 'dragon', 'sakura', 'galaxy', 'pumpkin', 'ice', 'phoenix', 'unicorn'] as const
const cheerMs = 900

/** Eight slimes that like to be poked. */
export const SampleSlimes = () => {
  const [poked, setPoked] = useState<string | null>(null)
  return (
    <ul className={styles.samples} aria-label={homeTexts.samples}>
      {samples.map((name) => (
        <li key={name}>
          <button
            type="button"
            className={poked === name ? styles.poked : undefined}
            aria-label={homeTexts.poke(slimeName(name))}
            onClick={() => {
              setPoked(name)
              setTimeout(setPoked, cheerMs, null)
              playCue('join')
            }}
          >
            <Slime name={name} size="100%" pose={poked === name ? 'cheer' : 'idle'} lively />
          </button>
        </li>
      ))}
    </ul>
  )
}
