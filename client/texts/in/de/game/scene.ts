import type { AllWords } from '../../../allWords.ts'
import type { Way } from '../../../game/scene.ts'
import { amountText, countText, plural } from '../counting.ts'

type SceneFact<Name extends keyof AllWords['sceneTexts']> = Parameters<AllWords['sceneTexts'][Name]>[0]

const tiles = (count: number): string => countText(count, 'Kachel', 'Kacheln')

export const monsterNames: AllWords['monsterNames'] = {
  weak: 'schwaches Monster',
  medium: 'zähes Monster',
  strong: 'starkes Monster',
  boss: 'Boss',
}

export const hazardNames: AllWords['hazardNames'] = {
  patrol: 'Ein Monster läuft gleich zu einer Stelle',
  swarm: 'Der Schwarm sitzt',
  shaking: 'Der Boden bebt',
  moving: 'Eine Platte sinkt',
  danger: 'Gefährlicher Boden liegt',
}

function wayText({ across, down }: Way): string {
  const parts = [
    across !== 0 && `${amountText(Math.abs(across))} weiter ${across < 0 ? 'links' : 'rechts'}`,
    down !== 0 && `${amountText(Math.abs(down))} weiter ${down < 0 ? 'oben' : 'unten'}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' und ') : 'genau bei dir'
}

const hitsText = ({ left, full }: { left: number; full: number }): string =>
  `noch ${amountText(left)} von ${countText(full, 'Treffer', 'Treffern')}`
const pointsText = (by: number): string => (by < 0 ? `−${amountText(-by)}` : `+${amountText(by)}`)

export const aheadNames: AllWords['aheadNames'] = { boost: 'Ein Schub', obstacle: 'Ein Hindernis', finish: 'Das Ziel' }

export const sceneTexts: AllWords['sceneTexts'] = {
  course: ({ step, steps, percent }) =>
    `Du bist auf Kachel ${amountText(step)} von ${amountText(steps)}. Bisher hast du ${percent}\u00a0% des Wegs verdient.`,
  crossed: ({ place }) => `Du bist im Ziel: Platz ${amountText(place)}.`,
  waits: ({ isFlagUp }) =>
    isFlagUp
      ? 'Du bist an der Linie. Eine richtige Antwort bringt dich ins Ziel.'
      : 'Du wartest an der Linie auf die Flagge.',
  ahead: ({ what, tiles: away }) => `${aheadNames[what]} kommt in ${tiles(away)}.`,
  blocked: ({ monster, tiles: away, ...standing }) =>
    away === 0
      ? `Ein ${monsterNames[monster]} steht dir im Weg: ${hitsText(standing)}.`
      : `Ein ${monsterNames[monster]} steht in ${tiles(away)} im Weg: ${hitsText(standing)}.`,
  clear: ({ tiles: seen }) =>
    plural(seen, { one: 'Die nächste Kachel ist frei.', other: `Die nächsten ${tiles(seen)} sind frei.` }),
  nitro: () => 'Dein Nitro brennt: Die nächste Antwort entscheidet.',
  steady: () => 'Du fährst sicher: Schleimspuren und Hindernisse tun dir nichts.',
  racer: ({ name, tiles: away }) => {
    if (away === 0) return `${name} ist neben dir.`
    return `${name} ist ${tiles(Math.abs(away))} ${away > 0 ? 'vor' : 'hinter'} dir.`
  },

  spot: ({ column, columns, row, rows }) =>
    `Du bist in Spalte ${amountText(column)} von ${amountText(columns)}, Reihe ${amountText(row)} von ${amountText(rows)}.`,
  player: ({ name, way }) => `${name} ist ${wayText(way)}.`,

  health: ({ percent }) => `Du hast ${percent} von 100 Kraft.`,
  knockedOut: () => 'Du bist K.\u00a0o. Mit einer richtigen Antwort stehst du auf.',
  powered: () => 'Dein nächster Angriff trifft doppelt so hart.',
  monster: ({ monster, way, ...standing }) =>
    `Ein ${monsterNames[monster]} ist ${wayText(way)}: ${hitsText(standing)}.`,
  boss: ({ isAsleep, way, ...standing }) => {
    if (standing.left === 0) return 'Der Boss ist besiegt.'
    const where = `ist ${way ? wayText(way) : 'auf dem Spielfeld'}`
    return isAsleep ? `Der Boss ${where} und schläft.` : `Der Boss ${where}: ${hitsText(standing)}.`
  },
  noMonster: () => 'Kein Monster ist wach.',

  coins: ({ coins }) => `Du hast ${countText(coins, 'Goldmünze', 'Goldmünzen')}.`,
  gold: ({ ways }) => `Gold liegt ${ways.map(wayText).join('; ')}.`,
  noGold: () => 'Gerade liegt nirgends Gold.',

  climb: ({ step, steps }) => `Beim Klettern bist du auf Stufe ${amountText(step)} von ${amountText(steps)}.`,
  climber: ({ name, steps }) => {
    if (steps === 0) return `${name} ist so hoch wie du.`
    return `${name} ist ${countText(Math.abs(steps), 'Stufe', 'Stufen')} ${steps > 0 ? 'über' : 'unter'} dir.`
  },
  lives: ({ left, full, wave }) =>
    `Welle ${amountText(wave)}. Die Klasse hat ${amountText(left)} von ${amountText(full)} Leben.`,
  walkers: (fact) => {
    if (fact.count === 0) return 'Kein Monster ist unterwegs.'
    return fact.atTheGate > 0 ? `${onTheWay(fact)} ${breakingThrough(fact.atTheGate)}` : onTheWay(fact)
  },
  stones: ({ own, towers, highest }) => {
    if (towers === 0) return 'Noch steht kein Turm.'
    const stones = countText(highest, 'Stein', 'Steine')
    const standing = plural(towers, {
      one: `1 Turm steht und hat ${stones}.`,
      other: `${amountText(towers)} Türme stehen, der höchste hat ${stones}.`,
    })
    return `${standing} ${countText(own, 'Stein ist', 'Steine sind')} von dir.`
  },

  hearts: ({ hearts }) => `Du hast ${countText(hearts, 'Herz', 'Herzen')}.`,
  ghost: ({ isRising }) =>
    isRising ? 'Du bist ein Geist: Noch eine richtige Antwort bringt ein Herz zurück.' : 'Du bist ein Geist ohne Herz.',
  shielded: () => 'Ein Schild fängt den nächsten Treffer für dich ab.',
  ground: ({ hazard }) =>
    hazard === null ? 'Dein Boden ist sicher.' : `Dein Boden ist nicht sicher: ${groundWords[hazard]}`,
  hazard: ({ hazard, way }) => `${hazardNames[hazard]} ${wayText(way)}.`,
  safety: ({ way }) => `Der nächste sichere Boden ist ${wayText(way)}.`,

  move: ({ key, name, words }) => `${key}: ${name}. ${words}.`,
  chosen: ({ name }) => `Du hast ${name} gewählt.`,
  look: ({ question }) => `Antworte noch einmal: ${question}`,
  answer: ({ letter, text }) => `${letter}: ${text}.`,
  looked: () => 'Du hast noch einmal hingeschaut.',
  happened: ({ text, by }) => (by ? `${text} ${pointsText(by)}` : text),
  total: ({ by }) => `Diese Runde: ${pointsText(by)}.`,

  leader: ({ place, name, points }) => `Platz ${amountText(place)}: ${name}, ${countText(points, 'Punkt', 'Punkte')}.`,
  flag: ({ isUp, waiting, finished }) =>
    [
      isUp ? 'Die Flagge ist oben.' : 'Die Flagge ist noch nicht oben.',
      waiting > 0 && `${countText(waiting, 'Slime wartet', 'Slimes warten')} an der Linie.`,
      finished > 0 && `${countText(finished, 'Slime ist', 'Slimes sind')} im Ziel.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  monsters: ({ count }) =>
    count === 0 ? 'Kein Monster ist wach.' : `${countText(count, 'Monster steht', 'Monster stehen')} noch.`,
  out: ({ count }) => `${countText(count, 'Slime ist', 'Slimes sind')} K.\u00a0o.`,
  piles: ({ count }) => `${countText(count, 'Haufen Gold liegt', 'Haufen Gold liegen')} herum.`,
  towers: ({ count }) => `${countText(count, 'Turm steht', 'Türme stehen')}.`,
  ghosts: ({ count }) => `${countText(count, 'Slime ist ein Geist', 'Slimes sind Geister')}.`,
  fieldHazards: ({ blocks, swarm, patrols }) =>
    [
      blocks > 0 && `An ${countText(blocks, 'Stelle', 'Stellen')} bebt der Boden.`,
      swarm > 0 && `Der Schwarm sitzt auf ${tiles(swarm)}.`,
      patrols > 0 && `${countText(patrols, 'Monster läuft', 'Monster laufen')} herum.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
}

function onTheWay({ count, hits }: SceneFact<'walkers'>): string {
  const needed = countText(hits, 'Treffer', 'Treffer')
  return plural(count, {
    one: `1 Monster ist unterwegs und hält ${needed} aus.`,
    other: `${amountText(count)} Monster sind unterwegs und halten zusammen ${needed} aus.`,
  })
}

const breakingThrough = (count: number): string =>
  `${countText(count, 'bricht', 'brechen')} in dieser Runde durch, wenn niemand etwas tut.`

const groundWords: Readonly<Record<keyof typeof hazardNames, string>> = {
  patrol: 'Ein Monster läuft gleich hierher.',
  swarm: 'Der Schwarm ist hier.',
  shaking: 'Er bebt und bricht am Ende der Runde ein.',
  moving: 'Die Platte sinkt am Ende der Runde.',
  danger: 'Er kostet am Ende der Runde ein Herz.',
}

export const sceneWords: AllWords['sceneWords'] = {
  title: 'Was zu sehen ist',
  ask: 'Szene beschreiben',
  notKnown: 'Das Spielfeld ist noch nicht da.',
  where: 'Wo du bist',
  near: 'Wer nah ist',
  moves: 'Was du tun kannst',
  happened: 'Was passiert ist',
  leaders: 'Wer vorn liegt',
  field: 'Auf dem Feld',
}
