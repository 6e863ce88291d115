import { CloseCode } from '@colyseus/core'

/** A page that comes back while its line before still looks open is no other device: it may go on coming back. */
export const replacing = (before: string | undefined, next: string | undefined): [CloseCode, string] => [
  CloseCode.CONSENTED,
  before !== undefined && before === next ? 'replaced' : 'elsewhere',
]
