import type { Plugin } from 'vite'
import { stateShape, stateTold } from '../../rooms/game/showing/stateShape.ts'

const name = 'virtual:known-state'

/** The pages bring along how a game's state lies on the wire: a phone that joins or comes back is not told it each time. */
export const knownState = (): Plugin => ({
  name: 'known-state',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) => {
    if (id !== `\0${name}`) return undefined
    const known = { shape: stateShape, told: Buffer.from(stateTold).toString('latin1') }
    return `export const knownState = ${JSON.stringify(known)}`
  },
})
