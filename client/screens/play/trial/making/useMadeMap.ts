import { useEffect, useState } from 'react'
import type { MapWish } from '../../../../../rooms/shared/maps/making/mapWish.ts'
import type { MapMode } from '../../../../../rooms/shared/maps/tileTypes.ts'
import { modes } from '../../../../modes/modes.ts'
import { inSlices } from '../../replay/inSlices.ts'
import { checkedMap, type MadeMap } from './checkedMap.ts'

/**
 * Makes a map for these wishes and lets bots try it between the pictures of the page. The last map stays until the author asks
 * for another one.
 */
export function useMadeMap(mode: MapMode, { players, questions }: MapWish) {
  const [made, setMade] = useState<MadeMap | null>(null)
  const [isBusy, setBusy] = useState(true)
  const [seed, setSeed] = useState(() => Math.floor(Math.random() * 1_000_000))
  useEffect(() => {
    let isWanted = true
    const make = async () => {
      setBusy(true)
      const loaded = await modes[mode].stage?.().catch(() => null)
      if (!loaded) return
      const wish = { players, questions }
      const checked = await inSlices(checkedMap(mode, wish, seed, loaded.stage), () => isWanted)
      if (!checked || !isWanted) return
      setMade(checked)
      setBusy(false)
    }
    void make()
    return () => {
      isWanted = false
    }
  }, [mode, players, questions, seed])
  return { made, isBusy, another: () => setSeed((made?.seed ?? seed) + 1) }
}
