/** Runs in a page before anything else: with a single core a player's device shows no stage, with more it tries one. */
export const haveCores = (cores: number): void => {
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: cores, configurable: true })
}
