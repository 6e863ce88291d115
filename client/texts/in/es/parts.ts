import type { AllWords } from '../../allWords.ts'
import { amountText, plural } from './counting.ts'

export const partTexts: AllWords['partTexts'] = {
  productName: 'Slime School',
  tagline: 'Aprende, juega, crece',
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Volver al inicio',
  dialogContent: 'Contenido de la ventana',
  dismiss: 'Cerrar el mensaje',
  messages: 'Mensajes',
  loading: 'Cargando…',
  loadingTitle: 'Cargando Slime School…',
  errorTitle: 'No ha funcionado',
  tryAgain: 'Reintentar',
  unreachable: 'No se puede llegar al servidor. Revisa tu conexión e inténtalo otra vez.',
  failed: 'No se ha cargado. Inténtalo otra vez o recarga.',
  coins: (count) => plural(count, { one: 'moneda', other: 'monedas' }),
  copied: '¡Copiado!',
  copyFailed: 'No se pudo copiar',
  full: (most) => `Lleno: no caben más de ${amountText(most)} caracteres`,
}
