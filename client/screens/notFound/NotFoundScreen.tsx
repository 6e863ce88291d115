import { useEffect } from 'react'
import { ButtonLink } from '../../parts/Button.tsx'
import notice from '../../parts/feedback/Notice.module.css'
import { FoldedNote } from '../../parts/secrets/FoldedNote.tsx'
import { Slime } from '../../slimes/Slime.tsx'
import { partTexts } from '../../texts/parts.ts'
import { shellTexts } from '../../texts/shell.ts'
import styles from './NotFoundScreen.module.css'

export default function NotFoundScreen() {
  useEffect(() => {
    document.title = `${shellTexts.notFoundTitle} · ${partTexts.productName}`
  }, [])
  return (
    <main id="main" className={`${notice.notice} ${styles.screen}`}>
      <div className={styles.number} aria-hidden="true">
        4<Slime name="galaxy" size={190} lively />4
      </div>
      <h1>{shellTexts.notFoundTitle}</h1>
      <p>{shellTexts.notFoundText}</p>
      <div className={notice.actions}>
        <ButtonLink href="/" look="mint" size="large">
          {shellTexts.goHome}
        </ButtonLink>
      </div>
      <FoldedNote place="lost" />
    </main>
  )
}
