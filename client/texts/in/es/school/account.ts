import type { AllWords } from '../../../allWords.ts'
import { saying } from '../../../saying.ts'

export const accountTexts: AllWords['accountTexts'] = {
  title: 'Mi cuenta',
  keptIntro: 'Esta cuenta es de tu clase. La cuida tu docente.',
  intro: 'Tu nombre, tu contraseña, tus dispositivos y tus datos.',
  name: 'Nombre',
  nameText: 'Se ve en partidas y listas. Las partidas pasadas conservan tu nombre anterior.',
  newName: 'Nuevo nombre',
  rename: 'Cambiar nombre',
  renamed: (username) => saying`Ahora te llamas ${username}.`,
  password: 'Contraseña',
  passwordText: 'Si la cambias, se cierra tu sesión en tus otros dispositivos.',
  current: 'Contraseña actual',
  fresh: 'Nueva contraseña',
  confirm: 'Repite la nueva contraseña',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Contraseña cambiada. Tu sesión se cerró en tus otros dispositivos.',
  provePassword: 'Tu contraseña, para saber que eres tú',
  devices: 'Dispositivos',
  devicesText: 'Donde tienes la sesión abierta.',
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Un dispositivo',
  browserOn: (browser, system) => `${browser} en ${system}`,
  seen: (day) => `última vez: ${day}`,
  signOut: 'Salir',
  signOutOf: (device) => `Salir: ${device}`,
  signOutElsewhere: 'Salir en todos los demás',
  signedOut: 'Sesión cerrada.',
  data: 'Mis datos',
  dataText:
    'Todo lo que guardamos sobre ti, en un archivo: monedas, slimes, cuestionarios, mapas, partidas y prácticas.',
  download: 'Descargar mis datos',
  farewell: 'Borrar mi cuenta',
  farewellText:
    'Se borran para siempre tus slimes, monedas, cuestionarios y mapas. En los informes de otras personas pasas a ser «Former player».',
  farewellTeacher:
    'También se borran los informes de las partidas que dirigiste. Lo que jugó una clase se queda en la clase.',
  farewellAsk: '¿Borrar tu cuenta para siempre?',
  farewellDetails: 'No podrás recuperarla. Tampoco puede nadie con permisos de admin.',
  farewellYes: 'Borrar',
  farewellDone: 'Tu cuenta está borrada. ¡Que te vaya bien!',
}
