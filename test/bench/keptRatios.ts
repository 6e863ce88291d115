import type { FigureName, Figures } from './benchFigures.ts'

/**
 * What the product costs compared with the floor of the same run, in the quick form of the bench. Lower these when it
 * gets cheaper.
 */
export const keptRatios: Readonly<Record<string, Figures>> = {
  '30': {
    ackP50: 2.2,
    ackP95: 2.9,
    ackP99: 5,
    closeMs: 2.3,
    cpuMs: 3,
    bytes: 1.55,
    frames: 1.08,
    joins: 0.18,
    joinMs: 7,
    joinBytes: 13.8,
    rssMb: 2.1,
  },
  'battle 12': {
    ackP50: 2.2,
    ackP95: 2.9,
    ackP99: 5,
    closeMs: 2.3,
    cpuMs: 6.5,
    bytes: 3,
    frames: 2.17,
    joins: 0.15,
    joinMs: 8,
    joinBytes: 10.2,
    rssMb: 2.1,
  },
}

/** How many times larger each may be: counts by half; times by much more, because other work shares the machine. */
const mayGrow: Readonly<Record<FigureName, number>> = {
  ackP50: 4,
  ackP95: 10,
  ackP99: 20,
  closeMs: 4,
  cpuMs: 1.5,
  bytes: 1.5,
  frames: 1.5,
  joins: 4,
  joinMs: 2,
  joinBytes: 1.5,
  rssMb: 1.5,
}

/** Figures that got worse than allowed, in words. */
export const worsened = (kept: Figures, now: Figures): string[] =>
  (Object.keys(mayGrow) as FigureName[]).flatMap((name) => {
    const growth = name === 'joins' ? kept[name] / now[name] : now[name] / kept[name]
    if (growth <= mayGrow[name]) return []
    return [`${name}: ${now[name].toFixed(2)} times the floor's, kept are ${kept[name]}`]
  })
