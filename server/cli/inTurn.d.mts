export function run(
  program: string,
  args: readonly string[],
): Promise<{ status: number | null; signal: NodeJS.Signals | null }>
export function inTurn(turn: string, waiting: string, work: () => Promise<void>): Promise<void>
