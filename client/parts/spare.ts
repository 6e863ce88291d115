import { type ComponentType, lazy } from 'react'

/** A part that nobody waits for: where its code does not come, the page is the same without it. */
export const spare = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
