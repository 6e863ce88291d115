import { useEffect } from 'react'
import { partTexts } from '../../texts/parts.ts'
import './wholeWindow.css'

/** Games fill the window: no page scrolls behind them, and dialogs and toasts wear their theme, too. */
export function useWholeWindow(title: string, theme: 'light' | 'projector'): void {
  useEffect(() => {
    document.title = `${title} · ${partTexts.productName}`
  }, [title])
  useEffect(() => {
    const root = document.documentElement
    root.dataset.wholeWindow = ''
    if (theme === 'projector') root.dataset.theme = theme
    return () => {
      delete root.dataset.wholeWindow
      delete root.dataset.theme
    }
  }, [theme])
}
