import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'
import { countText } from '../counting.ts'

export const newYearTexts: AllWords['newYearTexts'] = {
  open: 'Nuevo año escolar',
  title: 'Nuevo año escolar',
  intro: 'Da a tus clases sus nuevos nombres. Las tarjetas, los slimes y las monedas se quedan.',
  list: 'Tus clases',
  becomes: (name) => saying`${name} pasa a ser`,
  stays: 'Sigue',
  leaves: 'Archivar',
  whatHappens: (name) => saying`Qué pasa con ${name}`,
  save: 'Empezar el año',
  nothing: 'Aún no cambia nada.',
  will: (renamed, archived) =>
    [
      ...(renamed > 0 ? [`${countText(renamed, 'clase cambia', 'clases cambian')} de nombre.`] : []),
      ...(archived > 0 ? [`${countText(archived, 'clase se archiva', 'clases se archivan')}.`] : []),
    ].join(' '),
  done: '¡Que sea un buen año!',
  failed: (name, problem) => saying`${name}: ${problem}`,
  none: 'No diriges ninguna clase.',
  shared: 'Las clases que dirige otra persona reciben de ella su nuevo nombre.',
}
