import type { ChildProcess, SpawnOptions } from 'node:child_process'

export const launch: (program: string, args: readonly string[], options?: SpawnOptions) => ChildProcess
