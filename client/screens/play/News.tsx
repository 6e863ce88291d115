import { useEffect, useState } from 'react'
import { Announcer } from '../../parts/game/frame/Announcer.tsx'

/** Screen readers read out only changes, not what is there from the start. So the text comes a moment after its element. */
export const News = ({ text }: { text: string }) => {
  const [said, say] = useState('')
  useEffect(() => say(text), [text])
  return <Announcer text={said} />
}
