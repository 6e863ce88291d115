import { useEffect, useState } from 'react'
import type { User } from '../../../rooms/shared/contract/accounts.ts'
import type { HostedGame } from '../../../rooms/shared/contract/hostedGames.ts'
import { hostedGamesPath } from '../../net/hostedGames.ts'
import { useServerData } from '../../net/useServerData.ts'
import { seatedGames } from '../../state/kept/seatedGames.ts'

/**
 * The code of a game that goes on and in which this tab has a seat, for players who have left it in the middle, as by the
 * way back of a phone: the code may stand on a board they do not see.
 */
export function useOwnSeat(user: User | null): string | undefined {
  const [codes, setCodes] = useState<string[]>([])
  const { data: hosted } = useServerData<HostedGame[]>(user && codes.length > 0 ? hostedGamesPath(user.id) : null)
  useEffect(() => {
    let isWanted = true
    void seatedGames().then((found) => isWanted && setCodes(found))
    return () => {
      isWanted = false
    }
  }, [])
  // Those that one hosts stand elsewhere, with more to press.
  const others = user ? hosted : []
  return others && codes.find((one) => others.every((game) => game.code !== one))
}
