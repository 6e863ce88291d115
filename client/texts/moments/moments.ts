import { placeText } from '../game/gamePlay.ts'
import { inWords } from '../language.ts'
import { countText } from '../parts.ts'
import type { Moment } from './moment.ts'

const places = (count: number) => countText(count, 'place', 'places')
const stones = (count: number) => countText(count, 'stone', 'stones')

const livesLeft = (count: number) => countText(count, 'life left', 'lives left')

/** Moments of a single player. */
export const momentTexts = inWords('momentTexts', {
  leads: {
    plain: [
      (name) => `${name} *takes the lead*!`,
      (name) => `${name} *is in front* now!`,
      (name) => `New leader: *${name}*!`,
      (name) => `${name} *moves up to first*!`,
    ],
    first: (name) => `${name} *jumps into the lead*!`,
    again: (name) => `${name} *leads again*!`,
    quiet: (name) => `Out of nowhere: ${name} *leads*!`,
  },
  finishes: {
    plain: [
      (name, _, place) => `${name} *crosses the line* ${placeText(place)}!`,
      (name, _, place) => `Over the line: ${name}, *${placeText(place)}*!`,
      (name, _, place) => `${name} *sees the flag*: ${placeText(place)}!`,
      (name, _, place) => `Confetti for ${name}: *${placeText(place)}*!`,
    ],
    first: (name) => `The *first one home*: ${name}!`,
    quiet: (name, _, place) => `Quiet and quick: ${name} *is home* ${placeText(place)}!`,
  },
  'comes-back': {
    plain: [
      (name, _, by) => `${name} *climbs* ${places(by)}!`,
      (name, _, by) => `${name} *storms up* ${places(by)}!`,
      (name) => `Look out, *here comes* ${name}!`,
      (name, _, by) => `${name} *is on the move*: ${places(by)} up`,
    ],
    again: (name) => `${name} *keeps moving up*!`,
    quiet: (name, _, by) => `Watch ${name}: *${places(by)} up*!`,
    back: (name, _, by) => `From the very last place: ${name} *climbs* ${by}!`,
  },
  'beats-monster': {
    plain: [
      (name) => `${name} *beats* a monster!`,
      (name) => `One monster fewer: *thank you*, ${name}!`,
      (name) => `${name} *sends* a monster home!`,
      (name) => `Bye-bye, monster, *says* ${name}`,
      (name) => `Not scared at all: ${name} *wins*!`,
    ],
    first: (name) => `${name} *beats the first monster*!`,
    again: (name) => `${name} *has monsters for breakfast*!`,
    quiet: (name) => `${name} *steps in*: monster gone!`,
  },
  nitro: {
    plain: [
      (name, _, by) => `${name}'s Nitro *fires*! +${by}`,
      (name, _, by) => `${name} *takes off*: +${by}!`,
      (name, _, by) => `Whoosh! ${name} *flies by*: +${by}`,
      (name, _, by) => `Hold on tight, ${name}: *+${by}*!`,
    ],
    first: (name, _, by) => `*First Nitro* of the race: ${name} +${by}!`,
    again: (name, _, by) => `${name} *is all Nitro* today: +${by}`,
    quiet: (name, _, by) => `${name} *wakes the engine*: +${by}!`,
  },
  boosts: {
    plain: [
      (name) => `${name} *flies* over the boost!`,
      (name) => `Zoom! ${name} *hits the boost*!`,
      (name) => `${name} *finds the fast lane*!`,
      (name) => `Wheee, *says* ${name}!`,
    ],
    first: (name) => `*First over a boost*: ${name}!`,
    again: (name) => `${name} *takes every boost*!`,
    quiet: (name) => `${name} *steps on it*!`,
  },
  leaks: {
    plain: [
      (_, __, lives) => `*Through the gate*! ${livesLeft(lives)}`,
      (_, __, lives) => `Ouch, the gate! *${livesLeft(lives)}*`,
      (_, __, lives) => `One *slipped by*: ${livesLeft(lives)}`,
      (_, __, lives) => `The tower *shakes*: ${livesLeft(lives)}`,
      (_, __, lives) => `*${livesLeft(lives)}*. Hold the tower!`,
    ],
    first: (_, __, lives) => `The *first one through*: ${livesLeft(lives)}`,
  },
  'last-stand': {
    plain: [
      (name) => `${name} *shrugs it off*!`,
      (name) => `Nothing *shakes* ${name}!`,
      (name) => `${name} *stands firm*!`,
      (name) => `Not today, *says* ${name}!`,
      (name) => `${name} *rides out* the quake!`,
      (name) => `Was that a quake? *asks* ${name}`,
    ],
    first: (name) => `*First to stand the quake*: ${name}!`,
    again: (name) => `${name} *is made of rock*!`,
    quiet: (name) => `${name} *keeps cool*!`,
  },
  'opens-chest': {
    plain: [
      (name, _, by) => `${name} *opens* the golden chest! +${by}`,
      (name, _, by) => `Jackpot for ${name}: *+${by}*!`,
      (name, _, by) => `The chest *likes* ${name}: +${by}`,
      (name, _, by) => `Gold, gold, gold! ${name} *+${by}*`,
      (name, _, by) => `Click, creak, *ka-ching*: ${name} +${by}!`,
    ],
    first: (name, _, by) => `*First golden chest*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *has the golden touch*: +${by}`,
    quiet: (name, _, by) => `${name} *dares it and wins*: +${by}!`,
  },
  digs: {
    plain: [
      (name) => `${name} *digs up* gold!`,
      (name) => `${name} *strikes gold*!`,
      (name) => `Something glitters: *${name}* has it!`,
      (name) => `${name} *follows the sparkle*!`,
    ],
    first: (name) => `*First gold* of the day: ${name}!`,
    again: (name) => `${name} *smells gold* a mile away!`,
    quiet: (name) => `${name} *found something*!`,
  },
  pops: {
    plain: [
      (name) => `${name} *pops* a monster!`,
      (name) => `Pop! *Well aimed*, ${name}!`,
      (name) => `${name} *clears* the road!`,
      (name) => `${name} *saves* the gate!`,
      (name) => `Bullseye! ${name} *pops one*!`,
      (name) => `One monster *less on the road*: ${name}!`,
    ],
    first: (name) => `*First pop* of the day: ${name}!`,
    again: (name) => `${name} *never misses*!`,
    quiet: (name) => `${name} *takes aim*... pop!`,
  },
  'rides-wind': {
    plain: [
      (name, _, by) => `${name} *rides the wind*! +${by}`,
      (name, _, by) => `${name} *sails up*: +${by}!`,
      (name, _, by) => `Up, up, *up*: ${name} +${by}`,
      (name, _, by) => `The wind *carries* ${name}: +${by}`,
      (name, _, by) => `${name} *takes the express* up: +${by}!`,
    ],
    first: (name, _, by) => `*First flight*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *is captain of the wind*: +${by}`,
    quiet: (name, _, by) => `${name} *spreads the wings*: +${by}!`,
  },
  builds: {
    plain: [
      (name, _, by) => `${name} *builds* a tower of ${stones(by)}!`,
      (name, _, by) => `Higher! ${name} *lays stone* number ${by}`,
      (name, _, by) => `Stone by stone: ${name} *makes it ${by}*`,
      (name, _, by) => `${stones(by)} high, *thanks to* ${name}!`,
    ],
    first: (name, _, by) => `${name} *tops the first tall tower*: ${stones(by)}!`,
    again: (name) => `${name} *never stops building*!`,
    quiet: (name, _, by) => `Master builder ${name}: *${stones(by)}*!`,
  },
  grabs: {
    plain: [
      (name, _, by) => `${name} *grabs* a hot coin! +${by}`,
      (name, _, by) => `Hot, hot, hot! ${name} *keeps it*: +${by}`,
      (name, _, by) => `${name} *dances* on hot ground: +${by}`,
      (name, _, by) => `Brave ${name}: *+${by}*!`,
      (name, _, by) => `${name} *laughs at danger*: +${by}!`,
      (name, _, by) => `Ouch, hot, *mine*! ${name} +${by}`,
    ],
    first: (name, _, by) => `*First hot coin*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *likes it hot*: +${by}`,
    quiet: (name, _, by) => `${name} *dares it*: +${by}!`,
  },
  roams: {
    plain: [
      (name) => `${name} *has the place* all alone!`,
      (name) => `${name} *finds a free spot*!`,
      (name) => `Where is everybody? *asks* ${name}`,
      (name) => `${name} *enjoys the view*!`,
    ],
    first: (name) => `${name} *finds the first free spot*!`,
    again: (name) => `${name} *knows every corner*!`,
    quiet: (name) => `A place for one: *${name}*!`,
  },
  revives: {
    plain: [
      (name) => `${name} *is back* with a heart!`,
      (name) => `A heart for ${name}: *welcome back*!`,
      (name) => `No ghost any more: *${name}*!`,
      (name) => `${name} *lives again*!`,
    ],
    first: (name) => `*First to return*: ${name}!`,
    again: (name) => `${name} *comes back every time*!`,
    quiet: (name) => `Boo! ${name} *is back*!`,
  },
  'beats-boss': {
    plain: [
      (name) => `${name} *brings down* King Gloop!`,
      (name) => `King Gloop *falls* to ${name}!`,
      (name) => `The crown *flies*: well done, ${name}!`,
      (name) => `${name} *topples* the king!`,
      (name) => `All together, and ${name} *fells him*!`,
    ],
    again: (name) => `${name} *topples the king once more*!`,
    quiet: (name) => `A quiet hero: ${name} *fells the king*!`,
  },
  'powers-up': {
    plain: [
      (name) => `${name} *powers up*!`,
      (name) => `${name} *glows*: twice as strong!`,
      (name) => `Double trouble: *${name}*!`,
      (name) => `Careful, ${name} *has the power*!`,
    ],
    first: (name) => `*First power-up*: ${name}!`,
    again: (name) => `${name} *collects them all*!`,
    quiet: (name) => `${name} *warms up*!`,
  },
  'gets-up': {
    plain: [
      (name) => `${name} *is back* on their feet!`,
      (name) => `Up again: *welcome*, ${name}!`,
      (name) => `${name} *rises*!`,
      (name) => `Nothing *keeps down* ${name}!`,
    ],
    first: (name) => `*First back up*: ${name}!`,
    again: (name) => `${name} *gets up every time*!`,
    quiet: (name) => `Good morning: ${name} *is up*!`,
  },
  streak: {
    plain: [
      (name, _, by) => `${name}: *${by} right* in a row!`,
      (name, _, by) => `${name} *is on fire*: ${by} in a row!`,
      (name, _, by) => `Nothing *stops* ${name}: ${by} in a row`,
      (name, _, by) => `*${by} in a row*, ${name}? Wow!`,
      (name, _, by) => `${name} *makes it ${by}* in a row!`,
      (name, _, by) => `Somebody has studied: ${name}, *${by} in a row*!`,
      (name, _, by) => `A cape for ${name}: *${by} in a row*!`,
    ],
    first: (name, _, by) => `*First streak* of the game: ${name}, ${by} in a row!`,
    again: (name, _, by) => `${name} *goes on and on*: ${by} in a row!`,
    quiet: (name, _, by) => `Have you seen ${name}? *${by} in a row*!`,
  },
} satisfies Record<string, Moment>)
