import { useEffect } from 'react'
import { partTexts } from '../../../texts/parts.ts'
import './wholeWindow.css'

/** Games fill the window: no page scrolls behind them, and all is larger on a wall than in the hand. */
export function useWholeWindow(title: string, seenOn: 'wall' | 'hand'): void {
  useEffect(() => {
    document.title = `${title} · ${partTexts.productName}`
  }, [title])
  useEffect(() => {
    const root = document.documentElement
    root.dataset.wholeWindow = seenOn
    return () => {
      delete root.dataset.wholeWindow
    }
  }, [seenOn])
}
