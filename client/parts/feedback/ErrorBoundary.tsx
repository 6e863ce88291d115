import { Component, type ReactNode } from 'react'
import { Slime } from '../../slimes/Slime.tsx'
import { shellTexts } from '../../texts/shell.ts'
import { Button } from '../Button.tsx'
import styles from './Notice.module.css'

type ErrorBoundaryProps = {
  /** A new key gives the page another chance. */
  resetKey: string
  children: ReactNode
}

/** Catches any error that a page throws while it is drawn, so that the user never gets a white screen. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <main id="main" className={styles.notice}>
        <Slime name="pumpkin" pose="hurt" size={160} />
        <h1>{shellTexts.crashTitle}</h1>
        <p>{shellTexts.crashText}</p>
        <div className={styles.actions}>
          <Button look="grape" size="large" onClick={() => location.reload()}>
            {shellTexts.reload}
          </Button>
        </div>
      </main>
    )
  }
}
