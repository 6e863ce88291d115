import type { AllWords } from '../../../allWords.ts'
import type { Way } from '../../../game/scene.ts'
import { amountText, countText, plural } from '../counting.ts'

type SceneFact<Name extends keyof AllWords['sceneTexts']> = Parameters<AllWords['sceneTexts'][Name]>[0]

const tiles = (count: number): string => countText(count, 'casilla', 'casillas')

export const monsterNames: AllWords['monsterNames'] = {
  weak: 'monstruo débil',
  medium: 'monstruo duro',
  strong: 'monstruo fuerte',
  boss: 'jefe',
}

export const hazardNames: AllWords['hazardNames'] = {
  patrol: 'Un monstruo irá a una casilla',
  swarm: 'El enjambre está',
  shaking: 'El suelo tiembla',
  moving: 'Una placa se hunde',
  danger: 'Hay suelo peligroso',
}

function wayText({ across, down }: Way): string {
  const parts = [
    across !== 0 && `${amountText(Math.abs(across))} a la ${across < 0 ? 'izquierda' : 'derecha'}`,
    down !== 0 && `${amountText(Math.abs(down))} hacia ${down < 0 ? 'arriba' : 'abajo'}`,
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(' y ') : 'justo donde estás'
}

const hitsText = ({ left, full }: { left: number; full: number }): string =>
  `${plural(left, { one: 'falta', other: 'faltan' })} ${amountText(left)} de ${countText(full, 'golpe', 'golpes')}`
const pointsText = (by: number): string => (by < 0 ? `−${amountText(-by)}` : `+${amountText(by)}`)

export const aheadNames: AllWords['aheadNames'] = { boost: 'Un impulso', obstacle: 'Un obstáculo', finish: 'La meta' }

export const sceneTexts: AllWords['sceneTexts'] = {
  course: ({ step, steps, percent }) =>
    `Estás en la casilla ${amountText(step)} de ${amountText(steps)}. Ya ganaste el ${percent}\u00a0% del camino.`,
  crossed: ({ place }) => `Cruzaste la meta: puesto ${amountText(place)}.`,
  waits: ({ isFlagUp }) =>
    isFlagUp ? 'Estás ante la meta. Con una respuesta correcta la cruzas.' : 'Esperas la bandera ante la meta.',
  ahead: ({ what, tiles: away }) => `${aheadNames[what]} está a ${tiles(away)}.`,
  blocked: ({ monster, tiles: away, ...standing }) =>
    away === 0
      ? `Un ${monsterNames[monster]} te cierra el paso: ${hitsText(standing)}.`
      : `Un ${monsterNames[monster]} cierra el paso a ${tiles(away)}: ${hitsText(standing)}.`,
  clear: ({ tiles: seen }) =>
    plural(seen, {
      one: 'La próxima casilla está libre.',
      other: `Las próximas ${tiles(seen)} están libres.`,
    }),
  nitro: () => 'Tu Nitro está encendido: la próxima respuesta decide.',
  steady: () => 'Vas sobre seguro: ni manchas ni obstáculos te afectan.',
  racer: ({ name, tiles: away }) => {
    if (away === 0) return `${name} está a tu lado.`
    return `${name} va ${tiles(Math.abs(away))} por ${away > 0 ? 'delante' : 'detrás'} de ti.`
  },

  spot: ({ column, columns, row, rows }) =>
    `Estás en la columna ${amountText(column)} de ${amountText(columns)}, fila ${amountText(row)} de ${amountText(rows)}.`,
  player: ({ name, way }) => `${name} está ${wayText(way)}.`,

  health: ({ percent }) => `Tienes ${percent} de 100 de fuerza.`,
  knockedOut: () => 'Estás K.\u00a0O. Una respuesta correcta te levanta.',
  powered: () => 'Tu próximo ataque golpea el doble.',
  monster: ({ monster, way, ...standing }) =>
    `Un ${monsterNames[monster]} está ${wayText(way)}: ${hitsText(standing)}.`,
  boss: ({ isAsleep, way, ...standing }) => {
    if (standing.left === 0) return 'El jefe ya cayó.'
    const where = `está ${way ? wayText(way) : 'en el mapa'}`
    return isAsleep ? `El jefe ${where} y duerme.` : `El jefe ${where}: ${hitsText(standing)}.`
  },
  noMonster: () => 'No hay monstruos despiertos.',

  coins: ({ coins }) => `Tienes ${countText(coins, 'moneda de oro', 'monedas de oro')}.`,
  gold: ({ ways }) => `Hay oro ${ways.map(wayText).join('; ')}.`,
  noGold: () => 'Ahora no hay oro en el suelo.',

  climb: ({ step, steps }) => `Estás en el escalón ${amountText(step)} de ${amountText(steps)} de la subida.`,
  climber: ({ name, steps }) => {
    if (steps === 0) return `${name} está a tu altura.`
    return `${name} está ${countText(Math.abs(steps), 'escalón', 'escalones')} por ${steps > 0 ? 'encima' : 'debajo'} de ti.`
  },
  lives: ({ left, full, wave }) =>
    `Oleada ${amountText(wave)}. La clase tiene ${amountText(left)} de ${countText(full, 'vida', 'vidas')}.`,
  walkers: (fact) => {
    if (fact.count === 0) return 'No viene ningún monstruo.'
    return fact.atTheGate > 0 ? `${onTheWay(fact)} ${leaking(fact.atTheGate)}` : onTheWay(fact)
  },
  stones: ({ own, towers, highest }) => {
    if (towers === 0) return 'Aún no hay torres.'
    const stones = countText(highest, 'piedra', 'piedras')
    const standing = plural(towers, {
      one: `Hay 1 torre, con ${stones}.`,
      other: `Hay ${amountText(towers)} torres; la más alta tiene ${stones}.`,
    })
    return `${standing} ${countText(own, 'piedra es tuya', 'piedras son tuyas')}.`
  },

  hearts: ({ hearts }) => `Tienes ${countText(hearts, 'corazón', 'corazones')}.`,
  ghost: ({ isRising }) =>
    isRising ? 'Eres un fantasma: otra respuesta correcta te devuelve un corazón.' : 'Eres un fantasma sin corazones.',
  shielded: () => 'Un escudo te libra del próximo golpe.',
  ground: ({ hazard }) => (hazard === null ? 'Tu suelo es seguro.' : `Tu suelo no es seguro: ${groundWords[hazard]}`),
  hazard: ({ hazard, way }) => `${hazardNames[hazard]} ${wayText(way)}.`,
  safety: ({ way }) => `El suelo seguro más cercano está ${wayText(way)}.`,

  move: ({ key, name, words }) => `${key}: ${name}. ${words}.`,
  chosen: ({ name }) => `Elegiste ${name}.`,
  look: ({ question }) => `Responde otra vez: ${question}`,
  answer: ({ letter, text }) => `${letter}: ${text}.`,
  looked: () => 'Miraste otra vez.',
  happened: ({ text, by }) => (by ? `${text} ${pointsText(by)}` : text),
  total: ({ by }) => `Este turno: ${pointsText(by)}.`,

  leader: ({ place, name, points }) => `Puesto ${amountText(place)}: ${name}, ${countText(points, 'punto', 'puntos')}.`,
  flag: ({ isUp, waiting, finished }) =>
    [
      isUp ? 'La bandera está arriba.' : 'La bandera aún no está arriba.',
      waiting > 0 && `${countText(waiting, 'slime espera', 'slimes esperan')} ante la meta.`,
      finished > 0 && `${countText(finished, 'slime ya cruzó', 'slimes ya cruzaron')}.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
  monsters: ({ count }) =>
    count === 0 ? 'No hay monstruos despiertos.' : `${countText(count, 'monstruo sigue', 'monstruos siguen')} en pie.`,
  out: ({ count }) => `${countText(count, 'slime está', 'slimes están')} K.\u00a0O.`,
  piles: ({ count }) => `Hay ${countText(count, 'montón', 'montones')} de oro en el suelo.`,
  towers: ({ count }) => `Hay ${countText(count, 'torre', 'torres')}.`,
  ghosts: ({ count }) => `${countText(count, 'slime es un fantasma', 'slimes son fantasmas')}.`,
  fieldHazards: ({ blocks, swarm, patrols }) =>
    [
      blocks > 0 && `El suelo tiembla en ${countText(blocks, 'sitio', 'sitios')}.`,
      swarm > 0 && `El enjambre ocupa ${tiles(swarm)}.`,
      patrols > 0 && `${countText(patrols, 'monstruo ronda', 'monstruos rondan')} por ahí.`,
    ]
      .filter((part) => part !== false)
      .join(' '),
}

function onTheWay({ count, hits }: SceneFact<'walkers'>): string {
  const needed = countText(hits, 'golpe', 'golpes')
  return plural(count, {
    one: `Viene 1 monstruo; aguanta ${needed}.`,
    other: `Vienen ${amountText(count)} monstruos; aguantan ${needed} en total.`,
  })
}

const leaking = (count: number): string =>
  plural(count, {
    one: '1 se cuela en este turno si nada lo detiene.',
    other: `${amountText(count)} se cuelan en este turno si nada los detiene.`,
  })

const groundWords: Readonly<Record<keyof typeof hazardNames, string>> = {
  patrol: 'un monstruo irá ahí.',
  swarm: 'ahí está el enjambre.',
  shaking: 'tiembla y se hunde al final del turno.',
  moving: 'la placa se hunde al final del turno.',
  danger: 'te quita un corazón al final del turno.',
}

export const sceneWords: AllWords['sceneWords'] = {
  title: 'La escena en palabras',
  ask: 'Describir la escena',
  notKnown: 'El mapa aún no está aquí.',
  where: 'Dónde estás',
  near: 'Quién hay cerca',
  moves: 'Qué puedes hacer',
  happened: 'Qué pasó',
  leaders: 'En cabeza',
  field: 'En el mapa',
}
