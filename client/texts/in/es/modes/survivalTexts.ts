import type { AllWords } from '../../../allWords.ts'
import type { MoveFacts } from '../../../modes/modeTexts.ts'
import { countText } from '../counting.ts'
import { between, gain } from './modeTexts.ts'

function dareWords({ values: { breaksPercent = 0 } }: MoveFacts): string {
  if (breaksPercent === 0) return 'Una moneda ardiente'
  return breaksPercent < 100
    ? 'Moneda ardiente. Puede costar un corazón'
    : 'Moneda ardiente. Sin escudo cuesta un corazón'
}

export const survivalTexts: AllWords['survivalTexts'] = {
  title: 'Corazones',
  moves: {
    hide: { name: 'Refugio', pays: ({ values }) => gain(values.pays), words: () => 'Y un escudo para un corazón' },
    roam: { name: 'Paseo', pays: ({ values }) => gain(values.pays), words: () => 'Si no hay nadie más donde llegas' },
    dare: { name: 'Riesgo', pays: ({ values: { least, most } }) => between(least, most), words: dareWords },
  },
  bubble: 'Que tiemble el suelo: tus corazones están a salvo',
  reasons: {
    hide: () => 'Buen refugio, y con escudo',
    roam: () => 'Sin nadie más: ¡buen sitio!',
    dare: () => '¡Atrapaste la moneda ardiente!',
  },
  happened: {
    noCoin: 'Esta vez no hay moneda',
    notAlone: 'También había alguien más',
    tooFast: 'El peligro no pudo con tu rapidez',
    shieldHeld: '¡Tu escudo aguantó!',
    heartLost: 'Perdiste un corazón',
    ghost: 'Eres un fantasma. ¡Dos aciertos seguidos devuelven un corazón!',
    heartBack: '¡Vuelve un corazón!',
  },
  ends: (hearts, points) => {
    const brief = countText(hearts, 'corazón', 'corazones')
    return { full: hearts > 0 ? `${brief}: ${gain(points)}` : 'Fantasma hasta el final', brief }
  },
  headlines: {
    shrugsOff: (name) => `¡${name} *ni se inmuta*!`,
    revives: (name) => `¡${name} *vuelve* con un corazón!`,
    grabs: (name, points) => `${name} *atrapa* una moneda ardiente: +${points}`,
    swarms: 'El enjambre *se extiende*',
    shakes: (count) => `El suelo *tembló* en ${countText(count, 'lugar', 'lugares')}`,
  },
}
