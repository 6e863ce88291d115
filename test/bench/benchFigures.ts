import type { Scenario, Side } from './benchSides.ts'

/** The figures of one side in one scenario. Bytes, frames and processor time are for each player, question or join. */
export interface Figures {
  ackP50: number
  ackP95: number
  ackP99: number
  bytes: number
  frames: number
  cpuMs: number
  closeMs: number
  joins: number
  joinMs: number
  joinBytes: number
  rssMb: number
}
export type FigureName = keyof Figures

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b)

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor((sorted.length - 1) * share)] ?? 0

export async function measure(side: Side, scenario: Scenario): Promise<Figures> {
  const { report, closeMs, joins, joinsMs, cpuMs, rssMb } = await side.play(scenario)
  const acks = ascending(report.ackMs)
  const players = scenario.games * scenario.players
  return {
    ackP50: percentile(acks, 0.5),
    ackP95: percentile(acks, 0.95),
    ackP99: percentile(acks, 0.99),
    bytes: report.bytes / players / scenario.questions,
    frames: report.frames / players / scenario.questions,
    cpuMs: cpuMs / scenario.questions,
    closeMs: percentile(ascending(closeMs), 0.5),
    joins,
    joinMs: joinsMs / players,
    joinBytes: report.joinBytes / players,
    rssMb,
  }
}

const ofEach = (of: (name: FigureName) => number, all: readonly Figures[]): Figures => {
  const names = Object.keys(all[0] ?? {}) as FigureName[]
  return Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as Figures
}

export const medians = (all: readonly Figures[]): Figures =>
  ofEach((name) => percentile(ascending(all.map((figures) => figures[name])), 0.5), all)

export const ratios = (own: Figures, floor: Figures): Figures => ofEach((name) => own[name] / floor[name], [own])

interface Column {
  head: string
  names: readonly FigureName[]
}

const columns: readonly Column[] = [
  { head: 'answer acknowledged p50 / p95 / p99 ms', names: ['ackP50', 'ackP95', 'ackP99'] },
  { head: 'last answer to last result ms', names: ['closeMs'] },
  { head: 'server CPU ms per question', names: ['cpuMs'] },
  { head: 'bytes', names: ['bytes'] },
  { head: 'frames', names: ['frames'] },
  { head: 'joins/s', names: ['joins'] },
  { head: 'server CPU ms to join', names: ['joinMs'] },
  { head: 'bytes to join', names: ['joinBytes'] },
  { head: 'memory MB', names: ['rssMb'] },
]

const show = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2))

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

export const heading = (): string =>
  `${line(['game', '', ...columns.map(({ head }) => head)])}\n|---|---|${columns.map(() => '---|').join('')}`

export const row = (game: string, who: string, figures: Figures): string =>
  line([game, who, ...columns.map(({ names }) => names.map((name) => show(figures[name])).join(' / '))])

/** Reads a line that `row` has written. */
export function readRow(text: string): { game: string; who: string; figures: Figures } | undefined {
  const [game = '', who = '', ...cells] = text
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  if (cells.length !== columns.length) return undefined
  const values = cells.flatMap((cell) => cell.split(' / ').map(Number))
  if (values.some(Number.isNaN)) return undefined
  const names = columns.flatMap((column) => column.names)
  return { game, who, figures: Object.fromEntries(names.map((name, nth) => [name, values[nth]])) as unknown as Figures }
}
