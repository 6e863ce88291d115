import { type ComponentType, lazy } from 'react'

/** An extra part of a page: if its code does not come, the page works without it. */
export const spare = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch((): { default: ComponentType<Props> } => ({ default: () => null })))
