import type { AllWords } from '../../../allWords.ts'
import { amountText, countText, plural } from '../counting.ts'
import { placeText } from '../game/gamePlay.ts'

const places = (count: number) => countText(count, 'puesto', 'puestos')
const stones = (count: number) => countText(count, 'piedra', 'piedras')
const livesLeft = (count: number) =>
  plural(count, { one: `queda ${amountText(count)} vida`, other: `quedan ${amountText(count)} vidas` })

export const momentTexts: AllWords['momentTexts'] = {
  leads: {
    plain: [
      (name) => `¡${name} *toma la delantera*!`,
      (name) => `¡${name} *va en cabeza*!`,
      (name) => `¡Ahora manda *${name}*!`,
      (name) => `¡${name} *sube al puesto 1*!`,
    ],
    first: (name) => `¡${name} *salta a la cabeza*!`,
    again: (name) => `¡${name} *vuelve a liderar*!`,
    quiet: (name) => `De la nada: ¡${name} *va en cabeza*!`,
  },
  finishes: {
    plain: [
      (name, _, place) => `¡${name} *cruza la meta*: ${placeText(place)}!`,
      (name, _, place) => `¡En la meta: ${name}, *${placeText(place)}*!`,
      (name, _, place) => `¡${name} *ve la bandera*: ${placeText(place)}!`,
      (name, _, place) => `¡Confeti para ${name}: *${placeText(place)}*!`,
    ],
    first: (name) => `¡*Primera llegada* a la meta: ${name}!`,
    quiet: (name, _, place) => `Sin hacer ruido: ¡${name} *llega*, ${placeText(place)}!`,
  },
  'comes-back': {
    plain: [
      (name, _, by) => `¡${name} *sube* ${places(by)}!`,
      (name, _, by) => `¡${name} *remonta* ${places(by)}!`,
      (name) => `¡Atención, *aquí viene* ${name}!`,
      (name, _, by) => `${name} *sube como la espuma*: ${places(by)}`,
    ],
    again: (name) => `¡${name} *no deja de subir*!`,
    quiet: (name, _, by) => `¡Ojo con ${name}: *sube ${places(by)}*!`,
    back: (name, _, by) => `Desde el último puesto: ¡${name} *sube* ${amountText(by)}!`,
  },
  'beats-monster': {
    plain: [
      (name) => `¡${name} *vence* a un monstruo!`,
      (name) => `Un monstruo menos: ¡*gracias*, ${name}!`,
      (name) => `¡${name} *manda* un monstruo a casa!`,
      (name) => `Adiós, monstruo, *dice* ${name}`,
      (name) => `Ni pizca de miedo: ¡${name} *gana*!`,
    ],
    first: (name) => `¡${name} *vence al primer monstruo*!`,
    again: (name) => `¡${name} *desayuna monstruos*!`,
    quiet: (name) => `${name} *entra en acción*: ¡monstruo fuera!`,
  },
  nitro: {
    plain: [
      (name, _, by) => `¡El Nitro de ${name} *ruge*! +${by}`,
      (name, _, by) => `¡${name} *despega*: +${by}!`,
      (name, _, by) => `¡Fiuuu! ${name} *pasa volando*: +${by}`,
      (name, _, by) => `¡Agárrate, ${name}: *+${by}*!`,
    ],
    first: (name, _, by) => `¡*Primer Nitro* de la carrera: ${name} +${by}!`,
    again: (name, _, by) => `Hoy ${name} *es puro Nitro*: +${by}`,
    quiet: (name, _, by) => `¡${name} *despierta el motor*: +${by}!`,
  },
  boosts: {
    plain: [
      (name) => `¡${name} *vuela* sobre el impulso!`,
      (name) => `¡Zum! ¡${name} *pisa el impulso*!`,
      (name) => `¡${name} *encuentra el carril rápido*!`,
      (name) => `¡Yujuuu, *dice* ${name}!`,
    ],
    first: (name) => `¡*Primer impulso*: ${name}!`,
    again: (name) => `¡${name} *no perdona un impulso*!`,
    quiet: (name) => `¡${name} *pisa a fondo*!`,
  },
  leaks: {
    plain: [
      (_, __, lives) => `¡*Cruzó la puerta*! Nos ${livesLeft(lives)}`,
      (_, __, lives) => `¡Ay, la puerta! *Nos ${livesLeft(lives)}*`,
      (_, __, lives) => `Uno *se ha colado*: nos ${livesLeft(lives)}`,
      (_, __, lives) => `La torre *tiembla*: nos ${livesLeft(lives)}`,
      (_, __, lives) => `*Nos ${livesLeft(lives)}*. ¡A defender la torre!`,
    ],
    first: (_, __, lives) => `*Se cuela el primero*: nos ${livesLeft(lives)}`,
  },
  'last-stand': {
    plain: [
      (name) => `¡${name} *ni se inmuta*!`,
      (name) => `¡Nada *mueve* a ${name}!`,
      (name) => `¡${name} *aguanta firme*!`,
      (name) => `¡Hoy no, *dice* ${name}!`,
      (name) => `¡${name} *cabalga* el temblor!`,
      (name) => `¿Eso fue un temblor?, *pregunta* ${name}`,
    ],
    first: (name) => `¡*Primer temblor superado*: ${name}!`,
    again: (name) => `¡${name} *es pura roca*!`,
    quiet: (name) => `¡${name} *ni parpadea*!`,
  },
  'opens-chest': {
    plain: [
      (name, _, by) => `¡${name} *abre* el cofre dorado! +${by}`,
      (name, _, by) => `¡Premio gordo para ${name}: *+${by}*!`,
      (name, _, by) => `Al cofre *le gusta* ${name}: +${by}`,
      (name, _, by) => `¡Oro, oro y más oro! ${name} *+${by}*`,
      (name, _, by) => `¡Clic, ñiiic, *tilín*: ${name} +${by}!`,
    ],
    first: (name, _, by) => `¡*Primer cofre dorado*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *tiene manos de oro*: +${by}`,
    quiet: (name, _, by) => `¡${name} *se atreve y gana*: +${by}!`,
  },
  digs: {
    plain: [
      (name) => `¡${name} *desentierra* oro!`,
      (name) => `¡${name} *encuentra oro*!`,
      (name) => `Algo brilla: ¡lo tiene *${name}*!`,
      (name) => `¡${name} *sigue el brillo*!`,
    ],
    first: (name) => `¡*Primer oro* del día: ${name}!`,
    again: (name) => `¡${name} *huele el oro* de lejos!`,
    quiet: (name) => `¡${name} *encontró algo*!`,
  },
  pops: {
    plain: [
      (name) => `¡${name} *derriba* un monstruo!`,
      (name) => `¡Plop! ¡*Qué puntería*, ${name}!`,
      (name) => `¡${name} *despeja* el camino!`,
      (name) => `¡${name} *salva* la puerta!`,
      (name) => `¡En el blanco! ¡${name} *acierta*!`,
      (name) => `¡Un monstruo *menos en el camino*: ${name}!`,
    ],
    first: (name) => `¡*Primer plop* del día: ${name}!`,
    again: (name) => `¡${name} *nunca falla*!`,
    quiet: (name) => `${name} *apunta*… ¡plop!`,
  },
  'rides-wind': {
    plain: [
      (name, _, by) => `¡${name} *vuela con el viento*! +${by}`,
      (name, _, by) => `¡${name} *sube planeando*: +${by}!`,
      (name, _, by) => `Más, más, *más arriba*: ${name} +${by}`,
      (name, _, by) => `El viento *lleva* a ${name}: +${by}`,
      (name, _, by) => `¡${name} *sube en exprés* con el viento: +${by}!`,
    ],
    first: (name, _, by) => `¡*Primer vuelo*: ${name} +${by}!`,
    again: (name, _, by) => `${name} *domina el viento*: +${by}`,
    quiet: (name, _, by) => `¡${name} *abre las alas*: +${by}!`,
  },
  builds: {
    plain: [
      (name, _, by) => `¡${name} *levanta* una torre de ${stones(by)}!`,
      (name, _, by) => `¡Más alto! ${name} *pone la piedra* número ${by}`,
      (name, _, by) => `Piedra a piedra: ${name} *llega a ${by}*`,
      (name, _, by) => `¡${stones(by)} de altura *gracias a* ${name}!`,
    ],
    first: (name, _, by) => `¡${name} *corona la primera gran torre*: ${stones(by)}!`,
    again: (name) => `¡${name} *no para de construir*!`,
    quiet: (name, _, by) => `¡Obra maestra de ${name}: *${stones(by)}*!`,
  },
  grabs: {
    plain: [
      (name, _, by) => `¡${name} *atrapa* una moneda ardiente! +${by}`,
      (name, _, by) => `¡Quema, quema! ${name} *no la suelta*: +${by}`,
      (name, _, by) => `${name} *baila* sobre suelo ardiente: +${by}`,
      (name, _, by) => `¡Qué valor, ${name}: *+${by}*!`,
      (name, _, by) => `¡${name} *se ríe del peligro*: +${by}!`,
      (name, _, by) => `¡Ay, quema, *es mía*! ${name} +${by}`,
    ],
    first: (name, _, by) => `¡*Primera moneda ardiente*: ${name} +${by}!`,
    again: (name, _, by) => `A ${name} *le encanta el fuego*: +${by}`,
    quiet: (name, _, by) => `¡${name} *se atreve*: +${by}!`,
  },
  roams: {
    plain: [
      (name) => `¡${name} *tiene todo el sitio* para sí!`,
      (name) => `¡${name} *encuentra un sitio libre*!`,
      (name) => `¿Dónde está la gente?, *pregunta* ${name}`,
      (name) => `¡${name} *disfruta de la vista*!`,
    ],
    first: (name) => `¡${name} *encuentra el primer sitio libre*!`,
    again: (name) => `¡${name} *conoce cada rincón*!`,
    quiet: (name) => `Un sitio único: ¡*${name}*!`,
  },
  revives: {
    plain: [
      (name) => `¡${name} *vuelve* con un corazón!`,
      (name) => `Un corazón para ${name}: ¡*hola de nuevo*!`,
      (name) => `Adiós, fantasma; ¡hola, *${name}*!`,
      (name) => `¡${name} *vuelve a la vida*!`,
    ],
    first: (name) => `¡*Primer regreso*: ${name}!`,
    again: (name) => `¡${name} *siempre vuelve*!`,
    quiet: (name) => `¡Bu! ¡${name} *está de vuelta*!`,
  },
  'beats-boss': {
    plain: [
      (name) => `¡${name} *derriba* al rey Gloop!`,
      (name) => `¡El rey Gloop *cae* ante ${name}!`,
      (name) => `La corona *vuela*: ¡bravo, ${name}!`,
      (name) => `¡${name} *destrona* al rey!`,
      (name) => `¡En equipo, y ${name} *lo remata*!`,
    ],
    again: (name) => `¡${name} *destrona al rey otra vez*!`,
    quiet: (name) => `Sin hacer ruido: ¡${name} *derriba al rey*!`,
  },
  'powers-up': {
    plain: [
      (name) => `¡${name} *gana poder*!`,
      (name) => `${name} *brilla*: ¡el doble de fuerza!`,
      (name) => `¡Doble peligro: *${name}*!`,
      (name) => `¡Cuidado, ${name} *tiene el poder*!`,
    ],
    first: (name) => `¡*Primera estrella*: ${name}!`,
    again: (name) => `¡${name} *las reúne todas*!`,
    quiet: (name) => `¡${name} *calienta motores*!`,
  },
  'gets-up': {
    plain: [
      (name) => `¡${name} *vuelve* a estar en pie!`,
      (name) => `En pie otra vez: ¡*hola*, ${name}!`,
      (name) => `¡${name} *se levanta*!`,
      (name) => `¡Nada *detiene* a ${name}!`,
    ],
    first: (name) => `¡*Primer regreso*: ${name}!`,
    again: (name) => `¡${name} *siempre se levanta*!`,
    quiet: (name) => `Buenos días: ¡${name} *está en pie*!`,
  },
  streak: {
    plain: [
      (name, _, by) => `¡${name}: *${by} aciertos* seguidos!`,
      (name, _, by) => `¡${name} *está que arde*: ${by} seguidos!`,
      (name, _, by) => `Nada *frena* a ${name}: ${by} seguidos`,
      (name, _, by) => `¿*${by} seguidos*, ${name}? ¡Guau!`,
      (name, _, by) => `¡${name} *ya lleva ${by}* seguidos!`,
      (name, _, by) => `Aquí se ha estudiado: ${name}, ¡*${by} seguidos*!`,
      (name, _, by) => `Una capa para ${name}: ¡*${by} seguidos*!`,
    ],
    first: (name, _, by) => `¡*Primera racha* de la partida: ${name}, ${by} seguidos!`,
    again: (name, _, by) => `¡${name} *sigue y sigue*: ${by} seguidos!`,
    quiet: (name, _, by) => `¿Y ${name}? ¡*${by} seguidos*!`,
  },
}
