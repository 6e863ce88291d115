import type { AllWords } from '../../../allWords.ts'

export const accountRefusalTexts: AllWords['accountRefusalTexts'] = {
  wrongPassword: 'Esa no es tu contraseña',
  passwordCommon: 'Demasiada gente usa esta contraseña. Elige otra, por favor.',
  passwordIsName: 'Elige una contraseña que no sea tu nombre',
  chooseNewPassword: 'Elige una contraseña nueva y propia',
  teacherCodeWrong: 'Escribe el código de tu escuela para docentes',
  administratorsOnly: 'Esto es solo para admins',
  ownAccountElsewhere: 'Cambia tu propia cuenta en la página «Mi cuenta»',
  administratorsStay: 'No puedes borrar a un admin. Quítale antes ese permiso.',
  lastAdministrator: 'Nadie más es admin. Da antes el permiso a otra persona, en la página «Mi escuela».',
}
