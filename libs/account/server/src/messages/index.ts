import { defineMessages } from '@vinlore/i18n';

/** What the account calls and their mails say. */
export const accountMessages = defineMessages({
  en: {
    'account.passwordShort': 'Use a password of at least 8 characters.',
    'account.passwordLong': 'Use a password of at most 128 characters.',
    'account.passwordCommon': 'This password is easy to guess. Choose one that is not a common word or your own name.',
    'account.loginRefused':
      'E-mail and password do not match. If you have just registered, open the link in our mail first.',
    'account.tooManyTries':
      'Too many wrong passwords. Try again in {minutes, plural, one {# minute} other {# minutes}}, or choose a new password with “Forgot password?”.',
    'account.closed':
      'You have closed this account. The mail that confirmed it has the link that opens it again, for 14 days after closing.',
    'account.registered':
      'Thank you. We have sent you a mail: open the link in it within 24 hours, and you are in. Look in the spam folder too.',
    'account.resetSent':
      'We have sent a mail to this address that says how to go on. Look in the spam folder too. If you asked several times, open the newest one.',
    'account.linkOld':
      'This link is no longer good: it was used already, replaced by a newer one, or is too old. Ask for a new mail.',
    'account.oldPasswordNeeded':
      'Enter your current password too: it is more than 10 minutes since you logged in. Without one, log out and in again first.',
    'account.oldPasswordWrong': 'The current password does not match.',
    'account.passwordChanged': 'Your password is changed. All your other devices are logged out.',
    'account.device': '{browser} on {system}',
    'account.sessionUnknown': 'This device is logged out already.',
    'account.googleNotConfigured': 'You cannot log in with Google here. Log in with your e-mail and password.',
    'account.googleRefused': 'Google did not confirm who you are. Try again, or log in with your e-mail and password.',
    'account.googleDown': 'Google cannot be asked right now. Try again in a minute, or log in with your password.',
    'account.googleUsePassword':
      'You already have an account with this e-mail. Log in with its password, or choose a new one with “Forgot password?”.',
    'account.googleSubject': 'You can log in to {brand} with Google',
    'account.googleBody': 'Your Google account now opens your account at {brand}.',
    'account.googleNotYou':
      'It was not you? Write to {support}, and we will undo it. Somebody else may be able to use your Google account: check it too.',
    'account.gateRefused': 'This access does not match. Check it with the person who gave it to you.',
    'account.gateOpen': 'This site is open: you need no access for it.',
    'account.confirmSubject': 'Confirm your registration at {brand}',
    'account.confirmBody':
      'One more step to your account at {brand}: open the link within 24 hours. It confirms your address and logs you in.',
    'account.confirmAction': 'Confirm and log in',
    'account.confirmNotYou':
      'You did not register? Then leave the link alone, and no account is opened. Questions: {support}',
    'account.knownSubject': 'You already have an account at {brand}',
    'account.knownBody':
      'Somebody tried to open an account at {brand} with your address. You already have one: log in with the password you chose then. Nothing was changed.',
    'account.knownForgot': 'Forgot your password? Choose a new one: {reset}',
    'account.knownNotYou': 'It was not you? Then there is nothing to do. Questions: {support}',
    'account.loginAction': 'Log in',
    'account.resetSubject': 'Choose a new password at {brand}',
    'account.resetBody':
      'Somebody, probably you, asked for a new password at {brand}. Open the link within an hour to choose one. Until then nothing changes.',
    'account.resetAction': 'Choose a new password',
    'account.resetNotYou': 'It was not you? Then there is nothing to do. Questions: {support}',
    'account.firstSubject': 'Choose a password for your {brand} account',
    'account.firstBody':
      'Your purchase came with an account at {brand}: it keeps what you bought, your credits and your invoices. Open the link within 24 hours to choose its password.',
    'account.firstAction': 'Choose a password',
    'account.firstLater': 'Later is fine too: ask for a new link here whenever you like: {reset}',
    'account.firstNotYou': 'You bought nothing? Then somebody mistyped their address. Write to {support}.',
    'account.noneSubject': 'No account at {brand} with this address',
    'account.noneBody':
      'Somebody asked for a new password at {brand} for your address, but there is no account with it. If it was you, you may have signed up with another address, or not opened the link of your registration yet.',
    'account.signUpAction': 'Sign up',
    'account.closedSubject': 'Your account at {brand} is closed',
    'account.changedSubject': 'Your password at {brand} was changed',
    'account.changedBody':
      'The password of your account at {brand} was just changed. All other devices were logged out.',
    'account.changedNotYou':
      'It was not you? Choose a new password right away, which logs everybody else out, and write to {support}.',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
