import type { Plugin } from 'vite'
import { stateShape, stateTold } from '../../rooms/game/showing/stateShape.ts'

const name = 'virtual:known-state'

/** Builds into the pages how a game's state lies on the wire, so that the server need not tell each phone that joins. */
export const knownState = (): Plugin => ({
  name: 'known-state',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => {
    if (id !== `\0${name}`) return undefined
    const known = { shape: stateShape, told: Buffer.from(stateTold).toString('latin1') }
    return `export const knownState = ${JSON.stringify(known)}`
  },
})
