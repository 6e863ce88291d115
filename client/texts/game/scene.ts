import type { MonsterKind } from '../../../rooms/shared/modes/monsters.ts'
import type { Hazard } from '../../../rooms/shared/modes/survival/survivalHazards.ts'
import { inWords } from '../language.ts'
import { amountText, countText } from '../parts.ts'
import { placeText } from './gamePlay.ts'

/** The way between two places, in tiles as the screen shows them. Below zero means left, or up. */
export interface Way {
  across: number
  down: number
}

interface Standing {
  left: number
  full: number
}

/** The facts of a scene, each with the values that its sentence needs. */
interface SceneFacts {
  course: { step: number; steps: number; percent: number }
  crossed: { place: number }
  waits: { isFlagUp: boolean }
  ahead: { what: 'boost' | 'obstacle' | 'finish'; tiles: number }
  blocked: Standing & { monster: MonsterKind; tiles: number }
  clear: { tiles: number }
  nitro: object
  steady: object
  racer: { name: string; tiles: number }

  spot: { column: number; columns: number; row: number; rows: number }
  player: { name: string; way: Way }

  health: { percent: number }
  knockedOut: object
  powered: object
  monster: Standing & { monster: MonsterKind; way: Way }
  boss: Standing & { isAsleep: boolean; way: Way | null }
  noMonster: object

  coins: { coins: number }
  gold: { ways: readonly Way[] }
  noGold: object

  climb: { step: number; steps: number }
  climber: { name: string; steps: number }
  lives: { left: number; full: number; wave: number }
  walkers: { count: number; hits: number; atTheGate: number }
  stones: { own: number; towers: number; highest: number }

  hearts: { hearts: number }
  ghost: { isRising: boolean }
  shielded: object
  ground: { hazard: Hazard | null }
  hazard: { hazard: Hazard; way: Way }
  safety: { way: Way }

  move: { key: number; name: string; words: string }
  chosen: { name: string }
  look: { question: string }
  answer: { letter: string; text: string }
  looked: object
  happened: { text: string; by: number | null }
  total: { by: number }

  leader: { place: number; name: string; points: number }
  flag: { isUp: boolean; waiting: number; finished: number }
  monsters: { count: number }
  out: { count: number }
  piles: { count: number }
  towers: { count: number }
  ghosts: { count: number }
  fieldHazards: { blocks: number; swarm: number; patrols: number }
}

const tiles = (count: number): string => countText(count, 'tile', 'tiles')

export const monsterNames: Readonly<Record<MonsterKind, string>> = inWords('monsterNames', {
  weak: 'weak monster',
  medium: 'tougher monster',
  strong: 'strong monster',
  boss: 'boss',
})

export const hazardNames: Readonly<Record<Hazard, string>> = inWords('hazardNames', {
  patrol: 'A monster will walk to a place',
  swarm: 'The swarm sits',
  shaking: 'The ground shakes',
  moving: 'A plate goes down',
  danger: 'Dangerous ground lies',
})

