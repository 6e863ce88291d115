import { Gauge, type Registry } from 'prom-client'
import type { Census } from '../../rooms/census.ts'

type Sources = {
  countRooms: () => Promise<Census>
  /** How many games could not save their last write. */
  gamesBehind: () => number
  /** How many processes of this school are alive, as far as this one knows, including itself. */
  processes: () => number
}

/** The state of this process at the time of the request. */
export const keepSchoolMetrics = (registers: Registry, { countRooms, gamesBehind, processes }: Sources): void => {
  const byKind = (name: string, help: string, count: keyof Census) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registers],
      async collect() {
        for (const [kind, number] of Object.entries((await countRooms())[count])) this.set({ kind }, number)
      },
    })
  const plain = (name: string, help: string, count: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registers],
      collect() {
        this.set(count())
      },
    })
  byKind('rooms_open', 'Games and practices in this process', 'rooms')
  byKind('devices_connected', 'Players, boards and remotes in games and practices of this process', 'devices')
  plain('journals_behind', 'Games of which what happens cannot be written at the moment', gamesBehind)
  plain('processes_known', 'Processes of this school that are alive, this one among them', processes)
}
