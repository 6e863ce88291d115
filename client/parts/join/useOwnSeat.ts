import { useEffect, useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { hostedGamesPath, readSeats } from '../../net/hostedGames.ts'
import { useServerData } from '../../net/useServerData.ts'
import { seatedGames } from '../../state/kept/seatedGames.ts'

const seatsOfAccount = async (userId: string | undefined): Promise<string[]> => {
  const answer = userId === undefined ? undefined : await readSeats(userId)
  return answer?.ok ? answer.value.map(({ code }) => code) : []
}

/**
 * The code of a running game in which this tab or this account has a seat. It is for players who left a game, for
 * example with a phone's back button, or who change devices: the code may stand on a board they cannot see.
 */
export function useOwnSeat(user: User | null): string | undefined {
  const [ofTab, setOfTab] = useState<string[]>([])
  const [ofAccount, setOfAccount] = useState<string[]>([])
  const codes = [...ofTab, ...ofAccount]
  const userId = user?.id
  const { data: hosted } = useServerData<HostedGame[]>(userId && codes.length > 0 ? hostedGamesPath(userId) : null)
  useEffect(() => {
    let isWanted = true
    setOfAccount([])
    // We show each answer as it comes: on a dead line the account's seats may take long, but this tab's seats are known.
    void seatedGames().then((found) => isWanted && setOfTab(found))
    void seatsOfAccount(userId).then((found) => isWanted && setOfAccount(found))
    return () => {
      isWanted = false
    }
  }, [userId])
  // Games that the user hosts are listed elsewhere, with more buttons.
  const others = user ? hosted : []
  return others && codes.find((one) => others.every((game) => game.code !== one))
}
