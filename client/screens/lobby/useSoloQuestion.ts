import { useEffect, useRef } from 'react'
import { askToConfirm, withdrawQuestion } from '../../state/confirmation.ts'
import { hostLobbyTexts } from '../../texts/game/hostLobby.ts'

/** Asks whether to play alone. The question goes away when a player joins. */
export function useSoloQuestion(guests: number, plays: boolean): () => Promise<boolean> {
  const isAsking = useRef(false)
  useEffect(() => {
    if (guests > 0 && isAsking.current) withdrawQuestion()
  }, [guests])
  return async () => {
    const { soloAsk: question, soloDetails, soloDetailsPlayer, soloYes: yes, soloNo: no } = hostLobbyTexts
    isAsking.current = true
    const isSure = await askToConfirm({ question, details: plays ? soloDetailsPlayer : soloDetails, yes, no })
    isAsking.current = false
    return isSure
  }
}
