import type { MapMode } from '../../../rooms/shared/maps/tileTypes.ts'
import type { ModeMoves } from '../../../rooms/shared/modes/modeEvents.ts'
import { inWords } from '../language.ts'

/** The numbers of an offer, and who is next ahead, where the device knows. */
export interface MoveFacts {
  values: Readonly<Record<string, number>>
  ahead: string | null
}

export interface MoveText {
  name: string
  /** A few words: they are read in seconds. */
  words: (facts: MoveFacts) => string
}

const gain = (points = 0) => `+${points}`
const loss = (points = 0) => `−${points}`

function slickWords({ values: { pays, takes = 0 }, ahead }: MoveFacts): string {
  if (ahead === null) return `${gain(pays)}, though nobody is ahead of you`
  return takes > 0
    ? `${gain(pays)}, and ${ahead} ahead of you loses ${takes}`
    : `${gain(pays)}, and a splash for ${ahead}`
}

function duelWords({ values: { wins, takes = 0, otherwise } }: MoveFacts): string {
  return takes > 0
    ? `Take ${takes} from a rival who was wrong or slower. Else ${gain(otherwise)}`
    : `Beat a rival who was wrong or slower: ${gain(wins)}. Else ${gain(otherwise)}`
}

function goldenWords({ values: { most, some, rest = 0, losesPercent = 0 } }: MoveFacts): string {
  if (rest > 0) return `${gain(most)}, ${gain(some)} or ${gain(rest)}: who knows?`
  const empty = `${gain(most)}, ${gain(some)} or empty`
  return losesPercent > 0 ? `${empty}. Bad luck: ${loss(losesPercent)}%` : `${empty}: who knows?`
}

function rascalWords({ values: { steals = 0, swapChance = 0, consoles = 0 } }: MoveFacts): string {
  if (steals === 0) return `A sure ${gain(consoles)} out of a rascal's pocket`
  const steal = swapChance > 0 ? `Steal ${steals} or swap places` : `Steal ${steals} from somebody`
  return `${steal}. No luck: ${consoles > 0 ? gain(consoles) : 'nothing'}`
}

function dareWords({ values: { least = 0, most, breaksPercent = 0 } }: MoveFacts): string {
  const coin = least > 0 ? `A hot coin: ${gain(least)} to ${gain(most)}` : `A hot coin: up to ${gain(most)}`
  if (breaksPercent === 0) return coin
  return breaksPercent < 100 ? `${coin}. It may cost a heart` : `${coin}. Costs a heart, if unshielded`
}

/** What is on the cards, by mode and move. */
export const moveTexts: { [Mode in MapMode]: Record<ModeMoves[Mode], MoveText> } = inWords('moveTexts', {
  racing: {
    steady: { name: 'Steady', words: ({ values }) => `A safe ${gain(values.pays)}. No slick, no bump` },
    nitro: {
      name: 'Nitro',
      words: ({ values: { right, wrong = 0 } }) =>
        `Next answer right ${gain(right)}, wrong ${wrong > 0 ? loss(wrong) : 'costs nothing'}`,
    },
    slick: { name: 'Slick', words: slickWords },
  },
  battle: {
    attack: {
      name: 'Attack',
      words: ({ values: { pays, fast, boss } }) =>
        boss
          ? `All against the boss! Each hit ${gain(pays)}`
          : `Hit a monster: ${gain(pays)}, or ${gain(fast)} if you were fast`,
    },
    train: { name: 'Train', words: ({ values }) => `No monster is awake: ${gain(values.pays)}` },
    duel: { name: 'Duel', words: duelWords },
    guard: { name: 'Guard', words: ({ values }) => `${gain(values.pays)}, and no rival takes anything` },
  },
  'gold-quest': {
    wooden: { name: 'Wooden', words: ({ values }) => `A sure ${gain(values.pays)}, safe from thieves` },
    golden: { name: 'Golden', words: goldenWords },
    rascal: { name: 'Rascal', words: rascalWords },
  },
  tower: {
    build: {
      name: 'Build',
      words: ({ values: { pays, perStone } }) =>
        `${gain(pays)}. Your stone earns ${gain(perStone)} when its tower fires`,
    },
    fire: { name: 'Fire', words: ({ values: { pays, damage } }) => `${gain(pays)} and ${damage} damage at once` },
    climb: {
      name: 'Climb',
      words: ({ values: { least = 0, most = 0 } }) =>
        least === most ? `A fair wind: ${gain(most)}` : `The wind decides: ${least} to ${gain(most)}`,
    },
  },
  survival: {
    hide: { name: 'Hide', words: ({ values }) => `${gain(values.pays)} and a shield for one heart` },
    roam: { name: 'Roam', words: ({ values }) => `Run to an empty spot: ${gain(values.pays)} if you are alone there` },
    dare: { name: 'Dare', words: dareWords },
  },
})
