import { useState } from 'react'
import type { GameView } from '../../../state/gameView.ts'
import { acceptingTexts } from '../../../texts/game/accepting.ts'
import { Button } from '../../Button.tsx'
import { keepFocus } from '../../dialog/keptFocus.ts'
import { keepAnswer } from './acceptAnswer.ts'

/** Each answer can be kept once. A notice tells whether that worked. */
export const KeepAccepted = ({ view, texts }: { view: GameView; texts: readonly string[] }) => {
  const [asked, setAsked] = useState<readonly string[]>([])
  return texts
    .filter((text) => !asked.includes(text))
    .map((text) => (
      <Button
        key={text}
        size="small"
        icon="check"
        onClick={() => {
          setAsked([...asked, text])
          keepAnswer(view, text)
          keepFocus()
        }}
      >
        {acceptingTexts.keep(text)}
      </Button>
    ))
}
