/** Texts of the pages that a mail's link opens, and of the one that asks for such a mail. */
export const en = {
  'account.forgotTitle': 'Choose a new password',
  'account.forgotLead': 'Tell us your email. We send you a link to choose a new password.',
  'account.forgotAction': 'Send me the link',
  'account.forgotWorking': 'Sending…',
  'account.forgotSent':
    'If {email} has an account here, a mail with a link is on its way. The link is good for a short time and opens once.',
  'account.rememberIt': 'Do you know your password after all?',

  'account.resetTitle': 'Choose a new password',
  'account.resetLead':
    'Everybody who is signed in to your account now will be signed out, and you will be signed in here.',
  'account.resetAction': 'Save the password and sign in',
  'account.resetWorking': 'Saving the password…',
  'account.resetGone': 'This link was used already, or it has expired.',
  'account.linkTooOld': 'Is the link no longer good?',
  'account.newLink': 'Ask for a new one',

  'account.confirmTitle': 'Open your account',
  'account.confirmLead': 'The link in our mail proves that the email is yours. One click, and you are in.',
  'account.confirmAction': 'Open my account',
  'account.confirmWorking': 'Opening the account…',
  'account.choosePasswordTitle': 'Choose a password',
  'account.choosePasswordLead': 'This sign-up began in another browser, so choose your password here.',
  'account.signUpAgain': 'Sign up again',

  'account.confirmEmailTitle': 'Confirm your new email',
  'account.confirmEmailLead': 'From then on you sign in with this email, and our mails come here.',
  'account.confirmEmailAction': 'Use this email',
  'account.confirmEmailWorking': 'Changing the email…',
  'account.emailConfirmedTitle': 'Your email is changed',
  'account.emailConfirmed': 'From now on you sign in with {email}. We told your former address, too.',
  'account.toProfile': 'To your profile',

  'account.undoEmailTitle': 'Wasn’t it you?',
  'account.undoEmailLead':
    'We’ll put your email, password, and sign-in methods back to what they were, and sign out all devices.',
  'account.undoEmailAction': 'Take my account back',
  'account.undoEmailWorking': 'Restoring…',
  'account.undoneTitle': 'Your account is yours again',
  'account.undoneLead': 'Someone may know your password. Choose a new one now.',
  'account.undone': 'You sign in with {email} again. All devices are signed out.',
  'account.undonePassword': 'Choose a new password',

  'account.linkIncompleteTitle': 'This link is not complete',
  'account.linkIncomplete':
    'Some mail programs cut long links. Copy the whole link from the mail into the address bar.',
} as const;
