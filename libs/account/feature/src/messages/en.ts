/** Texts of the account screens. */
export const en = {
  'account.email': 'Email',
  'account.password': 'Password',
  'account.newPassword': 'New password',
  'account.showPassword': 'Show',
  'account.hidePassword': 'Hide',

  'account.loginTitle': 'Sign in',
  'account.loginLead':
    'Access {sold, select, both {your reports and stickers} report {your reports} other {your stickers}}.',
  'account.loginAction': 'Sign in',
  'account.loginWorking': 'Signing in…',
  'account.toForgot': 'Forgot your password?',
  'account.noAccount': 'Don’t have an account?',
  'account.toSignUp': 'Sign up',

  'account.signUpTitle': 'Create your account',
  'account.signUpLead':
    'View and download {sold, select, both {your reports and stickers} report {your reports} other {your stickers}} anytime.',
  'account.signUpAction': 'Create account',
  'account.signUpWorking': 'Creating account…',
  'account.phone': 'Phone',
  'account.optional': 'optional',
  'account.passwordHint': 'At least 8 characters. A short sentence works well.',
  'account.haveAccount': 'Already have an account?',
  'account.toLogin': 'Sign in',
  'account.sentTitle': 'Check your inbox',
  'account.registeredSent': 'We sent a link to {email}. Open it to activate your account.',
  'account.sentHelp': 'Didn’t get it? Check your spam folder, or make sure the address is correct.',
  'account.sendAgain': 'Resend email',
  'account.sendingAgain': 'Sending…',
  'account.sentAgain': 'Email sent again',
  'account.otherEmail': 'Use a different email',

  'account.or': 'or',
  'account.passkeyLogin': 'Sign in with a passkey',
  'account.passkeyWorking': 'Follow the prompts on your device…',
  'account.passkeyStopped': 'The request was canceled or timed out. Nothing was changed.',
  'account.passkeyKnown': 'This device already has a passkey for your account.',
  'account.passkeyUnsupported':
    'Passkeys aren’t available in this browser or at this web address. Use your password instead.',
  'account.passkeyFailed': 'Your device couldn’t complete the request. Try again or use your password.',

  'account.gateTitle': 'Invitation only',
  'account.gateLead': 'Enter the access email and password you received for {brand}.',
  'account.gateEmail': 'Access email',
  'account.gatePassword': 'Access password',
  'account.gateAction': 'Continue',
  'account.gateWorking': 'Checking…',
  'account.gateHelp': 'Don’t have access? Contact {email}.',

  'account.emailMissing': 'Enter your email address.',
  'account.emailInvalid': 'Enter a valid email address, like name@example.com.',
  'account.passwordMissing': 'Enter your password.',
  'account.newPasswordMissing': 'Choose a password.',
  'account.passwordShort': 'Use at least 8 characters.',
  'account.passwordLong': 'Use 128 characters or fewer.',
  'account.phoneInvalid': 'Use only digits, spaces, and + ( ) . -',

  'account.loggedOut': 'You’ve signed out.',
  'account.sessionOver': 'Your session expired. Sign in to pick up where you left off.',
} as const;
