import { type Client, Protocol, SchemaSerializer } from '@colyseus/core'
import { $changes, Encoder, StateView } from '@colyseus/schema'
import { bundleOf } from './bundleOf.ts'
import type { GameState, PlayerRow } from './gameState.ts'

/** Each room has three buffers of this size: enough for a class, and a room that needs more gets more. */
Encoder.BUFFER_SIZE = 32 * 1024
/** What a row of a player takes in a full state, and then some. */
const bytesPerRow = 200

/** What a player's device may see beside what all see: its own row. */
export class OwnRowView extends StateView {
  readonly changesToLookAt: Encoder['root']['changes']

  constructor(row: PlayerRow) {
    super()
    this.add(row)
    const changeTree = row[$changes]
    this.changesToLookAt = changeTree ? { next: { changeTree, position: 0 }, nextPosition: 1 } : { nextPosition: 0 }
  }
}

/**
 * The library looks through everybody's changes for each device, to find those that it may see: a million looks at each
 * phase of a game of a thousand. A device with one row has one place to look at.
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

  /** The library would allocate a larger buffer for each newcomer anew, and keep none of them. */
  override getFullState(...asked: Parameters<SchemaSerializer<GameState>['getFullState']>) {
    const { players, question } = this.encoder.state
    const needed = Encoder.BUFFER_SIZE + players.size * bytesPerRow + question.image.length
    if (needed > this.fullEncodeBuffer.byteLength) {
      this.fullEncodeBuffer = new Uint8Array(needed)
      this.fullEncodeBuffer[0] = Protocol.ROOM_STATE
      this.needFullEncode = true
    }
    return super.getFullState(...asked)
  }

  /** This device reads two frames in one. */
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
    const { lead, only } = this
    this.only = undefined
    const clients = only ? [...all].filter((client) => only.has(client)) : all
    if (!lead) return super.applyPatches(clients, state)
    this.lead = undefined
    const pairs = clients.map((client) => new LeadAndPatch(client, lead, this.bundling.has(client)))
    const sent = super.applyPatches(pairs as unknown as Client[], state)
    for (const pair of pairs) pair.sendRest()
    return sent
  }
}

/** The socket below a connection, where the transport shows it. */
interface Corkable {
  _socket?: { cork(): void; uncork(): void } | null
}

/**
 * Stands for a client while a picture is sent: the message and the picture leave in one write, as soon as both are there.
 * Half of what a large game costs a server are calls to the system, and a device that has its frames is busy with them
 * while those of the next are being made.
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
    if (frame) {
      this.led = true
      this.client.raw(bundleOf(frame, patch))
      this.lead.written(this.client)
      return
    }
    const { _socket } = this.client.ref as unknown as Corkable
    _socket?.cork()
    this.sendLead()
    this.client.raw(patch)
    _socket?.uncork()
  }

  /** For the clients that have no picture coming. */
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
