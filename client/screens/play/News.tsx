import { useEffect, useState } from 'react'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'

/** Only changes are read out, not what a part of the page begins with: so the text comes a moment after its place. */
export const News = ({ text }: { text: string }) => {
  const [said, say] = useState('')
  useEffect(() => say(text), [text])
  return <Announcer text={said} />
}
