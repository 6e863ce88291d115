/** Does one after the other, also after one has failed, and throws at the end what failed. */
export const throughFailures = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${steps.length} steps failed`)
  if (failures.length > 0) throw failures[0]
}
