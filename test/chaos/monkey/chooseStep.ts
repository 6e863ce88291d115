import { type Deed, keys, nastyTexts, type Step, sizes } from './deeds.ts'
import { type ErrandName, errandsOf } from './errands/errandTable.ts'
import type { Look } from './laws.ts'
import type { Offer, Seen } from './pageEyes.ts'

type Random = () => number

const pick = <T>(items: readonly T[], random: Random): T => items[Math.floor(random() * items.length)] as T

/** Picks one choice at random, by its weight. */
function weighed<T>(choices: readonly (readonly [number, T])[], random: Random): T {
  let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0)
  const found = choices.find(([weight]) => {
    left -= weight
    return left < 0
  })
  return (found ?? choices[0])?.[1] as T
}

const modes = ['Classic', 'Racing', 'Battle', 'Gold', 'Tower', 'Survival'] as const

const places = {
  teacher: [
    '/',
    '/teacher',
    '/maps',
    '/maps/create',
    '/leaderboard',
    '/reports',
    '/classes',
    '/account',
    '/create-set',
    '/shop',
    '/nowhere',
    '/achievements',
  ],
  remote: ['/', '/teacher', '/reports', '/classes', '/maps'],
  colleague: ['/', '/teacher', '/classes', '/classes/new', '/classes/import', '/maps', '/school', '/leaderboard'],
  pupil: [
    '/',
    '/student',
    '/shop',
    '/maps',
    '/maps/create',
    '/leaderboard',
    '/achievements',
    '/practice',
    '/practice-play',
    '/create-set',
    '/account',
    '/reports',
    '/teacher',
    '/join',
  ],
  guest: [
    '/',
    '/try',
    '/join',
    '/login',
    '/leaderboard',
    '/shop',
    '/class',
    '/in',
    '/lobby/ZZZZZZ',
    '/play/ZZZZZZ',
    '/maps',
    '/practice',
  ],
} as const

const writable = [
  'textbox',
  'text',
  'textarea',
  'search',
  'email',
  'password',
  'number',
  'tel',
  'url',
  'select',
  'combobox',
  'spinbutton',
]
const moving = /^(Next|Skip|Start|Resume|Play again|Create Game)|\bnext\b/i

/** The share of errands that are named and gone through to their end. Without a running game people have little else to do. */
const namedShare = (games: readonly number[]): number => (games.length > 0 ? 0.5 : 0.25)

const isWritable = ({ role }: Offer): boolean => writable.includes(role)

function pressOf({ offers }: Seen, random: Random): Deed | null {
  const open = offers.filter((offer) => !isWritable(offer))
  const eager = open.filter(({ name }) => moving.test(name))
  const offer = pick(eager.length > 0 && random() < 0.4 ? eager : open, random)
  if (!offer) return null
  if (offer.role === 'canvas') return { do: 'draw', offer }
  return { do: random() < 0.08 ? 'pressTwice' : 'press', offer }
}

/** `hosted`: how many games there were so far; `games`: which of them are on. */
export interface World {
  seed: number
  hosted: number
  games: readonly number[]
}

function errandOf({ person, seen }: Look, { seed, hosted, games }: World, random: Random): Deed {
  const mode = modes[(seed + hosted) % modes.length] as string
  const game = pick(games, random)
  const join: [number, Deed][] =
    games.length > 0 ? [[6, { do: 'join', game, name: `${person.name} ${Math.floor(random() * 90) + 10}` }]] : []
  const go: [number, Deed] = [3, { do: 'go', to: pick(places[person.kind], random) }]
  if (person.user && seen.offers.some(({ role, name }) => role === 'link' && name === 'Login')) return { do: 'signIn' }
  if (!person.ways.language && random() < namedShare(games))
    return {
      do: 'errand',
      what: weighed(errandsOf[person.kind], random) as ErrandName,
      nth: Math.floor(random() * 1e6),
    }
  switch (person.kind) {
    case 'teacher':
      return weighed(
        [
          go,
          [games.length > 0 ? 1 : 12, { do: 'host', mode, map: Math.floor(random() * 4) }],
          [1, { do: 'writeSet' }],
          [1, { do: 'drawMap' }],
        ],
        random,
      )
    case 'colleague':
      return go[1]
    case 'remote':
      return weighed([go, ...(games.length > 0 ? [[6, { do: 'remote', game }] as [number, Deed]] : [])], random)
    case 'guest':
      return weighed([go, ...join], random)
    case 'pupil':
      return weighed<Deed>(
        [
          go,
          ...join,
          [2, { do: 'practise', mode: pick(modes.slice(0, 3), random) }],
          [2, { do: 'buyPack' }],
          [1, { do: 'writeSet' }],
          [1, { do: 'drawMap' }],
          [0.5, { do: 'host', mode }],
        ],
        random,
      )
  }
}

function everyday(look: Look, random: Random): Deed {
  const { seen, person, page, tab } = look
  const size = page.viewportSize() ?? { width: 1366, height: 768 }
  const isUpright = size.width < size.height
  const inputs = seen.offers.filter(isWritable)
  const [width, height] = pick(sizes, random)
  const input = pick(inputs, random)
  const choices: [number, Deed | null][] = [
    [60, pressOf(seen, random)],
    [input ? 14 : 0, input ? { do: 'write', offer: input, text: pick(nastyTexts, random) } : null],
    [8, { do: 'key', key: pick(keys, random) }],
    [seen.dialogs > 0 ? 20 : 1, { do: 'escape' }],
    [3, { do: 'back' }],
    [1, { do: 'forward' }],
    [3, { do: 'reload' }],
    [2, { do: 'resize', width, height }],
    [isUpright ? 2 : 1, { do: 'resize', width: size.height, height: size.width }],
    [1.5, { do: 'blink', ms: Math.floor(300 + random() * 4000) }],
    [person.ways.isOnBadLine ? 8 : 0, { do: 'bursts', ms: Math.floor(1000 + random() * 3000) }],
    [/^\/(lobby|play)/.test(seen.path) ? 2 : 0, { do: 'reopen', ms: Math.floor(random() * 3000) }],
    [person.tabs.length < 2 ? 1.5 : 0, { do: 'secondTab' }],
    [tab > 0 ? 4 : 0.7, { do: 'closeTab' }],
  ]
  return weighed(choices, random) ?? { do: 'look' }
}

/** A person who could be in a game should soon go there, and a person in a game should stay a while. */
function errandShare({ person, seen }: Look, { games }: World): number {
  if (/^\/(lobby|play|remote|practice-play)/.test(seen.path)) return 0.03
  const isWanted = person.kind === 'teacher' ? games.length === 0 : games.length > 0
  return isWanted ? 0.4 : 0.15
}

/** What a person does next. Each step has chance of its own, so that a step which went differently changes no later one. */
export function chooseStep(at: number, looks: readonly Look[], world: World, random: Random): Step | null {
  const weights = { teacher: 4, remote: 1.5, colleague: 1, pupil: 3, guest: 2.5 }
  const look = weighed(
    looks.map((of) => [weights[of.person.kind], of] as const),
    random,
  )
  if (!look) return null
  const isOnErrand = random() < errandShare(look, world)
  const deed = isOnErrand ? errandOf(look, world, random) : everyday(look, random)
  return { at, who: look.person.name, tab: look.tab, ...deed }
}
