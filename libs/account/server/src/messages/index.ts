import { defineMessages } from '@vinlore/i18n';

/** What the account calls and their mails say. */
export const accountMessages = defineMessages({
  en: {
    'account.passwordShort': 'Use a password of at least 8 characters.',
    'account.passwordLong': 'Use a password of at most 128 characters.',
    'account.passwordCommon': 'This password is easy to guess. Choose one that is not a common word or your own name.',
    'account.loginRefused': 'E-mail and password do not match.',
    'account.closed':
      'You have closed this account. The mail that confirmed it has the link that opens it again, for 14 days after closing.',
    'account.registered':
      'Thank you. We have sent you a mail; if this address is new here, you can log in with your password right away.',
    'account.gateRefused': 'This access does not match. Check it with the person who gave it to you.',
    'account.gateOpen': 'This site is open: you need no access for it.',
    'account.welcomeSubject': 'Welcome to {brand}',
    'account.welcomeBody': 'Your account at {brand} is ready. You can log in with the password you chose.',
    'account.welcomeAction': 'Log in',
    'account.notYou': 'You did not open this account? Write to {support} and we will remove it.',
    'account.knownSubject': 'You already have an account at {brand}',
    'account.knownBody':
      'Somebody tried to open an account at {brand} with your address. You already have one: log in with the password you chose then. Nothing was changed.',
    'account.knownNotYou': 'It was not you? Then there is nothing to do. Questions: {support}',
  },
  es: () => import('./es.ts').then((module) => module.es),
});
