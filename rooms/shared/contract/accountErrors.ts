/** What only those are refused who sign in, look after their account or after a school: no player's phone loads it. */
export const accountErrors = {
  wrongPassword: 'That is not your password',
  passwordCommon: 'Too many people use this password. Please choose another one.',
  passwordIsName: 'Please choose a password that is not your name',
  chooseNewPassword: 'Please choose a new password of your own',
  teacherCodeWrong: "Please enter your school's code for teachers",
  administratorsOnly: 'Only administrators can do this',
  ownAccountElsewhere: 'Your own account is looked after on its own page',
  administratorsStay: 'Administrators cannot be removed. Make them a teacher like others first.',
} as const
