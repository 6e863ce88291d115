/** Refusals for signing in, for one's account and for administrators. No player's phone loads them. */
export const accountErrors = {
  wrongPassword: 'That is not your password',
  passwordCommon: 'Too many people use this password. Please choose another one.',
  passwordIsName: 'Please choose a password that is not your name',
  chooseNewPassword: 'Please choose a new password of your own',
  teacherCodeWrong: "Please enter your school's code for teachers",
  administratorsOnly: 'Only administrators can do this',
  ownAccountElsewhere: 'Change your own account on the page “My account”',
  administratorsStay: 'You cannot delete an administrator. Remove them as administrator first.',
  lastAdministrator: 'You are the only administrator. Make somebody else one first, on the page “My school”.',
} as const
