import type { RoundResolved } from './game.ts'

type OwnPart = Pick<RoundResolved, 'changes' | 'events'>

const oneself = ''

/** A device knows its own player, so its own id is left out to make messages shorter. */
export const toOneself = (own: OwnPart, player: string): OwnPart => renamed(own, player, oneself)

/** Puts the id back. */
export const ownRound = (round: RoundResolved, player: string): RoundResolved => ({
  ...round,
  ...renamed(round, oneself, player),
})

function renamed({ changes, events }: OwnPart, from: string, to: string): OwnPart {
  const named = <Told extends { player?: string | undefined; other?: string | undefined }>(told: Told): Told => {
    if (told.player === from) return { ...told, player: to }
    return told.other === from ? { ...told, other: to } : told
  }
  return { changes: changes.map(named), events: events.map(named) }
}
