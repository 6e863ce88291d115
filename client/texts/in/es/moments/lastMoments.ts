import type { AllWords } from '../../../allWords.ts'
import { countText } from '../counting.ts'
import { eruptionTexts } from './eruptions.ts'

const waves = (count: number) => countText(count, 'oleada', 'oleadas')
const wavesHeld = (count: number) => countText(count, 'oleada superada', 'oleadas superadas')
const racers = (count: number) => countText(count, 'slime', 'slimes')
const left = (count: number) =>
  count === 0 ? '¡Fantasmas por todas partes!' : `A ${countText(count, 'slime le', 'slimes les')} quedan corazones`

export const lastMomentTexts: AllWords['lastMomentTexts'] = {
  'tower-held': {
    plain: [
      (_, __, by) => `¡*Resistimos* ${waves(by)}!`,
      (_, __, by) => `¡*La torre resiste*! ${wavesHeld(by)}`,
      (_, __, by) => `${waves(by)}, ¡y *la torre sigue en pie*!`,
      () => '¡El castillo *es nuestro*!',
      (_, __, by) => `En equipo: ¡*${wavesHeld(by)}*!`,
      (_, __, by) => `¿${waves(by)}? ¡*Pan comido* para esta clase!`,
    ],
  },
  'tower-lost': {
    plain: [
      (_, __, by) => `La puerta *está abierta*. ¡Resistimos ${waves(by)}!`,
      (_, __, by) => `¡*Qué defensa*! ${wavesHeld(by)}`,
      (_, __, by) => `Cae la torre, *sigue la bandera*: ¡${waves(by)}!`,
      (_, __, by) => `${wavesHeld(by)}. ¡*La próxima* es nuestra!`,
      (_, __, by) => `¡Por poco! *${waves(by)}* en total`,
      (_, __, by) => `¡*Resistimos en equipo* ${waves(by)}!`,
    ],
  },
  erupts: {
    plain: [
      (_, __, by, scenery) => `${scenery ? eruptionTexts[scenery] : '¡El volcán *estalla*!'} ${left(by)}`,
      (_, __, by) => `¡*Aquí viene*! ${left(by)}`,
      (_, __, by) => `¡*Bum*! ${left(by)}`,
      (_, __, by) => `¡A agarrarse bien! *${left(by)}*`,
      (_, __, by) => `El suelo *tiembla* por última vez. ${left(by)}`,
      (_, __, by) => `¡*Qué estallido*! ${left(by)}`,
    ],
  },
  'photo-finish': {
    plain: [
      (_, __, by) => `¡*Final de foto*! ${racers(by)} en la línea`,
      () => '¡*Clic*! ¿Quién fue? Lo sabe el podio',
      (_, __, by) => `¡${racers(by)} *en la meta* en el último instante!`,
      () => '¡En la meta! *La foto decide*',
      (_, __, by) => `¡*Qué final*! ${racers(by)} en la meta`,
      () => '¡La bandera *cae*! ¿Quién llegó antes?',
    ],
  },
}
