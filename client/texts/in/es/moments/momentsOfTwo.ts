import type { AllWords } from '../../../allWords.ts'
import { countText } from '../counting.ts'

const points = (count: number) => countText(count, 'punto', 'puntos')

/** "Ana y Leo", but "Ana e Inés". A name on the wall has an invisible sign before it. */
const both = (name: string, other: string) =>
  `${name} ${/^\u2068?h?[ií](?![aeoáéó])/i.test(other) ? 'e' : 'y'} ${other}`
const either = (name: string, other: string) => `${name} ${/^\u2068?h?[oó]/i.test(other) ? 'u' : 'o'} ${other}`

export const momentsOfTwo: AllWords['momentsOfTwo'] = {
  slicks: {
    plain: [
      (name, other) => `¡${name} *mancha* a ${other}!`,
      (name, other) => `¡${name} *deja* a ${other} *dando vueltas*!`,
      (name, other) => `¡Chof! ¡${name} *alcanza* a ${other}!`,
      (name, other) => `Pista resbaladiza para ${other}: ¡*gracias*, ${name}!`,
      (name, other) => `¡${name} *saluda* a ${other} con una mancha!`,
      (name, other) => `¡Vueltas y vueltas da ${other} *gracias a* ${name}!`,
    ],
    first: (name) => `¡*Primera mancha* del día: ${name}!`,
    revenge: (name, other) => `¡${name} *devuelve* a ${other} *la mancha*!`,
    again: (name) => `¡${name} *no para* de manchar!`,
    quiet: (name, other) => `¡Sorpresa, ${other}! *Una mancha* de ${name}`,
    leader: (name) => `¡${name} *mancha a quien lidera*!`,
    back: (name) => `Desde el fondo: ¡${name} *mancha a quien lidera*!`,
  },
  steals: {
    plain: [
      (name, other) => `¡${name} *roba* a ${other}!`,
      (name, other) => `¡${name} *toma prestado* oro de ${other}!`,
      (name, other) => `Dedos ágiles: ¡${name} *visita* a ${other}!`,
      (name, other) => `¡${name} *sale de puntillas* con oro de ${other}!`,
      (name, other) => `¿Y el oro de ${other}? ¡*Que responda* ${name}!`,
      (name, other) => `¡${name} *ayuda* a ${other} a cargar el oro!`,
    ],
    first: (name) => `¡*Primer robo* del día: ${name}!`,
    revenge: (name, other) => `¡${name} *recupera lo suyo* de ${other}!`,
    again: (name) => `¡${name} *ataca de nuevo*!`,
    quiet: (name, other) => `¿Quién lo diría? ¡${name} *roba* a ${other}!`,
    leader: (name) => `¡${name} *roba a quien lidera*!`,
    back: (name) => `Desde el fondo: ¡${name} *roba a quien lidera*!`,
  },
  swaps: {
    plain: [
      (name, other) => `¡${name} *cambia el puesto* con ${other}!`,
      (name, other) => `¡${both(name, other)} *cambian de sitio*!`,
      (name, other) => `¡Tachán! ${name} *está* donde estaba ${other}`,
      (name, other) => `En un guiño: ¡${name} *cambia tesoros* con ${other}!`,
    ],
    first: (name, other) => `¡*Primer cambio* del día: ${both(name, other)}!`,
    revenge: (name, other) => `¡${name} *deshace el cambio* con ${other}!`,
    quiet: (name, other) => `¡Con permiso, ${other}, *dice* ${name}!`,
    leader: (name) => `¡${name} *cambia el puesto con quien lidera*!`,
    back: (name) => `Desde el fondo *hasta lo más alto*: ¡${name}!`,
  },
  'wins-duel': {
    plain: [
      (name, other) => `¡${name} *vence* en duelo a ${other}!`,
      (name, other) => `¡${name} *gana* el duelo con ${other}!`,
      (name, other) => `¡Qué duelo! ${name} *vence* a ${other}`,
      (name, other) => `¡${name} *es más veloz* que ${other}!`,
      (name, other) => `Saltan ${both(name, other)}: ¡*gana ${name}*!`,
      (name, other) => `Una estrella para ${name}: ¡*buen combate*, ${other}!`,
      (name, other) => `¡${name} *se lleva el duelo* con ${other}!`,
    ],
    first: (name) => `¡*Primer duelo* del día para ${name}!`,
    revenge: (name, other) => `¡${name} *se toma la revancha* con ${other}!`,
    again: (name) => `¡${name} *gana duelo tras duelo*!`,
    quiet: (name) => `¡${name} *se atreve a un duelo* y gana!`,
    leader: (name) => `¡${name} *gana el duelo a quien lidera*!`,
    back: (name) => `Desde el fondo: ¡${name} *vence a quien lidera*!`,
  },
  blocks: {
    plain: [
      (name, other) => `¡${name} *bloquea* a ${other}!`,
      (name) => `¡Hoy no, *dice* la burbuja de ${name}!`,
      (name) => `¡${name} *aguanta como un muro*!`,
      (name) => `Con ${name} no hay paso: ¡*bloqueo*!`,
    ],
    first: (name) => `¡*Primer bloqueo* del día: ${name}!`,
    again: (name) => `¡${name} *lo bloquea todo*!`,
    quiet: (name) => `Buena defensa, ${name}: ¡*bloqueo*!`,
  },
  'neck-and-neck': {
    plain: [
      (name, other) => `¡${both(name, other)}: *cabeza a cabeza*!`,
      (name, other, by) => `${name} *lidera por un pelo*: ${points(by)} más que ${other}`,
      (name, other, by) => `¡Solo *${points(by)}* entre ${both(name, other)}!`,
      (name, other) => `¿${either(name, other)}? ¡*Quién sabe*!`,
    ],
    first: (name, other) => `Qué carrera: ¡${both(name, other)} *van a la par*!`,
    again: (name, other) => `¡Siguen *cabeza a cabeza*: ${both(name, other)}!`,
    quiet: (name, other) => `¡${both(name, other)} *luchan por el puesto 1*!`,
  },
}
