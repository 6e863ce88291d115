import { join } from 'node:path'
import type { Plugin } from 'vite'
import { type LeftOut, leaveOut } from './leaveOut.ts'

/**
 * The room library carries both ends of the wire, and much that our rooms do not use. A device only reads the state,
 * sends messages and pings: no encoder, no views, no collections but maps and arrays, no inputs, no prediction, no
 * accounts of its own, no HTTP/3.
 */
const unneeded: readonly LeftOut[] = [
  {
    module: '@colyseus/schema/build/index.mjs',
    unused: [
      'Encoder',
      'Root',
      'StateView',
      'StreamSchema',
      'SetSchema',
      'CollectionSchema',
      'encodeSchemaOperation',
      'encodeArray',
      'encodeMapEntry',
      'encodeIndexedEntry',
      'getEncodeDescriptor',
      'streamRouteRemove',
      // For rounded numbers, fields for some devices only and deprecated fields: our states have none.
      'quantizedFactory',
      'resolveQuantize',
      'quantize',
      'dequantize',
      'makeQuantizedEncoder',
      'makeQuantizedSetter',
      'decodeQuantized',
      'deprecated',
      '_clearViewBitFromAllTrees',
      // Changes to a list or a map: pages only read what they received. And what shows it to developers.
      ...['splice', 'unshift', 'pop', 'shift', 'sort', 'shuffle', 'with', '$reindexChildren'].map(
        (method) => `ArraySchema.${method}`,
      ),
      ...['getOrInsert', 'getOrInsertComputed'].map((method) => `MapSchema.${method}`),
      ...[
        'restore',
        'debugRefIdEncodingOrder',
        'debugRefIds',
        'debugChanges',
        'clone',
        'reset',
        '$reset',
        'setDirty',
      ].map((method) => `Schema.${method}`),
      // For the server's end: telling a state's shape, and what is sent to whom and when.
      'Reflection.encode',
      'Reflection.makeEncodable',
      'SchemaChangeRecorder.forEachWithCtx',
      'CollectionChangeRecorder.forEachWithCtx',
    ],
    // Pages never change decoded state, and the library's own tree for that case records nothing.
    instead: { ChangeTree: 'class ChangeTree { constructor(ref) { return new UntrackedChangeTree(ref) } }' },
  },
  {
    module: 'colyseus.js/build/Client.mjs',
    // For finding the nearest of several servers, and for coming back, which we do ourselves
    // (client/net/line/roomLine.ts).
    unused: ['getLatency', 'selectByLatency', 'reconnect'].map((method) => `ColyseusSDK.${method}`),
  },
  {
    module: 'colyseus.js/build/Room.mjs',
    unused: [
      'request',
      'sendRequest',
      'encodeRequestFrame',
      'mintRequestId',
      'sendUnreliable',
      'retryReconnection',
    ].map((method) => `Room.${method}`),
  },
  { module: '@colyseus/schema/build/input/index.mjs', unused: ['InputEncoder'] },
  { module: 'colyseus.js/build/input/RoomInput.mjs', unused: ['RoomInput'] },
  { module: 'colyseus.js/build/transport/H3Transport.mjs', unused: ['H3TransportTransport'] },
  { module: 'colyseus.js/build/fetchXHR.mjs', unused: ['xhrFetch'] },
  { module: 'colyseus.js/build/3rd_party/discord.mjs', unused: ['discordURLBuilder'] },
  { module: 'colyseus.js/build/RoomClock.mjs', unused: ['RoomClockImpl'] },
  // A panel for developers would look for rooms here, and no page of ours has that panel.
  {
    module: 'colyseus.js/build/debug-channel.mjs',
    unused: [],
    instead: { publishDebug: 'function publishDebug() {}' },
  },
  { module: 'colyseus.js/build/Auth.mjs', unused: [], instead: { Auth: 'class Auth {}' } },
]

const messagePack = join(import.meta.dirname, '../net/messagePack.ts')

const ownMessagePack: Plugin = {
  name: 'own-message-pack',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (source === 'msgpackr' && importer?.includes('colyseus.js') ? messagePack : null),
}

/** Makes the room library half as heavy. */
export const slimRoomLibrary = (): Plugin[] => [leaveOut(unneeded), ownMessagePack]
