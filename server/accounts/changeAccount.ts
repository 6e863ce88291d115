import type { AccountRecord } from '../archive/records.ts'
import type { Shelves } from '../archive/shelves.ts'

/** Undefined if the account is gone, or if `apply` leaves it as it is. */
export const changeAccount = async (
  { accounts }: Pick<Shelves, 'accounts'>,
  id: string,
  apply: (account: AccountRecord) => AccountRecord | undefined,
): Promise<AccountRecord | undefined> => {
  for (;;) {
    const present = await accounts.get(id)
    if (!present) return undefined
    const { version, ...account } = present
    const changed = apply(account)
    if (!changed) return undefined
    if (await accounts.replace(changed, version)) return changed
  }
}
