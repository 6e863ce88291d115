import { type Client, Protocol, SchemaSerializer } from '@colyseus/core'
import { $changes, Encoder, StateView } from '@colyseus/schema'
import { bundleOf } from './bundleOf.ts'
import type { GameState, PlayerRow } from './gameState.ts'
import { type Corkable, lots } from './lots.ts'

/** Each room has three buffers of this size. It is enough for a class, and a larger room gets more. */
Encoder.BUFFER_SIZE = 32 * 1024
/** More than enough for one player's row in a full state, and in a picture that shows every device its own row. */
const bytesPerRow = 200

const bytesFor = ({ players, question }: GameState): number =>
  Encoder.BUFFER_SIZE + players.size * bytesPerRow + question.image.length

/** What a player's device may see beside the shared state: its own row. */
export class OwnRowView extends StateView {
  readonly changesToLookAt: Encoder['root']['changes']
  private readonly row: PlayerRow

  constructor(row: PlayerRow) {
    super()
    this.row = row
    this.add(row)
    const changeTree = row[$changes]
    this.changesToLookAt = changeTree ? { next: { changeTree, position: 0 }, nextPosition: 1 } : { nextPosition: 0 }
  }

  /** Encodes the whole row the next time. False if no patch has sent this row yet. */
  askForAll(): boolean {
    return this.row[$changes]?.isNew === false && this.add(this.row)
  }
}

/**
 * For each device the library searches all changes for those that it may see: a million looks at each phase of a game
 * of a thousand. A device with one row needs only one look.
 */
function lookOnlyWhereNeeded(encoder: Encoder): void {
  const encode = encoder.encode.bind(encoder)
  encoder.encode = (it, view, buffer, initialOffset) => {
    if (!(view instanceof OwnRowView)) return encode(it, view, buffer, initialOffset)
    const { root } = encoder
    const all = root.changes
    root.changes = view.changesToLookAt
    try {
      return encode(it, view, buffer, initialOffset)
    } finally {
      root.changes = all
    }
  }
}

/** A message that goes ahead of the next picture. */
export interface FramedLead {
  frameFor(client: Client): Uint8Array | undefined
  written(client: Client): void
}

export class PictureSerializer extends SchemaSerializer<GameState> {
  private lead: FramedLead | undefined
  private readonly bundling = new WeakSet<object>()
  private only: ReadonlySet<unknown> | undefined

  override reset(state: GameState): void {
    super.reset(state)
    lookOnlyWhereNeeded(this.encoder)
  }

  /**
   * The library would allocate a larger buffer for each newcomer anew and keep none. Messages to a newcomer in the same
   * moment leave with the state, in one write.
   */
  override getFullState(...asked: Parameters<SchemaSerializer<GameState>['getFullState']>) {
    const [newcomer] = asked
    if (newcomer) {
      const socket = socketOf(newcomer)
      socket.cork()
      queueMicrotask(() => socket.uncork())
    }
    const needed = bytesFor(this.encoder.state)
    if (needed > this.fullEncodeBuffer.byteLength) {
      this.fullEncodeBuffer = new Uint8Array(needed)
      this.fullEncodeBuffer[0] = Protocol.ROOM_STATE
      this.needFullEncode = true
    }
    const view = newcomer?.view
    if (!(view instanceof OwnRowView && view.askForAll())) return super.getFullState(...asked)
    // The library would look through all rows to find the one that this device may see.
    super.getFullState()
    const { offset } = this.sharedOffsetCache
    return this.encoder.encodeView(view, offset, { offset }, this.fullEncodeBuffer)
  }

  /** This device can read two frames in one. */
  bundleFor(client: Client): void {
    this.bundling.add(client)
  }

  goAhead(lead: FramedLead): void {
    this.lead = lead
  }

  /**
   * The next patch goes to these clients only. The others miss nothing: a later patch carries values, not differences.
   */
  goOnlyTo(clients: ReadonlySet<unknown>): void {
    this.only = clients
  }

  override applyPatches(all: Client[], state?: unknown): boolean {
    const { lead, only, encoder } = this
    this.only = undefined
    // The parts of all devices lie in one buffer. If it is too small, the library starts again and writes a warning.
    const needed = bytesFor(encoder.state)
    if (needed > encoder.sharedBuffer.byteLength) encoder.sharedBuffer = new Uint8Array(needed)
    const clients = only ? [...all].filter((client) => only.has(client)) : all
    if (!lead) return super.applyPatches(clients, state)
    this.lead = undefined
    // The library begins with the last client, but the board was first in the list.
    const pairs = clients.map((client) => new LeadAndPatch(client, lead, this.bundling.has(client))).reverse()
    const sent = super.applyPatches(pairs as unknown as Client[], state)
    for (const pair of pairs) pair.sendRest()
    return sent
  }
}

const noSocket: Corkable = { cork: () => {}, uncork: () => {} }

const socketOf = (client: Client): Corkable =>
  (client.ref as unknown as { _socket?: Corkable | null })._socket ?? noSocket

/**
 * Stands for a client while a picture is sent, so that message and picture leave in one write as soon as both are ready.
 * System calls are half of what a large game costs a server. And a device already works on its frames while the next ones
 * are made.
 */
class LeadAndPatch {
  private readonly client: Client
  private readonly lead: FramedLead
  private readonly isBundling: boolean
  private led = false

  constructor(client: Client, lead: FramedLead, isBundling: boolean) {
    this.client = client
    this.lead = lead
    this.isBundling = isBundling
  }

  get state(): Client['state'] {
    return this.client.state
  }

  get view(): Client['view'] {
    return this.client.view
  }

  raw(patch: Uint8Array): void {
    const frame = this.isBundling ? this.lead.frameFor(this.client) : undefined
    const socket = socketOf(this.client)
    if (!frame) {
      socket.cork()
      this.sendLead()
      this.client.raw(patch)
      socket.uncork()
      return
    }
    this.led = true
    // A bundle has memory of its own, so the next picture cannot overwrite it while it waits.
    lots.write(
      socket,
      () => this.client.raw(bundleOf(frame, patch)),
      () => this.lead.written(this.client),
    )
  }

  /** For clients that get no picture. */
  sendRest(): void {
    if (!this.led) this.sendLead()
  }

  private sendLead(): void {
    this.led = true
    const frame = this.lead.frameFor(this.client)
    if (!frame) return
    this.client.enqueueRaw(frame)
    this.lead.written(this.client)
  }
}
