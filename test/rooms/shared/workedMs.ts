/** How long the processor works on it. What other programs do meanwhile does not count. */
export const workedMs = (act: () => unknown): number => {
  const since = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(since)
  return (user + system) / 1000
}
