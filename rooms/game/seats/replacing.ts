import { CloseCode } from '@colyseus/core'

/** A page may come back while its old line still looks open. It is not another device, so it may go on coming back. */
export const replacing = (before: string | undefined, next: string | undefined): [CloseCode, string] => [
  CloseCode.CONSENTED,
  before !== undefined && before === next ? 'replaced' : 'elsewhere',
]
