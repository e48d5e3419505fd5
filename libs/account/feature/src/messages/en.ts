/** Texts of the account screens. */
export const en = {
  'account.email': 'E-mail',
  'account.password': 'Password',
  'account.showPassword': 'Show',
  'account.hidePassword': 'Hide',

  'account.loginTitle': 'Log in',
  'account.loginLead': 'Your stickers are kept in your account.',
  'account.loginAction': 'Log in',
  'account.loginWorking': 'Logging in …',
  'account.noAccount': 'No account yet?',
  'account.toSignUp': 'Create one',

  'account.signUpTitle': 'Create your account',
  'account.signUpLead': 'Every sticker that you make stays here, to open and download again.',
  'account.signUpAction': 'Create the account',
  'account.signUpWorking': 'Creating the account …',
  'account.phone': 'Phone',
  'account.optional': 'optional',
  'account.passwordHint': 'At least 8 characters. A short sentence works well.',
  'account.haveAccount': 'Already have an account?',
  'account.toLogin': 'Log in',
  'account.registered': 'Thank you. If this e-mail already had an account, log in with the password of that account.',

  'account.gateTitle': 'By invitation',
  'account.gateLead': '{brand} is open to invited members. Enter the access that you were given.',
  'account.gateEmail': 'Access e-mail',
  'account.gatePassword': 'Access password',
  'account.gateAction': 'Open the door',
  'account.gateWorking': 'Checking …',
  'account.gateHelp': 'No access? Write to {email}.',

  'account.emailMissing': 'Enter your e-mail address.',
  'account.emailInvalid': 'This e-mail address is not complete. It looks like name@example.com.',
  'account.passwordMissing': 'Enter your password.',
  'account.newPasswordMissing': 'Choose a password.',
  'account.passwordShort': 'Use at least 8 characters.',
  'account.passwordLong': 'Use at most 128 characters.',
  'account.phoneInvalid': 'Use digits, spaces and + ( ) . - only.',

  'account.loggedOut': 'You are logged out.',
  'account.sessionOver': 'Your session ended. Log in to go on where you were.',
} as const;
