/** A knock at the door, as the HTTP server heard it. */
export interface Knock {
  method: string
  roomName: string
  options: unknown
  cookie: string | undefined
  /** The number in the cookie of the browser. */
  device: string | null
  address: string
  /** Whether the device waits for no answer any more: its page is closed, or it has given up. */
  hasGone(): boolean
}
