import type { AllWords } from '../../allWords.ts'
import { countText } from './counting.ts'

export const shellTexts: AllWords['shellTexts'] = {
  skip: 'Saltar al contenido',
  mainNavigation: 'Principal',
  login: 'Entrar',
  logout: 'Salir',
  dashboard: 'Inicio',
  maps: 'Mapas',
  leaderboard: 'Clasificación',
  shop: 'Tienda',
  practice: 'Practicar',
  achievements: 'Logros',
  reports: 'Informes',
  account: 'Mi cuenta',
  school: 'Mi escuela',
  collection: 'Mi colección',
  home: 'Slime School, portada',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  soundOn: 'Sonido activado. Desactivar',
  soundOff: 'Sonido desactivado. Activar',
  userMenu: (username) => `${username}: abrir el menú`,
  balance: (coins) => countText(coins, 'moneda', 'monedas'),

  offline: 'No tienes conexión. Puedes seguir leyendo esta página. El resto vuelve cuando vuelva la conexión.',

  secretTitle: '¡Psst! Encontraste la palabra secreta. Los slimes guardan códigos secretos: ¡prueba uno en la tienda!',

  notFoundTitle: 'Página perdida',
  notFoundText: '¡Vaya! Este slime se fue a la dimensión equivocada.',
  goHome: 'A la portada',

  crashTitle: '¡Error inesperado!',
  crashText: 'Algo se rompió en esta página. Tus slimes, monedas y cuestionarios están a salvo.',
  reload: 'Recargar la página',
}
