import { useEffect } from 'react'
import { partTexts } from '../../texts/parts.ts'
import './wholeWindow.css'

/** Games fill the window: no page scrolls behind them, and dialogs and toasts wear their theme, too. */
export function useWholeWindow(title: string, seenOn: 'wall' | 'hand'): void {
  useEffect(() => {
    document.title = `${title} · ${partTexts.productName}`
  }, [title])
  useEffect(() => {
    const root = document.documentElement
    root.dataset.wholeWindow = seenOn
    root.dataset.theme = 'night'
    return () => {
      delete root.dataset.wholeWindow
      delete root.dataset.theme
    }
  }, [seenOn])
}
