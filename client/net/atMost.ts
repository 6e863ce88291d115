/** The value that is waited for, or undefined once this time is over. */
export const atMost = <Value>(ms: number, coming: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([coming, new Promise<undefined>((resolve) => setTimeout(resolve, ms))])
