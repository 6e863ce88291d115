import { type ComponentType, createElement, useEffect } from 'react'
import { useLocation } from 'wouter'
import { afterPainting, takeUp } from '../dialog/takeUpFocus.ts'

let placeBefore: string | undefined

const goOnIn = (place: string, speaks: boolean): void => {
  if (placeBefore !== undefined && placeBefore !== place && !speaks) afterPainting(takeUp)
  placeBefore = place
}

/**
 * The link that led to this screen is gone with its page. From then on users of a keyboard go on in this screen, and a screen
 * reader says that it is there. A page that the browser itself opened begins with the bar, as anywhere. `speaks`: a game says
 * itself what it shows.
 */
export const ledTo = (Screen: ComponentType, speaks = false): ComponentType =>
  function LedTo() {
    const [place] = useLocation()
    useEffect(() => goOnIn(place, speaks), [place])
    return createElement(Screen)
  }
