import type { ServerMessageName, ServerMessages } from '../../rooms/shared/contract/game.ts'

type Named<Name extends ServerMessageName> = Name

/** The page ignores these messages, because the synchronised state shows the same. */
type Ignored = Named<'player-joined' | 'player-left' | 'game-created' | 'game-state'>

/** These messages do not change the view. The part of the page that needs one listens for it. */
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

/** The messages that change the view of the game. A new message compiles only when it stands here or in a list above. */
export type ViewTellings = { [Name in Exclude<ServerMessageName, Ignored | HeardElsewhere>]: Hearer<Name> }

export type AnyTellings = { readonly [Name in ServerMessageName]?: Hearer<Name> }

const listeners = new Set<(type: ServerMessageName, message: unknown) => void>()

/** Calls back for one message, for sounds, cheers and whatever no view keeps. Returns a function that stops it. */
export function onGameEvent<Name extends Exclude<ServerMessageName, Ignored>>(
  name: Name,
  hear: Hearer<Name>,
): () => void {
  const listener = (type: ServerMessageName, message: unknown) => {
    // The name tells the type of the message.
    if (type === name) hear(message as ServerMessages[Name])
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function passOn(type: ServerMessageName, message: unknown): void {
  for (const listener of listeners) listener(type, message)
}
