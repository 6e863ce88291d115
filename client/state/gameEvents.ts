import type { ServerMessageName, ServerMessages } from '../../rooms/shared/contract/game.ts'

type Named<Name extends ServerMessageName> = Name

/** What the synchronised state shows as well: a page does nothing about it. */
type Ignored = Named<'player-joined' | 'player-left' | 'game-created' | 'game-state'>

/** Messages that do not change the view: the part of the page that needs one listens for it. */
type HeardElsewhere = Named<
  | 'game-map'
  | 'map-credit'
  | 'map-votes'
  | 'slimes-tapped'
  | 'door-sign'
  | 'remote-invited'
  | 'remote-asks'
  | 'remote-waiting'
  | 'remote-opened'
  | 'remote-sheet'
  | 'again-asked'
>

type Hearer<Name extends ServerMessageName> = (message: ServerMessages[Name]) => void

/** What the view of the game is changed by. A new message does not compile before it stands here, or in a list above. */
export type ViewTellings = { [Name in Exclude<ServerMessageName, Ignored | HeardElsewhere>]: Hearer<Name> }

export type AnyTellings = { readonly [Name in ServerMessageName]?: Hearer<Name> }

const listeners = new Set<(type: ServerMessageName, message: unknown) => void>()

/** What happened, beside what is: for sounds, cheers and what no view keeps. Returns how to stop listening. */
export function onGameEvent<Name extends Exclude<ServerMessageName, Ignored>>(
  name: Name,
  hear: Hearer<Name>,
): () => void {
  const listener = (type: ServerMessageName, message: unknown) => {
    // The name says what it is.
    if (type === name) hear(message as ServerMessages[Name])
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function passOn(type: ServerMessageName, message: unknown): void {
  for (const listener of listeners) listener(type, message)
}
