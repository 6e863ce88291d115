/** What every page knows about each mode. Even the lobby of a phone carries it. */
export interface ModeWords {
  name: string
}