function wayText({ across, down }: Way): string {
  const parts = [
    across !== 0 && `${amountText(Math.abs(across))} ${across < 0 ? 'left' : 'right'}`,
    down !== 0 && `${amountText(Math.abs(down))} ${down < 0 ? 'up' : 'down'}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' and ') : 'where you are'
}

const hitsText = ({ left, full }: Standing): string => `${amountText(left)} of ${countText(full, 'hit', 'hits')} left`
const pointsText = (by: number): string => (by < 0 ? `−${amountText(-by)}` : `+${amountText(by)}`)
export const aheadNames = inWords('aheadNames', { boost: 'A boost', obstacle: 'A bump', finish: 'The finish' })

/** The map in words: short, the weightiest first, and everything that a picture would say by colour or by motion. */
export const sceneTexts: { [Name in keyof SceneFacts]: (fact: SceneFacts[Name]) => string } = inWords('sceneTexts', {
  course: ({ step, steps, percent }) =>
    `You are on tile ${amountText(step)} of ${amountText(steps)}. So far you have earned ${percent}% of the way.`,
  crossed: ({ place }) => `You crossed the line ${placeText(place)}.`,
  waits: ({ isFlagUp }) =>
    isFlagUp ? 'You are at the line. A right answer takes you across.' : 'You wait at the line for the flag.',
  ahead: ({ what, tiles: away }) => `${aheadNames[what]} is ${tiles(away)} ahead.`,
  blocked: ({ monster, tiles: away, ...standing }) =>
    away === 0
      ? `A ${monsterNames[monster]} is in your way: ${hitsText(standing)}.`
      : `A ${monsterNames[monster]} blocks the way ${tiles(away)} ahead: ${hitsText(standing)}.`,
  clear: ({ tiles: seen }) => `Nothing lies on the next ${tiles(seen)}.`,
  nitro: () => 'Your Nitro is lit: the next answer decides.',
  steady: () => 'You hold steady: no slick and no bump can touch you.',
  racer: ({ name, tiles: away }) => {
    if (away === 0) return `${name} is beside you.`
    return `${name} is ${tiles(Math.abs(away))} ${away > 0 ? 'ahead of' : 'behind'} you.`
  },

  spot: ({ column, columns, row, rows }) =>
    `You are in column ${amountText(column)} of ${amountText(columns)}, row ${amountText(row)} of ${amountText(rows)}.`,
  player: ({ name, way }) => `${name} is ${wayText(way)}.`,

  health: ({ percent }) => `You have ${percent} HP of 100.`,
  knockedOut: () => 'You are knocked out. A right answer gets you up.',
  powered: () => 'Your next attack hits twice as hard.',
  monster: ({ monster, way, ...standing }) => `A ${monsterNames[monster]} is ${wayText(way)}: ${hitsText(standing)}.`,
  boss: ({ isAsleep, way, ...standing }) => {
    if (standing.left === 0) return 'The boss is beaten.'
    const where = way ? `is ${wayText(way)}` : 'is on the map'
    return isAsleep ? `The boss ${where} and sleeps.` : `The boss ${where}: ${hitsText(standing)}.`
  },
  noMonster: () => 'No monster is awake.',

  coins: ({ coins }) => `You have ${countText(coins, 'gold coin', 'gold coins')}.`,
  gold: ({ ways }) => `Gold lies ${ways.map(wayText).join('; ')}.`,
  noGold: () => 'No gold lies about just now.',

  climb: ({ step, steps }) => `You are on step ${amountText(step)} of ${amountText(steps)} of the climb.`,
  climber: ({ name, steps }) => {
    if (steps === 0) return `${name} is as high as you.`
    return `${name} is ${countText(Math.abs(steps), 'step', 'steps')} ${steps > 0 ? 'above' : 'below'} you.`
  },
  lives: ({ left, full, wave }) =>
    `Wave ${amountText(wave)}. The class has ${amountText(left)} of ${countText(full, 'life', 'lives')}.`,
  walkers: ({ count, hits, atTheGate }) => {
    if (count === 0) return 'No monster is on its way.'
    const all = `${countText(count, 'monster is', 'monsters are')} on the way, good for ${countText(hits, 'hit', 'hits')}.`
    return atTheGate > 0
      ? `${all} ${countText(atTheGate, 'gets', 'get')} through in this turn if nothing stops them.`
      : all
  },
  stones: ({ own, towers, highest }) =>
    towers === 0
      ? 'No tower stands yet.'
      : `${countText(towers, 'tower stands', 'towers stand')}, the highest of ${countText(highest, 'stone', 'stones')}. ${countText(own, 'stone is', 'stones are')} yours.`,

  hearts: ({ hearts }) => `You have ${countText(hearts, 'heart', 'hearts')}.`,
  ghost: ({ isRising }) =>
    isRising ? 'You are a ghost: one more right answer brings a heart back.' : 'You are a ghost without a heart.',
  shielded: () => 'A shield takes the next hit for you.',
  ground: ({ hazard }) =>
    hazard === null ? 'Your ground is safe.' : `Your ground is not safe: ${groundWords(hazard)}`,
  hazard: ({ hazard, way }) => `${hazardNames[hazard]} ${wayText(way)}.`,
  safety: ({ way }) => `The nearest safe ground is ${wayText(way)}.`,

  move: ({ key, name, words }) => `${key}: ${name}. ${words}.`,
  chosen: ({ name }) => `You chose ${name}.`,
  look: ({ question }) => `Answer once more: ${question}`,
  answer: ({ letter, text }) => `${letter}: ${text}.`,
  looked: () => 'You looked again.',
  happened: ({ text, by }) => (by ? `${text} ${pointsText(by)}` : text),
  total: ({ by }) => `This turn: ${pointsText(by)}.`,

  leader: ({ place, name, points }) => `${placeText(place)} ${name}, ${countText(points, 'point', 'points')}.`,
  flag: ({ isUp, waiting, finished }) =>
    [
      isUp ? 'The flag is up.' : 'The flag is not up yet.',
      waiting > 0 && `${countText(waiting, 'player waits', 'players wait')} at the line.`,
      finished > 0 && `${countText(finished, 'player is', 'players are')} across.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  monsters: ({ count }) =>
    count === 0 ? 'No monster is awake.' : `${countText(count, 'monster stands', 'monsters stand')}.`,
  out: ({ count }) => `${countText(count, 'player is', 'players are')} knocked out.`,
  piles: ({ count }) => `${countText(count, 'pile of gold lies', 'piles of gold lie')} about.`,
  towers: ({ count }) => `${countText(count, 'tower stands', 'towers stand')}.`,
  ghosts: ({ count }) => `${countText(count, 'player is a ghost', 'players are ghosts')}.`,
  fieldHazards: ({ blocks, swarm, patrols }) =>
    [
      blocks > 0 && `${countText(blocks, 'block of ground shakes', 'blocks of ground shake')}.`,
      swarm > 0 && `The swarm sits on ${tiles(swarm)}.`,
      patrols > 0 && `${countText(patrols, 'monster walks', 'monsters walk')} about.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
})

function groundWords(hazard: Hazard): string {
  switch (hazard) {
    case 'patrol':
      return 'a monster will walk there.'
    case 'swarm':
      return 'the swarm is there.'
    case 'shaking':
      return 'it shakes and comes down at the end of the turn.'
    case 'moving':
      return 'the plate goes down at the end of the turn.'
    case 'danger':
      return 'it costs a heart at the end of the turn.'
  }
}

export const sceneWords = inWords('sceneWords', {
  title: 'The scene in words',
  ask: 'Describe the scene',
  notKnown: 'The map is not here yet.',
  where: 'Where you are',
  near: 'Who is near',
  moves: 'What you can do',
  happened: 'What happened',
  leaders: 'Who leads',
  field: 'On the map',
})
