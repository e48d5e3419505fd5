/** Texts of the pages that a mail's link opens, and of the one that asks for such a mail. */
export const en = {
  'account.forgotTitle': 'Reset your password',
  'account.forgotLead': 'Enter your email and we’ll send you a reset link.',
  'account.forgotAction': 'Send reset link',
  'account.forgotWorking': 'Sending…',
  'account.forgotSent':
    'If {email} has an account, we’ve sent it a reset link. The link works once, for a limited time.',
  'account.rememberIt': 'Remember your password?',

  'account.resetTitle': 'Choose a new password',
  'account.resetLead': 'You’ll be signed in here and signed out everywhere else.',
  'account.resetAction': 'Save and sign in',
  'account.resetWorking': 'Saving password…',
  'account.resetGone': 'This link has expired or was already used.',
  'account.linkTooOld': 'Link expired?',
  'account.newLink': 'Request a new one',

  'account.confirmTitle': 'Activate your account',
  'account.confirmLead': 'Confirm your email to activate your account and sign in.',
  'account.confirmAction': 'Activate account',
  'account.confirmWorking': 'Activating account…',
  'account.choosePasswordTitle': 'Choose a password',
  'account.choosePasswordLead': 'You signed up in a different browser, so choose your password here.',
  'account.signUpAgain': 'Sign up again',

  'account.confirmEmailTitle': 'Confirm your new email',
  'account.confirmEmailLead': 'You’ll use this email to sign in and get messages from us.',
  'account.confirmEmailAction': 'Confirm email',
  'account.confirmEmailWorking': 'Confirming email…',
  'account.emailConfirmedTitle': 'Email updated',
  'account.emailConfirmed': 'From now on, sign in with {email}. We also notified your previous address.',
  'account.toProfile': 'Go to your profile',

  'account.undoEmailTitle': 'Recover your account',
  'account.undoEmailLead':
    'We’ll restore your previous email, password, and sign-in methods, and sign out all devices.',
  'account.undoEmailAction': 'Recover my account',
  'account.undoEmailWorking': 'Recovering your account…',
  'account.undoneTitle': 'Account recovered',
  'account.undoneLead': 'Someone may know your password. Choose a new one now.',
  'account.undone': 'You can sign in with {email} again. All devices were signed out.',
  'account.undonePassword': 'Choose a new password',

  'account.linkIncompleteTitle': 'This link is incomplete',
  'account.linkIncomplete':
    'Some email apps cut off long links. Copy the full link from the email and paste it into the address bar.',
} as const;
