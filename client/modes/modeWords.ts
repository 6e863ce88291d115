/** What a page knows of every mode as soon as it names one: the lobby of a phone carries it. */
export interface ModeWords {
  name: string
}
