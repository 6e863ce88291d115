/** What every page knows of a mode from its first moment on. */
export interface ModeWords {
  name: string
}
