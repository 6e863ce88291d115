const stepMs = 1000

const after = (ms: number, act: () => void): void =>
  void setTimeout(() => (ms > stepMs ? after(ms - stepMs, act) : act()), Math.min(ms, stepMs))

/**
 * The value that is waited for, or undefined once this time is over. While a busy or sleeping device stands still, hardly any of it
 * passes: the value may have come meanwhile, and the page could not read it yet.
 */
export const atMost = <Value>(ms: number, coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming, new Promise<undefined>((resolve) => after(ms, () => resolve(undefined)))])
