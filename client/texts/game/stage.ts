import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import { placeText } from './gamePlay.ts'

/** What is written over the stage: what somebody does stands between stars. Nobody is named for failing. */
export const stageTexts = inWords('stageTexts', {
  words: {
    you: 'You',
    boss: 'King Gloop',
    double: 'DOUBLE!',
    blocked: 'BLOCKED',
    shield: 'SHIELD!',
    pop: 'POP!',
  },
  slicks: (name: string, other: string) => `${name} *slicks* ${other}!`,
  leads: (name: string) => `${name} *takes the lead*!`,
  finishes: (name: string, place: number) => `${name} *crosses the line* ${placeText(place)}!`,
  comesBack: (name: string, places: number) => `${name} *climbs* ${countText(places, 'place', 'places')}!`,
  beatsMonster: (name: string) => `${name} *beats* a monster!`,
  steals: (name: string, other: string) => `${name} *robs* ${other}!`,
  winsDuel: (name: string, other: string) => `${name} *outduels* ${other}!`,
  lastStand: (name: string) => `${name} *shrugs it off*!`,
  opensChest: (name: string, points: number) => `${name} *opens* the golden chest! +${points}`,
  swaps: (name: string, other: string) => `${name} *swaps places* with ${other}!`,
  pops: (name: string) => `${name} *pops* a monster!`,
  ridesWind: (name: string, points: number) => `${name} *rides the wind*! +${points}`,
  grabs: (name: string, points: number) => `${name} *grabs* a hot coin! +${points}`,
  revives: (name: string) => `${name} *is back* with a heart!`,
  beatsBoss: (name: string) => `${name} *brings down* King Gloop!`,
  powersUp: (name: string) => `${name} *powers up*!`,
  getsUp: (name: string) => `${name} *is back* on their feet!`,
  nitro: (name: string, points: number) => `${name}'s Nitro *fires*! +${points}`,
})
