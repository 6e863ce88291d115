import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { saying } from '../../../saying.ts'
import { placeText } from '../game/gamePlay.ts'
import { gain, loss } from './modeTexts.ts'

function slickWords({ values: { takes = 0 }, ahead }: MoveFacts): string {
  if (ahead === null) return 'Nadie va delante de ti'
  return takes > 0 ? `${ahead}, delante, pierde ${takes}` : `Una salpicadura para ${ahead}`
}

export const racingTexts: AllWords['racingTexts'] = {
  title: 'Carrera',
  moves: {
    steady: { name: 'Seguro', pays: ({ values }) => gain(values.pays), words: () => 'Ni manchas ni golpes' },
    nitro: {
      name: 'Nitro',
      pays: ({ values }) => gain(values.right),
      words: ({ values: { wrong = 0 } }) =>
        `¡Acierta la próxima! ${wrong > 0 ? `Fallo: ${loss(wrong)}` : 'Fallar no cuesta nada'}`,
    },
    slick: { name: 'Mancha', pays: ({ values }) => gain(values.pays), words: slickWords },
  },
  bubble: 'Manchas y golpes resbalan por tu burbuja',
  reasons: {
    nitro: () => '¡Tu Nitro se encendió!',
    'nitro-lost': () => 'Tu Nitro se apagó',
    slipstream: () => 'Aprovechaste la estela',
    steady: () => 'Marcha segura',
    hit: () => 'Golpeaste al monstruo de la pista',
    'last-hit': () => '¡Despejaste la pista!',
    slick: ({ other, isHit }) => (isHit ? saying`¡Manchaste a ${other}!` : 'Dejaste una mancha'),
    slicked: ({ other }) => saying`${other} te manchó`,
    boost: () => '¡Sobre el impulso!',
    obstacle: () => 'Un golpe en el camino',
  },
  happened: {
    nitroLit: '¡Nitro encendido! Tu próxima respuesta decide',
    slidOff: (name) => saying`La mancha de ${name} te resbaló`,
    dodged: 'Esquivaste un obstáculo',
    waits: 'Esperas en la meta',
    crossed: (place) => `¡Cruzaste la meta: ${placeText(place)}!`,
    confetti: '¡Confeti por acertar!',
  },
  ends: {
    crossed: (place) => ({ full: `Meta: ${placeText(place)}`, brief: 'En la meta' }),
    onTheWay: (percent) => ({
      full: percent < 100 ? `${percent}\u00a0% del camino` : 'Ante la meta',
      brief: `${percent}\u00a0%`,
    }),
  },
  headlines: {
    slicks: (name, other) => `¡${name} *mancha* a ${other}!`,
    crosses: (name, place) => `¡${name} *cruza la meta*: ${placeText(place)}!`,
    nitroFires: (name, points) => `¡El Nitro de ${name} *ruge*! +${points}`,
    boosts: (name) => `¡${name} *vuela* sobre el impulso!`,
  },
}
