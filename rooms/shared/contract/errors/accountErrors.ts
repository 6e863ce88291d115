/** What only those are refused who sign in, look after their account or after a school: no player's phone loads it. */
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
